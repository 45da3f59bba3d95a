/** The markup inside the `<svg>` of each icon that a page shows, by the name that content gives it. */
export type IconDrawings = Record<string, string>;

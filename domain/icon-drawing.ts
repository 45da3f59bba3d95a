import type { DayIconName } from "./icon-name.ts";

/** The markup inside an icon's `<svg>`. */
export type IconDrawings = Partial<Record<DayIconName, string>>;

import type { DayIconName } from "./icon-name.ts";

/** What stands inside an icon's `<svg>`, as markup. */
export type IconDrawings = Partial<Record<DayIconName, string>>;

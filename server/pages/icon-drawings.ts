import iconImports from "lucide-react/dynamicIconImports";
import type { DayIconName, IconDrawing, IconDrawings } from "#domain/icon-name.ts";

/** The lines of icons that one page needs; sent as data, they spare the browser the code of all the others. */
export async function readIconDrawings(names: readonly DayIconName[]): Promise<IconDrawings> {
  const drawings: IconDrawings = {};
  for (const name of names) {
    const { __iconData: icon } = await iconImports[name]();
    drawings[name] = (icon.node as IconDrawing).map(([element, { key: _, ...attributes }]) => [element, attributes]);
  }
  return drawings;
}

import iconImports from "lucide-react/dynamicIconImports";
import type { IconDrawings } from "#domain/icon-drawing.ts";
import type { DayIconName } from "#domain/icon-name.ts";

/** The icons that one page shows; sent as markup, they spare the browser the code of all the others. */
export async function readIconDrawings(names: readonly DayIconName[]): Promise<IconDrawings> {
  const drawings: IconDrawings = {};
  for (const name of names) {
    const { __iconData: icon } = await iconImports[name]();
    drawings[name] = icon.node.map(([element, attributes]) => writeElement(element, attributes)).join("");
  }
  return drawings;
}

/** Lucide's attributes are numbers, colours and path commands: nothing in them needs escaping. */
function writeElement(element: string, { key: _, ...attributes }: Record<string, unknown>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${element}${written.join("")}/>`;
}

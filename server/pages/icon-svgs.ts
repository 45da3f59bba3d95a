import iconImports from "lucide-react/dynamicIconImports";
import type { IconSvgs } from "#domain/content/page-sections.ts";
import { BadContent } from "#domain/content/define-content.ts";

/** Content may name any of Lucide's icons; scripts/check-content.ts finds a wrong name before a page does. */
export const isIconName = (name: string): name is keyof typeof iconImports => Object.hasOwn(iconImports, name);

/** The icons that one page shows; sent as markup, they spare the browser the code of all the others. */
export async function loadIconSvgs(shown: readonly { icon: string }[]): Promise<IconSvgs> {
  const drawings: IconSvgs = {};
  for (const { icon: name } of shown) {
    if (!isIconName(name)) throw new BadContent(`There is no icon "${name}"`);
    const { __iconData: icon } = await iconImports[name]();
    drawings[name] = icon.node.map(([element, attributes]) => formatSvgElement(element, attributes)).join("");
  }
  return drawings;
}

/** Lucide's attributes are numbers, colours and path commands: nothing in them needs escaping. */
function formatSvgElement(element: string, { key: _, ...attributes }: Record<string, unknown>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${element}${written.join("")}/>`;
}

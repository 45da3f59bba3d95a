import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import iconImports from "lucide-react/dynamicIconImports";
import type { Plugin } from "vite";

const id = "virtual:icon-sprite";

/** Content may name any of Lucide's icons; scripts/check-content.ts finds a wrong name before a page does. */
export const isIconName = (name: string): name is keyof typeof iconImports => Object.hasOwn(iconImports, name);
export const iconNames = Object.keys(iconImports);

/**
 * `import url from "virtual:icon-sprite"`: the address of one SVG file that holds each icon that pages or content name, once. A page then
 * has neither the drawings nor the code that makes them.
 */
export function iconSprite(): Plugin {
  let root = "";
  return {
    name: "icon-sprite",
    enforce: "pre",
    configResolved(config) {
      ({ root } = config);
    },
    async resolveId(source) {
      if (source !== id) return undefined;
      const sprite = await drawSprite(await listIconNames(root));
      // Named by what it holds: another course that is built beside this one has a file of its own.
      const hash = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
      const file = path.join(root, ".react-router/icons", hash, "icons.svg");
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, sprite);
      return `${file}?url`;
    },
  };
}

async function listIconNames(root: string): Promise<string[]> {
  const names = new Set<string>();
  for await (const file of glob(["app/**/*.tsx", "content/**/*.ts"], { cwd: root })) {
    for (const name of findIconNames(await readFile(path.join(root, file), "utf8"))) names.add(name);
  }
  return [...names].toSorted();
}

/** An icon is named in two ways: `<Icon name="x">`, also as one of two, and as `icon`, a field or a property. */
export function findIconNames(source: string): string[] {
  const places = source.matchAll(/<Icon\s+name=(?:\{[^}]*\}|"[^"]*")|\bicon(?:"?:\s*"[^"]*"|=(?:\{[^}<]*\}|"[^"]*"))/g);
  return [...places].flatMap(([place]) => [...place.matchAll(/(?<!icon)"([^"]+)"/g)].map(([, name = ""]) => name));
}

async function drawSprite(names: readonly string[]): Promise<string> {
  const symbols = names.map(async (name) => {
    if (!isIconName(name)) throw new Error(`There is no icon "${name}" at lucide.dev/icons`);
    const { __iconData: icon } = await iconImports[name]();
    const drawing = icon.node.map(([element, attributes]) => formatSvgElement(element, attributes)).join("");
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join("")}</svg>`;
}

/** Lucide's attributes are numbers, colours and path commands: nothing in them needs escaping. */
function formatSvgElement(element: string, { key: _, ...attributes }: Record<string, unknown>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${element}${written.join("")}/>`;
}

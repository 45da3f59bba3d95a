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
  const icons = names.map(async (name) => {
    if (!isIconName(name)) throw new Error(`There is no icon "${name}" at lucide.dev/icons`);
    const { __iconData: icon } = await iconImports[name]();
    return drawIcon(name, icon.node);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(icons)).join("")}</svg>`;
}

type Shape = readonly [element: string, attributes: object, ...rest: unknown[]];

/**
 * All shapes of an icon in one path, but for the few icons with a filled shape. A browser reads, styles and draws a quarter of the elements,
 * and does so right after the first paint. Each shape begins at the origin, since its first command may be relative.
 */
export function drawIcon(name: string, shapes: readonly Shape[]): string {
  if (!shapes.some(([, attributes]) => "fill" in attributes)) {
    return `<path id="${name}" d="${shapes.map((shape) => `M0 0${toPath(shape)}`).join("")}"/>`;
  }
  return `<g id="${name}">${shapes.map(drawShape).join("")}</g>`;
}

const drawShape = (shape: Shape) =>
  `<path d="${toPath(shape)}"${"fill" in shape[1] ? ` fill="${String(shape[1].fill)}"` : ""}/>`;

function toPath([element, attributes]: Shape): string {
  const { d, points, ...others }: Record<string, unknown> = { ...attributes };
  const number = (name: string, otherwise = 0) => Number(others[name] ?? otherwise);
  const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
  const rx = number("rx", number("ry", number("r")));
  const ry = number("ry", rx);
  const corner = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  switch (element) {
    case "path":
      return String(d);
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "polyline":
      return `M${String(points)}`;
    case "polygon":
      return `M${String(points)}z`;
    case "circle":
    case "ellipse":
      return `M${number("cx") - rx} ${number("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
    case "rect":
      return (
        `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
        `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
      );
    default:
      throw new Error(`An icon has a <${element}>, which nothing here turns into a path`);
  }
}

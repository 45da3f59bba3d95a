import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Shape = { parents: string[]; properties: string[] };

/**
 * The vocabulary of schema.org as schema-dts generates it from the published one: for each type an interface
 * `NameLeaf`, and behind it what it inherits from.
 */
const shapes = new Map<string, Shape>();
const declarations = readFileSync(fileURLToPath(new URL("schema.d.ts", import.meta.resolve("schema-dts"))), "utf8");
for (const [, name = "", parents = "", body = ""] of declarations.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
)) {
  shapes.set(name, {
    parents: parents.split(",").map((parent) => parent.trim()),
    properties: Array.from(body.matchAll(/^ +"(\w+)"\?:/gm), ([, property]) => property ?? ""),
  });
}

function listProperties(shape: string): string[] {
  const { parents, properties } = shapes.get(shape) ?? { parents: [], properties: [] };
  return [...properties, ...parents.flatMap(listProperties)];
}

/** The properties schema.org gives a type, inherited ones included; nothing for a type it does not know. */
export function propertiesOfType(type: string): ReadonlySet<string> | null {
  return shapes.has(`${type}Leaf`) ? new Set(listProperties(`${type}Leaf`)) : null;
}

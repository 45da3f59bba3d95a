import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { lineNumberAt } from "./describe-content-issues.ts";

/** What the site imports from content files that do not have it: one that is empty, or whose constant was renamed. */
export function listMissingContentExports(): string[] {
  const importers = globSync("{app,server,scripts,tools,content}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\./.test(file),
  );
  const missing = importers.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^import \{([^}]*)\} from "(\.{1,2}\/[^"]+|#content\/[^"]+)"/gm)].flatMap(
      ([, names = "", target = ""]) => {
        const from = target.startsWith("#") ? target.slice(1) : path.join(path.dirname(file), target);
        if (!from.startsWith("content/")) return [];
        if (!existsSync(from))
          return target.startsWith("#") ? [`${from}: the file is missing, and the site needs it.`] : [];
        const exported = readFileSync(from, "utf8");
        return names
          .split(",")
          .map((name) => name.trim().replace(/^type | as .*$/g, ""))
          .filter((name) => name !== "" && !new RegExp(`^export .*\\b${name}\\b`, "m").test(exported))
          .map((name) => `${from}:1: has no \`export const ${name}\`, which the site needs.`);
      },
    ),
  );
  return [...new Set(missing)];
}

/** Node names the first alone, and of that neither the line nor all files that need it. */
export function listBrokenContentImports(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/\bfrom "(\.{1,2}\/[^"]+|#content\/[^"]+)"/g)].flatMap(({ 1: name = "", index }) => {
    const target = name.startsWith("#") ? name.slice(1) : path.join(path.dirname(file), name);
    return existsSync(target) ? [] : [`${file}:${lineNumberAt(source, index)}: imports ${name}, which is not there.`];
  });
}

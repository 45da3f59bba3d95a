import type { Plugin } from "vite";
import { findRuleOfAll, separateGround } from "#server/pages/page-styles.ts";

/** Leaves out of the visitors' sheet what every page has inline (`app/entry.server.tsx`, which imports the same file whole, as text). */
export function groundlessSheet(): Plugin {
  return {
    name: "groundless-sheet",
    apply: "build",
    // After Tailwind, and before Vite names the file by what it holds.
    enforce: "pre",
    transform: (code, id) => (isSheet.test(id) ? { code: withoutGround(code), map: null } : undefined),
  };
}

/** As Vite asks for a sheet whose address is imported. */
const isSheet = /\/app\/app\.css\?transform-only$/;

export function withoutGround(styles: string): string {
  const { rest } = separateGround(styles);
  const found = findRuleOfAll(rest);
  if (found) {
    throw new Error(`"${found}" belongs into the base layer: out of the sheet it would have each page styled twice.`);
  }
  return rest;
}

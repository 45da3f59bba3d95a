import type { Plugin } from "vite";
import { findFirstGlobalRule, splitGlobalStyles } from "#server/pages/page-styles.ts";

/** Leaves out of the visitors' sheet what every page has inline (`app/entry.server.tsx`, which imports the same file whole, as text). */
export function stripInlinedGlobalStyles(): Plugin {
  return {
    name: "strip-inlined-global-styles",
    apply: "build",
    // After Tailwind, and before Vite names the file by what it holds.
    enforce: "pre",
    transform: (code, id) => (isSheet.test(id) ? { code: removeGlobalStyles(code), map: null } : undefined),
  };
}

/** As Vite asks for a sheet whose address is imported. */
const isSheet = /\/app\/app\.css\?transform-only$/;

export function removeGlobalStyles(styles: string): string {
  const { rest } = splitGlobalStyles(styles);
  const found = findFirstGlobalRule(rest);
  if (found) {
    throw new Error(`"${found}" belongs into the base layer: out of the sheet it would have each page styled twice.`);
  }
  return rest;
}

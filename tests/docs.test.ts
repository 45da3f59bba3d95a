import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/decisions/*.md")];
const rooms = /^(app|bench|content|deploy|docs|domain|scripts|server|tests|tools|vite)\//;

/** Files and folders of ours that a page names in code marks; patterns and made-up names are left out. */
const namedPaths = (page: string) =>
  [...readFileSync(page, "utf8").matchAll(/`([\w./-]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => rooms.test(name));

test.each(pages)("%s names only files that are there", (page) => {
  expect(namedPaths(page).filter((name) => !existsSync(name))).toEqual([]);
});

test("the pages do name files", () => {
  expect(pages.flatMap(namedPaths).length).toBeGreaterThan(30);
});

test("every npm script that a page names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/npm run ([\w:]+)/g)].map(([, n]) => n),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
});

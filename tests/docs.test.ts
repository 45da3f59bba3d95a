import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { settingsSchema } from "#server/config.ts";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/{*,decisions/*}.md")];
const sourceFolders = /^(app|bench|content|deploy|docs|domain|scripts|server|tests|tools|vite)\//;

const read = (file: string) => readFileSync(file, "utf8");
const matches = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, found = ""]) => found);

/** Files and folders of ours that a page names in code marks; patterns and made-up names are left out. */
const namedPaths = (page: string) => matches(page, /`([\w./-]+)`/g).filter((name) => sourceFolders.test(name));

/** The addresses of a page's headings, as GitHub makes them. */
const anchors = (page: string) =>
  matches(page, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

test.each(pages)("%s names only files that exist", (page) => {
  expect(namedPaths(page).filter((name) => !existsSync(name))).toEqual([]);
});

test("the pages name files at all", () => {
  expect(pages.flatMap(namedPaths).length).toBeGreaterThan(30);
});

test.each(pages)("%s links only to pages and headings that exist", (page) => {
  const links = matches(page, /\]\((?!https?:)([^)]+)\)/g);
  const isBroken = (link: string) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? page : path.join(path.dirname(page), file);
    return !existsSync(target) || (anchor !== undefined && !anchors(target).includes(anchor));
  };
  expect(links.filter(isBroken)).toEqual([]);
});

test("every npm script that a page names exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) => matches(page, /npm run ([\w:-]+)/g));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("the README lists every setting", () => {
  const listed = matches("README.md", /^\| (`[A-Z].*?) \|/gm).flatMap((cell) => cell.match(/[A-Z_]+/g) ?? []);
  expect(listed.toSorted()).toEqual(Object.keys(settingsSchema.entries).toSorted());
});

test("the README is read in one sitting: at most 150 lines", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(150);
});

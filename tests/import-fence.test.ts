import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) }),
);

/** Lints temporary files with the rules of this repository, and returns those that break the given one. */
function findOffenders(rule: string, sources: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "fence-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["package.json", ".oxlintrc.json"]) copyFileSync(file, path.join(folder, file));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const oxlint = path.resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json"], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = v.parse(reportSchema, stdout);
  return [...new Set(diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename))].toSorted();
}

/** One file per import, in the folder it is tested for. */
function sourcesOf(imports: Record<string, readonly string[]>, write = (from: string) => `export * from "${from}";\n`) {
  const files = Object.entries(imports).flatMap(([folder, specifiers]) =>
    specifiers.map((from, index) => [`${folder}/case-${index}.ts`, write(from)] as const),
  );
  return Object.fromEntries(files);
}

const serverOnly = ["#content/x.ts", "../../content/x.ts", "#server/x.ts", "../../server/x.ts"];
const work = ["#tests/x.ts", "../../tests/x.ts", "../../scripts/x.ts", "../../bench/x.ts", "../../tools/x.ts"];

const refused = {
  domain: ["#app/x.ts", "../app/x.ts", "#content/x.ts", "../content/x.ts", "../server/x.ts", "node:fs", ...work],
  "domain/deep": ["../../server/x.ts", "../../content/x.ts", "./../../app/x.ts"],
  content: ["#app/x.ts", "../app/x.ts", "#server/x.ts", "../server/x.ts", "node:fs", ...work],
  server: ["#app/x.ts", "../app/x.ts", "#domain/../app/x.ts", ...work],
  "server/api": ["../../app/lib/x.ts"],
  app: work,
  "app/routes": work,
  "app/lib": ["#app/ui/x.ts", "../ui/x.ts", "../features/staff/x.ts", "../root.tsx", ...serverOnly, ...work],
  "app/lib/deep": ["../../sections/x.ts", "../../routes/x.ts"],
  "app/ui": ["#app/features/staff/x.ts", "../features/staff/x.ts", "#app/root.tsx", ...serverOnly, ...work],
  "app/ui/deep": ["../../sections/x.ts", "../../routes/x.ts"],
  "app/features/staff": ["#app/features/blog/x.ts", "../blog/x.ts", "./../blog/x.ts", "../../features/blog/x.ts"],
  "app/features/blog": ["#app/sections/x.ts", "#app/routes/x.ts", "#app/root.tsx", ...serverOnly, ...work],
  "app/sections": ["#app/routes/x.ts", "../routes/x.ts", "../root.tsx", ...serverOnly, ...work],
  scripts: ["#app/x.ts", "../app/x.ts", "../bench/x.ts"],
};

const allowed = {
  // The one content file that the rules of both sides are computed from.
  domain: ["./x.ts", "valibot", "#phase-lengths"],
  content: ["#domain/x.ts", "../domain/x.ts", "./x.ts"],
  server: ["#domain/x.ts", "#content/x.ts", "./x.ts", "node:fs"],
  "server/api": ["../db/x.ts"],
  app: ["#server/x.ts", "#content/x.ts", "./sections/x.ts"],
  "app/routes": ["#server/x.ts", "#content/x.ts", "#app/sections/x.ts"],
  "app/lib": ["./x.ts", "#domain/x.ts"],
  "app/ui": ["./x.ts", "#app/lib/x.ts", "../lib/x.ts", "#domain/x.ts"],
  "app/features/staff": ["./x.ts", "#app/lib/x.ts", "#app/ui/x.ts", "#domain/x.ts"],
  "app/sections": ["./x.ts", "#app/features/staff/x.ts", "../ui/x.ts", "#domain/x.ts"],
  scripts: ["#server/x.ts", "../server/x.ts", "../tools/x.ts"],
  "tests/browser": ["#app/x.ts", "../../server/x.ts", "../../scripts/x.ts"],
};

test("no import goes against the direction, however it is written", () => {
  const sources = sourcesOf(refused);
  expect(findOffenders("no-restricted-imports", sources)).toEqual(Object.keys(sources).toSorted());
});

test("an import of a type alone is an import too", () => {
  const sources = sourcesOf(refused, (from) => `import type { X } from "${from}";\nexport type Y = X;\n`);
  expect(findOffenders("no-restricted-imports", sources)).toEqual(Object.keys(sources).toSorted());
});

test("imports along the direction pass, and tests may import anything", () => {
  const sources = { ...sourcesOf(allowed), "domain/x.test.ts": 'export * from "#server/x.ts";\n' };
  expect(findOffenders("no-restricted-imports", sources)).toEqual([]);
});

test("the browser's entry reaches neither server nor content", () => {
  const sources = { "app/entry.client.tsx": 'export * from "#server/x.ts";\nexport * from "../content/x.ts";\n' };
  expect(findOffenders("no-restricted-imports", sources)).toEqual(["app/entry.client.tsx"]);
});

test("two files that import each other are a cycle, even for a type", () => {
  const sources = {
    "domain/a.ts": 'import type { B } from "./b.ts";\nexport type A = { b: B };\n',
    "domain/b.ts": 'import type { A } from "./a.ts";\nexport type B = { a: A };\n',
  };
  expect(findOffenders("no-cycle", sources)).toEqual(["domain/a.ts", "domain/b.ts"]);
});

import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { covers, findLayer, mayImport, layers } from "../layers.ts";
import { insertLayerDiagram } from "../tools/draw-layers.ts";

test("every file of the product has a layer", () => {
  const files = globSync("{app,content,domain,server,scripts,tools,vite}/**/*.{js,ts,tsx}");
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !findLayer(file.replaceAll(path.sep, "/")))).toEqual([]);
});

test("every layer of the table exists", () => {
  expect(
    Object.keys(layers).filter((layer) => globSync(layer.includes(".") ? layer : `${layer}/*`).length === 0),
  ).toEqual([]);
});

test("no layer imports one that imports it, over however many others", () => {
  // Tests and benchmarks stand beside the layers and import what they need; single files inside a layer are held by import/no-cycle.
  const names = Object.keys(layers).filter((layer) => !layer.includes(".") && layer !== "tests" && layer !== "bench");
  const importsOf = (layer: string) =>
    names.filter((name) => name !== layer && layers[layer]?.some((entry) => covers(entry, name)));
  const done = new Set<string>();
  const listCircles = (layer: string, trail: readonly string[]): string[] => {
    if (trail.includes(layer)) return [[...trail, layer].join(" -> ")];
    if (done.has(layer)) return [];
    const circles = importsOf(layer).flatMap((next) => listCircles(next, [...trail, layer]));
    done.add(layer);
    return circles;
  };
  expect(names.flatMap((layer) => listCircles(layer, []))).toEqual([]);
});

test.each([
  ["domain/requests/x.ts", "server/db/requests/x.ts"],
  ["domain/requests/x.ts", "content/plans.ts"],
  ["content/x.ts", "server/config.ts"],
  ["server/db/requests/x.ts", "server/api/x.ts"],
  ["server/language/x.ts", "server/assistant/x.ts"],
  ["server/api/x.ts", "app/lib/x.ts"],
  ["app/lib/x.ts", "app/ui/x.tsx"],
  ["app/features/blog/x.ts", "app/features/staff/x.ts"],
  ["app/features/staff/inbox/x.ts", "app/features/staff/students/x.ts"],
  ["app/sections/x.tsx", "content/plans.ts"],
  ["app/entry.client.tsx", "server/config.ts"],
  ["server/api/x.ts", "tests/support/x.ts"],
  ["scripts/x.ts", "app/lib/x.ts"],
])("%s may not import %s", (importer, imported) => {
  expect(mayImport(importer, imported)).toBe(false);
});

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })) }),
);

/** Lints temporary files with the rules of this repository, and names the rules that each of them breaks. */
function lint(sources: Record<string, string>): Record<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "layers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["package.json", ".oxlintrc.json", "layers.ts", "tools"]) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const oxlint = path.resolve("node_modules/oxlint/bin/oxlint");
  const args = [oxlint, "--format=json", ...Object.keys(sources)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const found: Record<string, string[]> = Object.fromEntries(Object.keys(sources).map((file) => [file, []]));
  for (const { code, filename } of v.parse(reportSchema, stdout).diagnostics) found[filename]?.push(code);
  return found;
}

test("the linter refuses an import against the direction however it is written, and a circle of two files", () => {
  const against = {
    "domain/requests/relative.ts": 'export * from "../../server/config.ts";\n',
    "domain/requests/roundabout.ts": 'export * from "./../../server/config.ts";\n',
    "domain/requests/alias.ts": 'export { readConfig } from "#server/config.ts";\n',
    "domain/requests/type.ts": 'import type { Config } from "#server/config.ts";\nexport type Other = Config;\n',
    "domain/requests/inline-type.ts": 'export type Other = import("#server/config.ts").Config;\n',
    "domain/requests/later.ts": 'export const load = () => import("#server/config.ts");\n',
  };
  const along = {
    "domain/requests/along.ts": 'export * from "../content/plan.ts";\n',
    "domain/requests/a.test.ts": 'export * from "#server/config.ts";\n',
  };
  const others = {
    "domain/requests/node.ts": 'export * from "node:fs";\n',
    "domain/requests/circle.ts": 'import type { B } from "./circle-b.ts";\nexport type A = { b: B };\n',
    "domain/requests/circle-b.ts": 'import type { A } from "./circle.ts";\nexport type B = { a: A };\n',
  };
  expect(lint({ ...against, ...along, ...others })).toEqual({
    ...Object.fromEntries(Object.keys(against).map((file) => [file, ["layers(direction)"]])),
    ...Object.fromEntries(Object.keys(along).map((file) => [file, []])),
    "domain/requests/node.ts": ["eslint(no-restricted-imports)"],
    "domain/requests/circle.ts": ["import(no-cycle)"],
    "domain/requests/circle-b.ts": ["import(no-cycle)"],
  });
});

test("the README shows the picture of today's table", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(insertLayerDiagram(readme)).toBe(readme);
});

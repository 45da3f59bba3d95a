import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { runProgram } from "./support/run-program.ts";

// The program is the same in every test, and to compile it is most of its work.
const compiled = mkdtempSync(path.join(tmpdir(), "site-compiled-"));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));
const env = { NODE_COMPILE_CACHE: compiled };

/** What `npm run build` and `npm run dev` print for a site with this one content file. */
async function check(file: string, text: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "content/posts"), { recursive: true });
  for (const name of ["package.json", "node_modules", "domain", "public", "content/assistant"]) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  writeFileSync(path.join(folder, file), text);
  const { output, exit } = runProgram([process.execPath, path.resolve("scripts/check-content.ts")], {
    cwd: folder,
    env,
  });
  expect(await exit).toBe(output.stderr === "" ? 0 : 1);
  return output.stderr.trimEnd();
}

test("valid content passes without output", async () => {
  expect(await check("content/facts.ts", "export const students = 300;\n")).toBe("");
});

test("a wrong value is named by file and field", async () => {
  const text = `
    import * as v from "valibot";
    import { defineContent, text } from "#domain/content/define-content.ts";
    export const site = defineContent("content/site.ts", v.object({ name: text }), { name: "" });`;
  expect(await check("content/site.ts", text)).toBe("content/site.ts: name: must not be empty");
});

test("an icon that does not exist is named by file and field", async () => {
  const text = `export const badges = [{ icon: "award" }, { icon: "no-such-icon" }];`;
  expect(await check("content/badges.ts", text)).toBe(
    'content/badges.ts: badges.1.icon: there is no icon "no-such-icon" at lucide.dev/icons',
  );
});

test.for([
  ["a missing comma", "export const plans = [\n  { price: 1 }\n  { price: 2 },\n];\n", 3],
  ["a name declared twice", "const price = 1;\n\nconst price = 2;\n", 3],
  ["a name that is nowhere", "export const price = 1;\nexport const twice = prise * 2;\n", 2],
] as const)("%s is named by file and line, in one line", async ([, text, line]) => {
  expect(await check("content/plans.ts", text)).toMatch(new RegExp(`^content/plans\\.ts:${line}: \\w+Error: [^\\n]+$`));
});

test("broken fields of a post are named by file and line, in one line", async () => {
  const post = '---\ntitle: First\nkeywords: [one, two\nstatus: "draft"\n---\nHello.\n';
  expect(await check("content/posts/first.md", post)).toMatch(/^content\/posts\/first\.md:4: [^\n]+$/);
});

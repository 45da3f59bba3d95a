import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as v from "valibot";
import { isAllowed } from "./support/closed-environment.ts";

const rooms = "{app,bench,content,domain,server,scripts,tests,tools,vite}/**/*.{js,ts,tsx}";
const sources = globSync([rooms, "*.ts"])
  .filter((file) => file !== "tests/environment-guard.test.ts" && file !== "tests/closed-environment.test.ts")
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const findFiles = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

const commands = ["scripts/backup.ts", "scripts/dev.ts", "scripts/restore.ts", "scripts/serve.js", "scripts/unlock.ts"];

test("only commands that a person starts read .env", () => {
  expect(findFiles(/loadEnvFile|loadEnv\(|dotenv/)).toEqual(["scripts/owner-command.js"]);
  expect(findFiles(/owner-command\.js"/)).toEqual(commands);
  expect(findFiles(/envDir: false/)).toEqual(["vite.config.ts", "vitest.config.ts"]);
});

test("only these commands hand the whole environment on", () => {
  expect(findFiles(/process\.env(?!\[")/)).toEqual(
    [
      ...commands,
      // Starts the same command again, with settings of the allocator.
      "scripts/built-site.js",
      // Passed on to pg_dump and pg_restore, which an owner's command runs.
      "server/db/engine/backup.ts",
      "tests/support/closed-environment.ts",
      "tests/support/forget-owner-settings.ts",
    ].toSorted(),
  );
});

test("no single variable is read but those of the machine and of test runs", () => {
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(/process\.env\["(\w+)"\]/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  // NODE_ENV is no setting of the site: React chooses its build by it.
  expect(names.filter((name) => !isAllowed(name) && name !== "NODE_ENV")).toEqual([]);
});

test("whatever tests or measures forgets the owner's settings before it imports anything else", () => {
  const manifest = v.object({ scripts: v.record(v.string(), v.string()) });
  const { scripts } = v.parse(v.pipe(v.string(), v.parseJson(), manifest), readFileSync("package.json", "utf8"));
  const programs = Object.values(scripts).flatMap((command) => /^node ((?:tests|bench)\/\S+)/.exec(command)?.[1] ?? []);
  expect(programs.length).toBeGreaterThanOrEqual(3);
  for (const file of [
    ...programs,
    "scripts/test.ts",
    "vitest.config.ts",
    "playwright.config.ts",
    "tests/engines/playwright.config.ts",
  ]) {
    expect(readFileSync(file, "utf8"), file).toMatch(
      /^import "[./]+\/(tests\/)?support\/forget-owner-settings\.ts";\n/,
    );
  }
});

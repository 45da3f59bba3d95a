import { spawn } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import * as v from "valibot";
import { closedEnvironment } from "./support/closed-environment.ts";
import { freePort } from "./support/free-port.ts";
import { createHostileFolder } from "./support/project-copies.ts";
import { contactMessage, postJson } from "./support/sample-requests.ts";

type Owner = Awaited<ReturnType<typeof createHostileFolder>>;

/** Runs a program in the owner's folder with the owner's settings exported, in a process group that ends with the test. */
function runAsOwner(owner: Owner, program: string, args: string[], env: Record<string, string> = closedEnvironment()) {
  const options = { cwd: owner.folder, env: { ...env, ...owner.settings }, detached: true } as const;
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has already exited.
    }
  });
  return child;
}

/** A module given as text, with top-level await. */
const runText = (owner: Owner, program: string, ...args: string[]) =>
  runAsOwner(owner, process.execPath, ["--input-type=module", "--eval", program, ...args]);

const isUp = async (url: string) => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;

async function waitForSite(url: string) {
  await expect.poll(() => isUp(url), { timeout: 55_000 }).toBe(true);
}

/** Uses every part of a site that would reach an upstream or database of the owner. */
async function useSite(url: string) {
  const pricing = await (await fetch(`${url}/pricing`)).text();
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(pricing) ?? [];
  const form = await fetch(`${url}/api/contact`, postJson(contactMessage));
  const question = await fetch(`${url}/api/assistant`, postJson({ question: "What does the course cost?" }));
  const signIn = await fetch(`${url}/api/staff/session`, postJson({ pin: "9999" }));
  return { canonical, statuses: [form.status, question.status], ownerSignsIn: signIn.status === 204 };
}

function createDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-closed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return `file:${folder}/site.db`;
}

const launchers = {
  "of fault runs and benchmarks": async (owner: Owner) => {
    const program = `
      const { createSiteProcess } = await import("./tests/support/site-process.ts");
      const site = await createSiteProcess({ DATABASE_URL: process.argv[1], STAFF_PIN: "2468" });
      await site.start();
      process.stdout.write(site.url);
      setInterval(() => {}, 1000);`;
    const { stdout } = runText(owner, program, createDatabase());
    const [url] = await stdout.take(1).toArray();
    return String(url);
  },
  "of browser tests": async (owner: Owner) => {
    // As Playwright does: `webServer.env` is merged into the environment of its own process.
    const program = `
      const { default: { webServer } } = await import("./playwright.config.ts");
      const env = { ...process.env, ...webServer.env };
      process.stdout.write(JSON.stringify({ command: webServer.command, env }));`;
    const port = await freePort();
    const configured = runText(
      owner,
      `process.env.TEST_PORT = "${port}"; process.env.TEST_FOLDER = process.argv[1];${program}`,
      path.dirname(createDatabase().slice("file:".length)),
    );
    const { command, env } = v.parse(
      v.pipe(v.string(), v.parseJson(), v.object({ command: v.string(), env: v.record(v.string(), v.string()) })),
      await text(configured.stdout),
    );
    expect(Object.keys(env).filter((name) => name in owner.settings)).toEqual([]);
    runAsOwner(owner, "/bin/sh", ["-c", command], env);
    return `http://127.0.0.1:${port}`;
  },
};

test.for(Object.entries(launchers))("the launcher %s touches nothing of the owner's", async ([, launch]) => {
  const owner = await createHostileFolder();
  const url = await launch(owner);
  await waitForSite(url);
  const { canonical, statuses, ownerSignsIn } = await useSite(url);
  expect(statuses).toEqual([201, 200]);
  expect(canonical).toMatch(/^http:\/\/localhost:\d+\/pricing$/);
  expect(ownerSignsIn).toBe(false);
  expect(owner.calls).toEqual([]);
  expect(existsSync(owner.databaseFile)).toBe(false);
});

test("the owner's own command uses webhook, gateway, database, PIN and address of .env", async () => {
  const owner = await createHostileFolder();
  const port = await freePort();
  runAsOwner(owner, process.execPath, ["scripts/serve.js"], closedEnvironment({ PORT: String(port) }));
  await waitForSite(`http://127.0.0.1:${port}`);
  const { canonical, ownerSignsIn } = await useSite(`http://127.0.0.1:${port}`);
  expect(canonical).toBe("https://owner.example/pricing");
  expect(ownerSignsIn).toBe(true);
  await expect
    .poll(() => owner.calls.map((call) => call.split("?")[0]))
    .toEqual(expect.arrayContaining(["/api/webhooks/1/contact", "/v1/chat/completions"]));
  expect(existsSync(owner.databaseFile)).toBe(true);
});

test.for(["vitest.config.ts", "playwright.config.ts"])("%s forgets what the owner has exported", async (config) => {
  const owner = await createHostileFolder();
  const program = `await import("./${config}"); process.stdout.write(JSON.stringify(Object.keys(process.env)));`;
  const names = v.parse(
    v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    await text(runText(owner, program).stdout),
  );
  expect(names).toContain("PATH");
  expect(names.filter((name) => name in owner.settings)).toEqual([]);
});

const sourceFolders = "{app,bench,content,domain,server,scripts,tests,tools,vite}/**/*.{js,ts,tsx}";
const sources = globSync([sourceFolders, "*.ts"])
  .filter((file) => file !== "tests/owner-settings.test.ts")
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const findFiles = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

const commands = [
  "scripts/backup-database.ts",
  "scripts/dev.ts",
  "scripts/restore-database.ts",
  "scripts/rotate-certificate-signing-key.ts",
  "scripts/serve.js",
  "scripts/unlock-staff-pin.ts",
];

test("only commands that a person starts read .env", () => {
  expect(findFiles(/loadEnvFile|loadEnv\(|dotenv/)).toEqual(["scripts/run-owner-command.js"]);
  expect(findFiles(/run-owner-command\.js"/)).toEqual(commands);
  expect(findFiles(/envDir: false/)).toEqual(["vite.config.ts", "vitest.config.ts"]);
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

import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "./support/free-port.ts";
import { runProgram } from "./support/run-program.ts";
import { siteCommand } from "./support/site-process.ts";
import { createSiteFolder } from "./support/project-copies.ts";

// These start the built server; `npm test` builds it first.
const folder = mkdtempSync(path.join(tmpdir(), "site-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = { DATABASE_URL: `file:${folder}/site.db` };
const startSite = (settings: Record<string, string>) => runProgram(siteCommand({ ...database, ...settings }));
/** The command of `npm run serve`, in a folder of its own. */
const startCommand = (cwd: string) => runProgram([process.execPath, "scripts/serve.js"], { cwd, env: database });

async function takePort(): Promise<number> {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, "listening");
  return (other.address() as AddressInfo).port;
}

test.for<[what: string, settings: Record<string, string>, line: string]>([
  ["a bad setting", { PORT: "eighty" }, "Bad setting: PORT must be a port number"],
  [
    "an address of another machine",
    { HOST: "203.0.113.1", PORT: "4399" },
    "Cannot listen on port 4399 of 203.0.113.1: EADDRNOTAVAIL",
  ],
  [
    "a database file in what is no folder",
    { DATABASE_URL: "file:package.json/site.db" },
    `Cannot open the database named by DATABASE_URL: ${path.resolve("package.json")} is not a folder (EEXIST)`,
  ],
  [
    "a database server that is not there",
    { DATABASE_URL: "postgres://owner:secret-value@127.0.0.1:1/site" },
    "Cannot open the database named by DATABASE_URL: no connection to 127.0.0.1:1 (ECONNREFUSED)",
  ],
])("%s ends the start with one line", async ([, settings, line]) => {
  const { output, exit } = startSite(settings);
  expect(await exit).toBe(1);
  expect(output.stderr).toBe(`${line}\n`);
});

test("a start on a taken port ends with one line that says so, before it touches the database", async () => {
  const port = await takePort();
  const file = path.join(folder, "untouched.db");
  const { output, exit } = startSite({ PORT: String(port), DATABASE_URL: `file:${file}` });
  expect(await exit).toBe(1);
  expect(output.stderr).toBe(`Port ${port} is taken: set PORT to another one.\n`);
  expect(existsSync(file)).toBe(false);
});

test("of two starts at the same time on one port one runs, and the other has touched nothing", async () => {
  const port = String(await freePort());
  const files = ["first", "second"].map((name) => path.join(folder, `${name}.db`));
  const starts = files.map((file) => startSite({ PORT: port, DATABASE_URL: `file:${file}` }));
  const lost = await Promise.race(starts.map(({ exit }, index) => exit.then(() => index)));
  expect(starts[lost]?.output.stderr).toBe(`Port ${port} is taken: set PORT to another one.\n`);
  expect(existsSync(files[lost] ?? "")).toBe(false);
  await starts[1 - lost]?.listening;
}, 20_000);

test.for<[what: string, spoil: (folder: string) => void, line: (folder: string) => string]>([
  [
    "a missing build",
    (folder) => rmSync(`${folder}/build/server`),
    () => "There is no build yet: run `npm run build` first, or `npm start`.",
  ],
  [
    "a missing client",
    (folder) => rmSync(`${folder}/build/client`),
    (folder) => `The build is incomplete, there is no ${folder}/build/client: run \`npm run build\`.`,
  ],
  [
    "a broken build",
    (folder) => replace(`${folder}/build/server`, "index.js", "export const = 3"),
    () => "The build cannot be loaded (SyntaxError): run `npm run build` again.",
  ],
  [
    "a missing package",
    (folder) => replace(`${folder}/build/server`, "index.js", 'import "no-such-package"'),
    () => "A package or a part of the build is missing: run `npm ci`, then `npm run build`.",
  ],
  [
    "a missing folder of posts",
    (folder) => rmSync(`${folder}/content/posts`),
    (folder) => `There is no folder of posts: ${folder}/content/posts`,
  ],
  [
    "a broken post",
    (folder) => replace(`${folder}/content/posts`, "first.md", '---\ntitle: "First\n---\nHello.\n'),
    () =>
      String.raw`content/posts/first.md:2: a quote or a bracket before this must be closed, but is "title: \"First"`,
  ],
  [
    "a post that cannot be read",
    (folder) => mkdirSync(replace(`${folder}/content/posts`, "first.txt", "") + "/first.md"),
    () => "Cannot read the posts: EISDIR",
  ],
  [
    "a bad setting in .env",
    (folder) => writeFileSync(`${folder}/.env`, "PORT=eighty\n"),
    () => "Bad setting: PORT must be a port number",
  ],
])("%s ends `npm run serve` with one line", async ([, spoil, line]) => {
  const folder = createSiteFolder();
  spoil(folder);
  const { output, exit } = startCommand(folder);
  expect(await exit).toBe(1);
  expect(output.stderr).toBe(`${line(folder)}\n`);
});

/** Replaces the link to the real folder by a folder with one file. */
function replace(folder: string, name: string, text: string): string {
  rmSync(folder);
  mkdirSync(folder);
  writeFileSync(path.join(folder, name), text);
  return folder;
}

test.for(["SIGTERM", "SIGINT"] as const)("%s ends the server with what is under way finished", async (signal) => {
  const port = await freePort();
  const { child, exit, listening } = startSite({ PORT: String(port) });
  await listening;
  const pages = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`http://localhost:${port}/`)).text()),
  );
  expect(pages.every((page) => page.endsWith("</html>"))).toBe(true);
  const body = JSON.stringify({ question: "fees" });
  const headers = { "content-type": "application/json", "content-length": body.length, expect: "100-continue" };
  const httpRequest = request(`http://localhost:${port}/api/assistant`, { method: "POST", headers });
  httpRequest.flushHeaders();
  // The server has the head, and waits for the rest.
  await once(httpRequest, "continue");
  child.kill(signal);
  const isUp = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(false);
  httpRequest.end(body);
  const [response] = (await once(httpRequest, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(await json(response)).toMatchObject({ success: true });
  expect(await exit).toBe(0);
});

test("the site's address is a setting, and the start lists unfinished content", async () => {
  const port = await freePort();
  const { output, listening } = startSite({ PORT: String(port), SITE_URL: "https://course.example" });
  await listening;
  // What the owner has still to write is listed before the first visitor comes.
  for (const event of ["course facts not set", "sample content", "texts of the sample left"])
    expect(output.stdout).toContain(`"event":"${event}"`);
  const response = await fetch(`http://localhost:${port}/pricing`);
  expect(await response.text()).toContain('<link rel="canonical" href="https://course.example/pricing"');
  expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test("no address makes the site print what a visitor typed", async () => {
  const port = await freePort();
  const { child, output, exit, listening } = startSite({ PORT: String(port), LOG_LEVEL: "debug" });
  await listening;
  const canary = "Ravi-Iyer-98765";
  for (const address of [
    `blog/%E0-${canary}`,
    `blog/${canary}%`,
    `%E0%A4%A/${canary}`,
    `blog?category=%E0${canary}`,
    `${canary}.data`,
    `blog/%E0${canary}.data`,
    `sent?reference=${canary}%`,
    `api/blog/%E0${canary}`,
    `api/blog/list?category=%E0${canary}&limit=${canary}`,
  ]) {
    const { status } = await fetch(`http://localhost:${port}/${address}`, {
      redirect: "manual",
      headers: { cookie: `staff-browser=%E0${canary}`, "x-forwarded-for": canary },
    });
    expect(status, address).toBeLessThan(500);
  }
  child.kill();
  await exit;
  expect(output.stdout + output.stderr).not.toContain(canary);
});

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

// What a build makes, or what belongs to the folder it is made in.
const left = new Set([".env", ".git", ".react-router", "backups", "build", "data", "node_modules", "test-results"]);
const isMade = (file: string) => /^public[\\/](share|icons)$/.test(file);

/** A copy of the project in which a test may rewrite the content, and build it. `name` keeps its cache apart. */
export function createAdaptedFolder(name = "adapted-site") {
  const folder = mkdtempSync(path.join(tmpdir(), "site-adapted-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Copied, not linked: a bundler follows links, and would find the content of this project beside its code.
  for (const name of readdirSync(".").filter((name) => !left.has(name))) {
    cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !isMade(file) });
  }
  linkPackages(path.join(folder, "node_modules"), name);

  function rewrite(file: string, change: (text: string) => string) {
    const place = path.join(folder, file);
    const before = readFileSync(place, "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing to rewrite`);
    writeFileSync(place, after);
  }
  return { folder, rewrite };
}

/** The packages of this project, with a cache apart: one model of the assistant is cached, and theirs would replace ours. */
function linkPackages(modules: string, cacheName: string) {
  const cache = path.resolve("node_modules/.cache", cacheName);
  mkdirSync(cache, { recursive: true });
  mkdirSync(modules);
  for (const name of readdirSync("node_modules")) {
    symlinkSync(name === ".cache" ? cache : path.resolve("node_modules", name), path.join(modules, name));
  }
}

/**
 * A copy of the project with another course in it: what `tests/courses` has replaces the sample's days, posts and files. A course
 * may be another one with some files of its own.
 */
export function createCourseFolder(course: string, base = course): string {
  const { folder } = createAdaptedFolder(`course-${course}`);
  for (const name of ["curriculum", "posts"]) rmSync(path.join(folder, "content", name), { recursive: true });
  mkdirSync(path.join(folder, "content/posts"));
  for (const source of new Set(["both", base, course])) {
    cpSync(path.join("tests/courses", source), path.join(folder, "content"), { recursive: true });
  }
  return folder;
}

const ownOfFolder = new Set([".env", ".git", "backups", "data"]);

/** The project as it lies on an owner's machine: with live settings in `.env`, each of which leaves a trace when it is used. */
export async function createHostileFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "site-owner-"));
  for (const name of readdirSync(".").filter((name) => !ownOfFolder.has(name))) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  const calls: string[] = [];
  const recorder = createServer((httpRequest, response) => {
    calls.push(httpRequest.url ?? "");
    response.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
  });
  await new Promise<void>((resolve) => recorder.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    recorder.close();
    recorder.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const outside = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  const databaseFile = path.join(folder, "owner.db");
  const settings = {
    SITE_URL: "https://owner.example",
    DATABASE_URL: `file:${databaseFile}`,
    STAFF_PIN: "9999",
    ENROLLMENT_WEBHOOK_URL: `${outside}/api/webhooks/1/enrollment`,
    CONTACT_WEBHOOK_URL: `${outside}/api/webhooks/1/contact`,
    AI_GATEWAY_URL: `${outside}/v1`,
    AI_GATEWAY_KEY: "owner-key",
    VITE_OWNER: "owner",
    PGPASSWORD: "owner",
    OPENAI_API_KEY: "owner-key",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, ".env"), lines.join(""));
  return { folder, settings, databaseFile, calls };
}

/** A folder in which `npm run serve` finds the built site, and in which a test may take away or add what it likes. */
export function createSiteFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Copied, not linked: a command finds the rest of the site beside its own file.
  for (const name of ["scripts", "package.json"]) cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of ["build", "content"]) mkdirSync(path.join(folder, name));
  for (const name of ["node_modules", "server", "domain", "build/client", "build/server", "content/posts"]) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  return folder;
}

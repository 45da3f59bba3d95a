import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One for each run, deleted when it ends; workers evaluate the configuration too and inherit it by TEST_FOLDER. */
export function createTestFolder(): string {
  const inherited = process.env["TEST_FOLDER"];
  if (inherited) return inherited;
  const folder = mkdtempSync(path.join(tmpdir(), "course-site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env["TEST_FOLDER"] = folder;
  return folder;
}

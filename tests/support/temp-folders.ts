import { existsSync, statfsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Every commit waits for fsync, which costs nothing in memory and changes nothing a test could see. */
export const memoryFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const { bavail, bsize } = statfsSync(memoryFolder);
/** The same for whole database servers, unless it is as small as a container's may be. */
export const roomyFolder = bavail * bsize > 1024 ** 3 ? memoryFolder : tmpdir();

/** One for each run, deleted when it ends; workers evaluate the configuration too and inherit it by TEST_FOLDER. */
export function createTestFolder(): string {
  const inherited = process.env["TEST_FOLDER"];
  if (inherited) return inherited;
  const folder = mkdtempSync(path.join(tmpdir(), "course-site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env["TEST_FOLDER"] = folder;
  return folder;
}

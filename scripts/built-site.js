import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = path.resolve(fileURLToPath(import.meta.url), "../..");
const bundle = path.join(root, "build/server/index.js");

/** npm installs Node 24 as an optional dependency; on other platforms the system must have it. */
export function requireNode24() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return;
  exitWithError(`Node 24 or newer is needed, this is ${process.version}. Run it through npm, or install Node 24.`);
}

/**
 * The server of the last build; a missing or broken one ends the process with one line.
 * @returns {Promise<typeof import("#server/bundle-entry.ts")>}
 */
export async function loadBuiltSite() {
  if (!existsSync(bundle)) exitWithError("There is no build yet: run `npm run build` first, or `npm start`.");
  // React chooses by this between its two builds, when it is loaded.
  process.env["NODE_ENV"] ??= "production";
  try {
    return await import(pathToFileURL(bundle).href);
  } catch (error) {
    const { code, name } = /** @type {NodeJS.ErrnoException} */ (error);
    const isMissing = code === "ERR_MODULE_NOT_FOUND";
    return exitWithError(
      isMissing
        ? "A package or a part of the build is missing: run `npm ci`, then `npm run build`."
        : `The build cannot be loaded (${code ?? name}): run \`npm run build\` again.`,
    );
  }
}

/**
 * @param {string} line
 * @returns {never}
 */
function exitWithError(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The C library reads these when a process starts, so that they cannot be set later. */
export const allocatorEnv = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Replaces this process by one whose allocator returns what is freed. Otherwise each thread that ever compressed a page or
 * compiled code holds on to what it once needed, 60 MB in all. The Dockerfile sets the same, and then nothing is replaced.
 */
export function restartWithTunedAllocator() {
  if (process.platform !== "linux" || "MALLOC_ARENA_MAX" in process.env) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...allocatorEnv });
}

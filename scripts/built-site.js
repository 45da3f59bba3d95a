import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

export const root = path.resolve(import.meta.dirname, "..");
const bundle = path.join(root, "build/server/index.js");

/**
 * The server of the last build; a missing or broken one ends the process with one line.
 * @returns {Promise<typeof import("../server/entry.ts")>}
 */
export async function loadBuiltSite() {
  if (!existsSync(bundle)) stop("There is no build yet: run `npm run build` first, or `npm start`.");
  // React chooses by this between its two builds, when it is loaded.
  process.env["NODE_ENV"] ??= "production";
  try {
    return await import(pathToFileURL(bundle).href);
  } catch (error) {
    const { code, name } = /** @type {NodeJS.ErrnoException} */ (error);
    const isMissing = code === "ERR_MODULE_NOT_FOUND";
    return stop(
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
function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

import path from "node:path";
import type { Plugin } from "vite";

/**
 * Fails the build when browser code imports `server/` or `content/`, transitively too, which the linter cannot see. The
 * exceptions are the files by which both sides count days, tell the time and write prices.
 */
export function forbidServerAndContentImports(): Plugin {
  const fenced = ["server", "content"].map((folder) => path.resolve(folder) + path.sep);
  const shared = new Set(["content/phase-list.ts", "content/region.ts"].map((file) => path.resolve(file)));
  return {
    name: "server-fence",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!shared.has(id) && fenced.some((folder) => id.startsWith(folder))) {
        this.error(`${path.relative(".", id)} runs only on the server, but browser code imports it`);
      }
    },
  };
}

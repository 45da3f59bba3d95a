import path from "node:path";
import type { Plugin } from "vite";

/**
 * Fails the build when browser code imports `server/` or `content/`, transitively too, which the linter cannot see. The one
 * exception is the file that both sides count days by.
 */
export function forbidServerImports(): Plugin {
  const fenced = ["server", "content"].map((folder) => path.resolve(folder) + path.sep);
  const shared = path.resolve("content/phase-list.ts");
  return {
    name: "server-fence",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id !== shared && fenced.some((folder) => id.startsWith(folder))) {
        this.error(`${path.relative(".", id)} runs only on the server, but browser code imports it`);
      }
    },
  };
}

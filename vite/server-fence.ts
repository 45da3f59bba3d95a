import path from "node:path";
import type { Plugin } from "vite";

/** Breaks the build when browser code reaches `server/` or `content/`: a folder's name alone keeps nothing out. */
export function serverFence(): Plugin {
  const fenced = ["server", "content"].map((folder) => path.resolve(folder) + path.sep);
  return {
    name: "server-fence",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (fenced.some((folder) => id.startsWith(folder))) {
        this.error(`${path.relative(".", id)} runs only on the server, but browser code imports it`);
      }
    },
  };
}

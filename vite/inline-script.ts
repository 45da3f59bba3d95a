import path from "node:path";
import { build, type Plugin } from "vite";

const query = "?inline-script";
const entry = "\0inline-script-entry";

/**
 * `import text from "./name.ts?inline-script"`: the module bundled and minified into the text of a script that calls
 * its default export with the window. A browser gets the script in the HTML, so the client's bundle holds no copy.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith(query) || !importer) return undefined;
      return path.resolve(path.dirname(importer), source);
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      if (this.environment.name === "client") return `export default ""`;
      const file = id.slice(0, -query.length);
      const { code, moduleIds } = await bundle(file);
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

async function bundle(file: string) {
  const caller: Plugin = {
    name: "inline-script-entry",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? `import run from ${JSON.stringify(file)};run(self)` : undefined),
  };
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [caller],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  if (!("output" in result)) throw new Error(`${file} did not become one script`);
  return result.output[0];
}

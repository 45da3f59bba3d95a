import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { forbidServerAndContentImports } from "./forbid-server-and-content-imports.ts";

/** Bundles a browser script that imports the file. */
const bundle = (file: string) =>
  build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "silent",
    plugins: [forbidServerAndContentImports(), importing(path.resolve(file))],
    build: { write: false, rolldownOptions: { input: "entry" } },
  });

const importing = (file: string) => ({
  name: "entry",
  resolveId: (id: string) => (id === "entry" ? id : undefined),
  load: (id: string) => (id === "entry" ? `import * as all from ${JSON.stringify(file)};console.log(all)` : undefined),
});

test.for(["content/facts.ts", "content/curriculum/phases.ts", "server/log.ts"])(
  "browser code that imports %s fails the build",
  async (file) => {
    await expect(bundle(file)).rejects.toThrow(`${file} runs only on the server`);
  },
);

test("the lengths of the phases are the one content file that browsers may load", async () => {
  await expect(bundle("content/phase-list.ts")).resolves.toBeDefined();
  await expect(bundle("domain/content/phase.ts")).resolves.toBeDefined();
});

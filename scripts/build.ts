import { spawnSync } from "node:child_process";
import { requireNode24 } from "./require-node.ts";

requireNode24();
const { checkContent } = await import("./check-content.ts");
try {
  await checkContent();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const { makeImages } = await import("../tools/make-images.ts");
await makeImages();

const built = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], { stdio: "inherit" });
if (built.status !== 0) process.exit(built.status ?? 1);

const { compressFiles } = await import("./compress.ts");
await compressFiles("build/client");

// The bundler empties the folder first.
const { freshModel } = await import("../server/assistant/model/fresh-model.ts");
const { saveModel } = await import("../server/assistant/model/model-file.ts");
saveModel(freshModel(), "build/assistant-model.json.gz");

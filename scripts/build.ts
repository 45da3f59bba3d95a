import { spawnSync } from "node:child_process";
import { requireNode24 } from "./built-site.js";

requireNode24();
run("scripts/check-content.ts");

const { makeImages } = await import("../tools/make-images.ts");
await makeImages();

const { compressFiles, setEarlierAssetsAside } = await import("./client-assets.ts");
const putBack = setEarlierAssetsAside("build");
run("node_modules/@react-router/dev/bin.cjs", "build");
await compressFiles("build/client");
putBack();

// Written last: the bundler empties the folder.
const { freshModel } = await import("#server/assistant/training/fresh-model.ts");
const { saveModel } = await import("../server/assistant/model/model-file.ts");
saveModel(freshModel(), "build/assistant-model.bin");

function run(...command: string[]) {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

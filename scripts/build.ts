import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { ContentError } from "#domain/content/define-content.ts";
import { requireNode24 } from "./built-site.js";

requireNode24();
runNodeOrExit("scripts/check-content.ts");

const { makeImages } = await import("../tools/make-images.ts");
await makeImages().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

// Its hundred lines of sizes would push what is worth a look out of sight.
const { compressFiles, setEarlierAssetsAside } = await import("./keep-and-compress-assets.ts");
const putBack = setEarlierAssetsAside("build");
runNodeOrExit("node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn");
await compressFiles("build/client");
putBack();

// Written last: the bundler empties the folder.
const { listUnreplacedSampleTexts } = await import("./sample-texts.ts");
const left = listUnreplacedSampleTexts().length;
writeFileSync("build/leftovers.txt", `${left}\n`);
if (left > 0) process.stdout.write(`Still the sample's: ${left} texts, listed by npm run leftovers.\n`);
const { recordAddressesAndListLost } = await import("./lost-addresses.ts");
for (const line of recordAddressesAndListLost("build/addresses.txt")) process.stdout.write(`Worth a look: ${line}\n`);
const { loadOrTrainModel } = await import("#server/assistant/training/load-or-train-model.ts");
const { saveModel } = await import("../server/assistant/model/model-file.ts");
saveModel(loadOrTrainModel(), "build/assistant-model.bin");

function runNodeOrExit(...command: string[]) {
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

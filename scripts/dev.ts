import { existsSync } from "node:fs";
import { describeFailure } from "#server/start-error.ts";
import { startDevServer } from "../vite/start-dev-server.ts";
import { readEnvFile } from "./run-owner-command.js";
import { requireNode24 } from "./built-site.js";

requireNode24();
readEnvFile();
if (!existsSync("public/favicon.svg")) await makeImagesIgnoringErrors();

const server = await startDevServer(process.env).catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}

/** Invalid content fails here too; the error is ignored, since the server reports it. */
async function makeImagesIgnoringErrors() {
  await import("../tools/make-images.ts").then((tool) => tool.makeImages()).catch(() => {});
}

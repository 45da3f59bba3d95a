import { existsSync } from "node:fs";
import { requireNode24 } from "./require-node.ts";

requireNode24();
if (!existsSync("build/server/index.js")) {
  process.stderr.write("There is no build yet: run `npm run build` first.\n");
  process.exit(1);
}
const { benchSubmissions } = await import("./bench-submissions.ts");
await benchSubmissions();

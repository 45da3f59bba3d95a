import { existsSync } from "node:fs";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { deleteAttempts } from "#server/db/access/pin-attempts.ts";
import { readEnvFile } from "./env-file.js";
import { requireNode24 } from "./require-node.js";

requireNode24();
readEnvFile();

/** `npm run staff:unlock`: deletes the recorded failed PIN attempts; the site may be running. */
async function unlock() {
  const { database } = readConfig(process.env);
  if (database.engine === "sqlite" && !existsSync(database.file)) {
    throw new Error(`there is no database at ${database.file}`);
  }
  const db = await openDatabase(database);
  await deleteAttempts(db).finally(() => db.destroy());
  process.stdout.write("Unlocked. Sign in at /sr: this browser is then known, and strangers cannot shut it out.\n");
}

await unlock().catch((error: Error) => {
  process.stderr.write(`Nothing was unlocked: ${error.message}\n`);
  process.exitCode = 1;
});

import { deleteAllPinAttempts } from "#server/db/access/pin-attempts.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { readConfig } from "#server/config.ts";
import { requireDatabaseFile, runOwnerCommand } from "./run-owner-command.js";

/** `npm run staff:unlock`: deletes the recorded failed PIN attempts; the site may be running. */
await runOwnerCommand("Nothing was unlocked", async () => {
  const { database } = readConfig(process.env);
  requireDatabaseFile(database);
  const db = await openDatabase(database);
  await deleteAllPinAttempts(db).finally(() => db.destroy());
  process.stdout.write("Unlocked. Sign in at /sr: this browser is then known, and strangers cannot shut it out.\n");
});

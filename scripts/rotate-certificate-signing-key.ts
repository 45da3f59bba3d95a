import { rotateSigningKey } from "#server/certificates/signing-keys.ts";
import { openDatabase } from "#server/db/engine/database.ts";
import { readConfig } from "#server/config.ts";
import { requireDatabaseFile, runOwnerCommand } from "./run-owner-command.js";

/** `npm run rotate-keys`: certificates are signed with a new key from now on; the site may be running. */
await runOwnerCommand("The keys are as they were", async () => {
  const { database } = readConfig(process.env);
  requireDatabaseFile(database);
  const db = await openDatabase(database);
  const { retired } = await rotateSigningKey(db, new Date()).finally(() => db.destroy());
  process.stdout.write(
    `Certificates are signed with a new key from now on. What was signed before can still be checked, by ${retired} former key(s).\n`,
  );
});

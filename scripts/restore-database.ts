import { restoreIntoEmptyDatabase } from "#server/db/engine/backup-and-restore.ts";
import { readErasureLog, describeErasedSinceBackup } from "#server/db/history/erasure-log.ts";
import { readConfig } from "../server/config.ts";
import { runOwnerCommand } from "./run-owner-command.js";

const parseDatabasePathOrUrl = (given: string) =>
  readConfig({ DATABASE_URL: /^(file|postgres(ql)?):/.test(given) ? given : `file:${given}` }).database;

/**
 * `npm run restore <file> [replaced database]`: a backup becomes the database named by DATABASE_URL, which must not be there
 * yet. With the database that it replaces, it says who was erased since: nobody may come back unnoticed.
 */
await runOwnerCommand("Nothing was restored", async () => {
  const [, , file, replaced] = process.argv;
  if (!file) throw new Error("name the file: npm run restore <file> [replaced database]");
  const { database } = readConfig(process.env);
  const erased = replaced === undefined ? undefined : await readErasureLog(parseDatabasePathOrUrl(replaced));
  await restoreIntoEmptyDatabase(database, file);
  // Whatever fails from here on, the database is restored.
  const restored = await readErasureLog(database).catch(() => undefined);
  process.stdout.write(`${describeErasedSinceBackup(restored, erased)}\nRestored. Start the site.\n`);
});

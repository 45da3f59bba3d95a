import { readConfig } from "../server/config.ts";
import { restoreDatabase } from "../server/db/backup.ts";
import { readEnvFile } from "./env-file.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();
readEnvFile();

/** `npm run restore <file>`: a backup becomes the database named by DATABASE_URL, which must not be there yet. */
async function restore(file: string | undefined) {
  if (!file) throw new Error("name the file: npm run restore <file>");
  await restoreDatabase(readConfig(process.env).database, file);
  process.stdout.write("Restored. Start the site.\n");
}

await restore(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`Nothing was restored: ${error.message}\n`);
  process.exitCode = 1;
});

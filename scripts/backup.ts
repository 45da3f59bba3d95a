import { statSync } from "node:fs";
import path from "node:path";
import { readConfig } from "#server/config.ts";
import { backupDatabase } from "#server/db/engine/backup.ts";
import { readEnvFile } from "./env-file.js";
import { requireNode24 } from "./require-node.js";

requireNode24();
readEnvFile();

const defaultFolder = "backups";

/** `npm run backup [file or folder]`: the database named by DATABASE_URL as one file, while the site runs. */
async function backup(target = defaultFolder) {
  const { database } = readConfig(process.env);
  const isFolder = target === defaultFolder || statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const file = isFolder ? path.join(target, `site-${time}.${database.engine === "sqlite" ? "db" : "dump"}`) : target;
  await backupDatabase(database, file);
  process.stdout.write(`${file}\n`);
}

await backup(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`No backup was made: ${error.message}\n`);
  process.exitCode = 1;
});

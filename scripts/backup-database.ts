import { statSync } from "node:fs";
import path from "node:path";
import { backupDatabase } from "#server/db/engine/backup-and-restore.ts";
import { readConfig } from "../server/config.ts";
import { runOwnerCommand } from "./run-owner-command.js";

const defaultFolder = "backups";

/** `npm run backup [file or folder]`: the database named by DATABASE_URL as one file, while the site runs. */
await runOwnerCommand("No backup was made", async () => {
  const target = process.argv[2] ?? defaultFolder;
  const { database } = readConfig(process.env);
  const isFolder = target === defaultFolder || statSync(target, { throwIfNoEntry: false })?.isDirectory();
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const file = isFolder ? path.join(target, `site-${time}.${database.engine === "sqlite" ? "db" : "dump"}`) : target;
  await backupDatabase(database, file);
  process.stdout.write(`${file}\n`);
});

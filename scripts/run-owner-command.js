import { existsSync } from "node:fs";
import { requireNode24 } from "./built-site.js";

/** Only for commands that a person runs: tests must never see the owner's webhooks, keys and databases. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/**
 * Runs a command of the owner; a failure ends it with one line.
 * @param {string} failure
 * @param {() => Promise<void>} run
 */
export async function runOwnerCommand(failure, run) {
  requireNode24();
  readEnvFile();
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${failure}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * A command for a database that is there must not make an empty one.
 * @param {import("#server/db/engine/database.ts").DatabaseLocation} database
 */
export function requireDatabaseFile(database) {
  if (database.engine === "sqlite" && !existsSync(database.file)) {
    throw new Error(`there is no database at ${database.file}`);
  }
}

import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import path from "node:path";
import { newerDatabaseCode, type Db, type DatabaseLocation } from "./database.ts";
import { saveSetting } from "./settings-table.ts";
import { networkErrorCodePattern } from "./unavailable-errors.ts";

/** A database that worked this shortly ago is not queried: under load the query would wait in a long queue. */
const proofHolds = 1000;
/** Seldom enough not to wear a disk. */
const writeInterval = 10_000;
/** After trouble there must be room for a request again, not just for a few bytes. */
const roomForRequest = 64 * 1024;

/** Whether the database accepts reads and, tried now and then, writes: reads still work on a full disk. */
export function createReadWriteHealthCheck({ db, now }: { db: Db; now: () => Date }) {
  let readAt = 0;
  let writtenAt = 0;
  let isDoubted = false;
  let checking: Promise<void> | undefined;

  // A clock that is set back must not postpone a check.
  const isOlder = (at: number, age: number) => Math.abs(now().getTime() - at) >= age;

  function confirm() {
    isDoubted = false;
    readAt = writtenAt = now().getTime();
  }

  async function probe() {
    await db.selectFrom("requests").select("id").limit(1).execute();
    if (!isDoubted && !isOlder(writtenAt, writeInterval)) {
      readAt = now().getTime();
      return;
    }
    // At random: PostgreSQL would compress a repeated letter to a few bytes.
    const text = isDoubted ? randomBytes(roomForRequest / 2).toString("hex") : now().toISOString();
    isDoubted = true;
    await saveSetting(db, "health", text);
    confirm();
  }

  return {
    /** A visitor's request was saved, which proves reads and writes. */
    confirm,
    /** A write has failed: the next check tries one. */
    doubt: () => void (isDoubted = true),
    /** Rejects when the database fails. Concurrent checks share one query. */
    async check() {
      if (!isDoubted && !isOlder(readAt, proofHolds)) return;
      await (checking ??= probe().finally(() => (checking = undefined)));
    },
  };
}

/** Why the database did not open, from the error's code, for the owner's console; a URL's user and password stay out of it. */
export function describeOpenFailure(address: DatabaseLocation, code: string): string {
  return `Cannot open the database named by DATABASE_URL: ${describeProblemByEngine(address, code)} (${code})`;
}

function describeProblemByEngine(address: DatabaseLocation, code: string): string {
  if (code === newerDatabaseCode) {
    return "a newer version of the site has changed it; start that version, or restore a backup from before it";
  }
  return address.engine === "sqlite"
    ? describeSqliteFileProblem(address.file, code)
    : describePostgresServerProblem(address.url, code);
}

function describeSqliteFileProblem(file: string, code: string): string {
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) return `the folder ${folder} cannot be made`;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder`;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) return `${file} is a folder`;
  if (code === "SQLITE_NOTADB") return `${file} is not an SQLite database`;
  if (!isWritable(folder)) return `the folder ${folder} cannot be written to`;
  if (existsSync(file) && !isWritable(file)) return `the file ${file} cannot be written to`;
  return file;
}

function isWritable(target: string): boolean {
  try {
    accessSync(target, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function describePostgresServerProblem(url: string, code: string): string {
  const host = URL.canParse(url) ? new URL(url).host : "";
  if (code === "28P01" || code === "28000") return `${host} refuses the user or the password`;
  if (code === "3D000") return `${host} has no database of that name`;
  // The driver's own errors, such as its time limit, have no code.
  if (networkErrorCodePattern.test(code) || code === "Error") return `no connection to ${host || "the server"}`;
  return `${host} answers, but its database cannot be used`;
}

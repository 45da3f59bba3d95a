import { execFile } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import type { DatabaseLocation } from "./database.ts";
import { openSqliteFile } from "./sqlite-dialect.ts";
import pg from "pg";

/** Its message is shown on the console of a backup or a restore; it holds no password. */
export class BackupError extends Error {}

/**
 * Copies the whole database into one file while the site goes on writing. The file gets its name only when it is
 * complete, on the disk and checked, so whatever has that name can be restored.
 */
export async function backupDatabase(address: DatabaseLocation, file: string): Promise<void> {
  if (fs.existsSync(file)) throw new BackupError(`${file} exists already`);
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  fs.rmSync(part, { force: true });
  // It holds personal data: unreadable to other users from the first byte.
  fs.closeSync(fs.openSync(part, "wx", 0o600));
  try {
    if (address.engine === "sqlite") copySqlite(address.file, part);
    else await dumpPostgres(address.url, part);
    renameDurably(part, file);
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/**
 * Restores only where there is no database yet: nothing is ever overwritten. Sessions are left out: who signed out after the
 * backup was made, or was signed out by a new PIN, must not be signed in again by it.
 */
export async function restoreIntoEmptyDatabase(address: DatabaseLocation, file: string): Promise<void> {
  if (!fs.existsSync(file)) throw new BackupError(`There is no ${file}`);
  if (detectBackupEngine(file) !== address.engine)
    throw new BackupError(`${file} is no backup of a ${address.engine} database`);
  if (address.engine === "sqlite") restoreSqlite(address.file, file);
  else await restorePostgres(address.url, file);
}

function copySqlite(from: string, part: string) {
  if (!fs.existsSync(from)) throw new BackupError(`There is no database at ${from}`);
  const database = openSqliteFile(from);
  try {
    // One read transaction: a state the database really had, whatever is written meanwhile.
    database.prepare("vacuum into ?").run(part);
  } finally {
    database.close();
  }
  checkSqliteIntegrity(part);
}

function checkSqliteIntegrity(file: string) {
  const result = withReadonlySqlite(file, (copy): unknown => copy.pragma("integrity_check", { simple: true }));
  if (result !== "ok") throw new BackupError(`${file} is damaged`);
}

function restoreSqlite(to: string, file: string) {
  for (const taken of [to, `${to}-wal`, `${to}-shm`]) {
    if (fs.existsSync(taken)) throw new BackupError(`${taken} exists already: stop the site and move it away first`);
  }
  fs.mkdirSync(path.dirname(path.resolve(to)), { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  fs.rmSync(part, { force: true });
  try {
    fs.copyFileSync(file, part, fs.constants.COPYFILE_EXCL);
    // A copy has the mode of the backup, which may have been changed.
    fs.chmodSync(part, 0o600);
    checkSqliteIntegrity(part);
    endSqliteSessions(part);
    renameDurably(part, to);
  } finally {
    fs.rmSync(part, { force: true });
  }
}

function endSqliteSessions(file: string) {
  const database = new Sqlite(file);
  try {
    const hasSessions = database.prepare("select 1 from sqlite_master where name = 'staff_sessions'").get();
    if (hasSessions) database.exec("delete from staff_sessions");
  } finally {
    database.close();
  }
}

async function dumpPostgres(url: string, part: string) {
  await runPostgresClient("pg_dump", url, ["--format=custom", "--no-owner", "--no-privileges", `--file=${part}`]);
  await runPostgresClient("pg_restore", undefined, ["--list", part]);
}

async function restorePostgres(url: string, file: string) {
  const { rowCount } = await withPostgres(url, (client) =>
    client.query("select 1 from information_schema.tables where table_schema = current_schema()"),
  );
  if (rowCount !== 0) throw new BackupError("The database has tables already: restore into a new, empty one");
  const options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
  const contents = await runPostgresClient("pg_restore", undefined, ["--list", file]);
  const withoutSessions = contents.split("\n").filter((line) => !/ TABLE DATA \S+ staff_sessions /.test(line));
  const folder = fs.mkdtempSync(path.join(tmpdir(), "site-restore-"));
  try {
    const list = path.join(folder, "contents");
    fs.writeFileSync(list, withoutSessions.join("\n"));
    await runPostgresClient("pg_restore", url, [...options, `--use-list=${list}`, file]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Runs one of PostgreSQL's client programs. The password goes by environment: other users can read arguments. */
async function runPostgresClient(program: string, url: string | undefined, args: string[]): Promise<string> {
  const address = url === undefined ? undefined : new URL(url);
  const password = decodeURIComponent(address?.password ?? "");
  if (address) address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    const run = promisify(execFile)(program, address ? [`--dbname=${address.href}`, ...args] : args, { env });
    return (await run).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (code === "ENOENT") throw new BackupError(`${program} is needed: install PostgreSQL's client programs`);
    throw new BackupError(stderr?.trim() || `${program} failed`);
  }
}

function detectBackupEngine(file: string): DatabaseLocation["engine"] | undefined {
  const start = Buffer.alloc(16);
  const descriptor = fs.openSync(file, "r");
  fs.readSync(descriptor, start);
  fs.closeSync(descriptor);
  if (start.toString("latin1") === "SQLite format 3\0") return "sqlite";
  return start.toString("latin1", 0, 5) === "PGDMP" ? "postgres" : undefined;
}

/** Flushes before and after the rename: a power cut never leaves the name on an incomplete file. */
function renameDurably(part: string, file: string) {
  fsyncPath(part, "r+");
  fs.renameSync(part, file);
  fsyncPath(path.dirname(path.resolve(file)), "r");
}

function fsyncPath(target: string, mode: string) {
  const descriptor = fs.openSync(target, mode);
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

/** Reads a database file, for a command of the owner. */
export function withReadonlySqlite<Result>(file: string, work: (database: Sqlite.Database) => Result): Result {
  if (!fs.existsSync(file)) throw new BackupError(`There is no database at ${file}`);
  const database = new Sqlite(file, { readonly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A connection of its own, for a command of the owner. */
export async function withPostgres<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks rejects its query; without a listener this event would also end the process with a stack.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

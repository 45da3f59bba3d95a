import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { newStudentSchema } from "#domain/students/student-schemas.ts";
import { closedEnvironment } from "#tests/support/closed-environment.ts";
import { startPostgresProxy } from "#tests/support/test-databases.ts";
import { contactMessage } from "#tests/support/sample-requests.ts";
import { createTestDatabase, engines, testServices } from "#tests/support/test-services.ts";
import { readConfig } from "../../config.ts";
import { BackupError, backupDatabase, restoreIntoEmptyDatabase } from "./backup-and-restore.ts";
import { openDatabase, type Db } from "./database.ts";
import { saveSession } from "../access/staff-sessions.ts";
import { recordErasure } from "../history/erasure-log.ts";
import { saveRequest } from "../requests/save-request.ts";
import { saveNewStudent } from "../students/students.ts";

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "site-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const addressOf = (databaseUrl: string) => readConfig({ DATABASE_URL: databaseUrl }).database;
/** The command in a process of its own, as it runs beside a site, in a folder without a `.env`. */
const run = (script: "backup-database" | "restore-database", databaseUrl: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.resolve(`scripts/${script}.ts`), ...args], {
    cwd: createFolder(),
    env: closedEnvironment({ DATABASE_URL: databaseUrl }),
  });

const request = { kind: "contact", body: contactMessage, delivery: "pending", idempotencyKey: null } as const;
const listRequests = (db: Db) => db.selectFrom("requests").selectAll().orderBy("id").execute();
const listDeliveries = (db: Db) => db.selectFrom("deliveries").selectAll().orderBy("id").execute();

test.for(engines)("a backup made under writes brings back every row it found (%s)", async (engine) => {
  const { db, now, databaseUrl } = await testServices(engine);
  const student = await saveNewStudent(db, v.parse(newStudentSchema, { name: "Zoë 😀", completedDays: [1, 2] }), now());
  for (let count = 0; count < 200; count += 1) await saveRequest(db, request, now());
  const before = await listRequests(db);

  const writing = new AbortController();
  const written = Promise.all(
    Array.from({ length: 4 }, async () => {
      let count = 0;
      for (; !writing.signal.aborted; count += 1) {
        await saveRequest(db, request, now());
        await new Promise((resolve) => setImmediate(resolve));
      }
      return count;
    }),
  );
  const file = path.join(createFolder(), "new/site.backup");
  await run("backup-database", databaseUrl, file);
  writing.abort();
  await written;

  const other = await createTestDatabase(engine);
  await run("restore-database", other, file);
  const restored = await openDatabase(addressOf(other));
  onTestFinished(() => restored.destroy());
  const rows = await listRequests(restored);
  expect(rows.filter((row) => before.some(({ id }) => id === row.id))).toEqual(before);
  const after = new Map((await listRequests(db)).map((row) => [row.id, row]));
  expect(after.size).toBeGreaterThan(before.length);
  expect(rows.filter((row) => after.get(row.id)?.body !== row.body)).toEqual([]);
  expect((await listDeliveries(restored)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(await restored.selectFrom("students").select(["id", "name", "completed_days"]).execute()).toEqual([
    { id: student._id, name: "Zoë 😀", completed_days: "[1,2]" },
  ]);
  expect(await restored.selectFrom("settings").selectAll().orderBy("name").execute()).toEqual(
    await db.selectFrom("settings").selectAll().orderBy("name").execute(),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
});

test.for(engines)("a restore says who was erased since the backup, as far as it can know (%s)", async (engine) => {
  const { db, now, databaseUrl } = await testServices(engine);
  const counts = { requests: 1, deliveries: 1, students: 0, changes: 0 };
  const erase = (id: string, by: string) => recordErasure(db, { id, by, counts }, now());
  await erase("before", "Meera");
  const file = path.join(createFolder(), "site.backup");
  await backupDatabase(addressOf(databaseUrl), file);
  const restore = async (...replaced: string[]) =>
    (await run("restore-database", await createTestDatabase(engine), file, ...replaced)).stdout;
  expect(await restore(databaseUrl)).toContain("Nobody was erased since this backup was made.");
  await erase("after", "");
  await erase("by age", "retention");
  expect(await restore(databaseUrl)).toContain(
    `1 erased since this backup was made, and in it again (${now().toISOString()}).`,
  );
  expect(await restore()).toContain("Whoever was erased after this backup was made is in it again.");
});

test("a server that goes away during a restore is named in one line, and what is restored is said to be", async () => {
  const { databaseUrl } = await testServices("postgres");
  const file = path.join(createFolder(), "site.backup");
  await backupDatabase(addressOf(databaseUrl), file);
  const cutAt = "from erasures";
  const goingAway = await startPostgresProxy(databaseUrl, cutAt);
  const empty = await createTestDatabase("postgres");
  const failed = await run("restore-database", empty, file, goingAway.url).catch((error: { stderr: string }) => error);
  expect(failed.stderr).toMatch(/^Nothing was restored: [^\n]*connection[^\n]*\n$/i);
  const goingLater = await startPostgresProxy(empty, cutAt);
  const restored = await run("restore-database", goingLater.url, file, databaseUrl);
  expect(restored.stdout).toMatch(/^Whoever was erased after this backup was made is in it again\..*\nRestored\./);
});

test.for(engines)("a restore signs nobody in again (%s)", async (engine) => {
  const { db, now, databaseUrl } = await testServices(engine);
  await saveSession(db, { tokenHash: "ended", pinHash: "pin", name: "" }, now());
  const file = path.join(createFolder(), "site.backup");
  await backupDatabase(addressOf(databaseUrl), file);
  const other = addressOf(await createTestDatabase(engine));
  await restoreIntoEmptyDatabase(other, file);
  const restored = await openDatabase(other);
  onTestFinished(() => restored.destroy());
  expect(await restored.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
});

test.for(engines)("neither a backup nor a restore overwrites anything (%s)", async (engine) => {
  const { databaseUrl } = await testServices(engine);
  const address = addressOf(databaseUrl);
  const file = path.join(createFolder(), "site.backup");
  await backupDatabase(address, file);
  const made = readFileSync(file);
  await expect(backupDatabase(address, file)).rejects.toThrow("exists already");
  expect(readFileSync(file)).toEqual(made);
  await expect(restoreIntoEmptyDatabase(address, file)).rejects.toThrow(/exists already|has tables already/);
});

test.for(engines)("a file that is no whole backup is not restored (%s)", async (engine) => {
  const { databaseUrl } = await testServices(engine);
  const file = path.join(createFolder(), "site.backup");
  await backupDatabase(addressOf(databaseUrl), file);
  const empty = await createTestDatabase(engine);
  const whole = readFileSync(file);
  for (const damaged of [whole.subarray(0, whole.length / 2), Buffer.from("a text"), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    await expect(restoreIntoEmptyDatabase(addressOf(empty), file)).rejects.toThrow(
      /no backup|damaged|malformed|end of file/i,
    );
  }
  writeFileSync(file, whole);
  await restoreIntoEmptyDatabase(addressOf(empty), file);
});

test("what is restored from a readable backup is closed to other users again", async () => {
  const { databaseUrl } = await testServices("sqlite");
  const file = path.join(createFolder(), "site.backup");
  await backupDatabase(addressOf(databaseUrl), file);
  chmodSync(file, 0o644);
  const restored = { engine: "sqlite", file: path.join(createFolder(), "site.db") } as const;
  await restoreIntoEmptyDatabase(restored, file);
  expect(statSync(restored.file).mode & 0o777).toBe(0o600);
});

test("a backup of a database that is not there fails and leaves nothing behind", async () => {
  const file = path.join(createFolder(), "site.backup");
  const missing = { engine: "sqlite", file: path.join(createFolder(), "site.db") } as const;
  await expect(backupDatabase(missing, file)).rejects.toThrow(BackupError);
  expect([existsSync(file), existsSync(`${file}.part`), existsSync(missing.file)]).toEqual([false, false, false]);
});

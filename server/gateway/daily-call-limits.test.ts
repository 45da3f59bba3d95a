import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/test-services.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/engine/database.ts";
import { createLog } from "../log.ts";
import { createDailyCallLimit, createClientCallLimit } from "./daily-call-limits.ts";

const log = createLog("silent");
const start = new Date("2026-03-01T10:00:00.000Z").getTime();
const day = 24 * 60 * 60 * 1000;

async function openTwice(engine: "sqlite" | "postgres") {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase(engine) });
  const opened = [await openDatabase(database), await openDatabase(database)] as const;
  onTestFinished(async () => void (await Promise.all(opened.map((db) => db.destroy()))));
  return opened;
}

test.each(["sqlite", "postgres"] as const)("instances share one day's calls on %s", async (engine) => {
  const [one, other] = await openTwice(engine);
  let at = start;
  const limits = [one, other].map((db) => createDailyCallLimit({ db, limit: 7, now: () => new Date(at), log }));
  const taken = await Promise.all(Array.from({ length: 10 }, () => limits.map(({ take }) => take())).flat());
  expect(taken.filter(Boolean)).toHaveLength(7);
  // A restart is a new instance: it has no calls left either.
  expect(await createDailyCallLimit({ db: one, limit: 7, now: () => new Date(at), log }).take()).toBe(false);
  at += day;
  expect(await limits[1]?.take()).toBe(true);
  expect(await one.selectFrom("gateway_calls").selectAll().execute()).toEqual([{ day: "2026-03-02", calls: 1 }]);
});

test.each(["sqlite", "postgres"] as const)("a limit of none allows none on %s", async (engine) => {
  const [db] = await openTwice(engine);
  expect(await createDailyCallLimit({ db, limit: 0, now: () => new Date(start), log }).take()).toBe(false);
});

test("while the database fails, the process counts by itself", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("sqlite") });
  const db = await openDatabase(database);
  await db.destroy();
  let at = start;
  const daily = createDailyCallLimit({ db, limit: 2, now: () => new Date(at), log });
  expect([await daily.take(), await daily.take(), await daily.take()]).toEqual([true, true, false]);
  at += day;
  expect(await daily.take()).toBe(true);
});

const at = (date: string) => () => new Date(date);

test.each([
  [2000, 100],
  [1000, 50],
  [100, 20],
  [0, 20],
])("of %d calls a day one client may take %d", (dailyLimit, share) => {
  const { take, hasLeft } = createClientCallLimit({ dailyLimit, now: at("2026-03-01T10:00:00Z") });
  const taken = Array.from({ length: share + 5 }, () => take("one")).filter(Boolean);
  expect(taken).toHaveLength(share);
  expect([hasLeft("one"), hasLeft("other")]).toEqual([false, true]);
});

test("a new day in India gives a new share", () => {
  let now = at("2026-03-01T18:29:59Z");
  const { take, hasLeft } = createClientCallLimit({ dailyLimit: 0, now: () => now() });
  for (let count = 0; count < 20; count += 1) take("one");
  expect(hasLeft("one")).toBe(false);
  now = at("2026-03-01T18:30:00Z");
  expect(hasLeft("one")).toBe(true);
});

test("only so many clients are counted", () => {
  const { take, hasLeft } = createClientCallLimit({ dailyLimit: 0, now: at("2026-03-01T10:00:00Z") });
  for (let count = 0; count < 20; count += 1) take("first");
  for (let count = 0; count < 10_000; count += 1) take(`client ${count}`);
  expect(hasLeft("first")).toBe(true);
});

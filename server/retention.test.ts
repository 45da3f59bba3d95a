import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { order } from "#tests/support/sample-requests.ts";
import { dumpTables } from "#tests/support/test-databases.ts";
import { createClock, engines, testServices, type Engine } from "#tests/support/test-services.ts";
import { leaseNextDelivery } from "./db/deliveries/leases.ts";
import { listErasures } from "./db/history/erasure-log.ts";
import { deleteNote, saveNote } from "./db/people/timeline-notes-and-messages.ts";
import { saveQuestion } from "./db/questions/asked-questions.ts";
import { softDeleteRequest, saveStatusAndNote } from "./db/requests/update-request.ts";
import { saveRequest } from "./db/requests/save-request.ts";
import { saveStudentFromRequest } from "./db/requests/student-from-request.ts";
import { saveProgress } from "./db/students/update-student.ts";
import { openSqliteFile } from "./db/engine/sqlite-dialect.ts";
import { markDeletedDataToClear, clearDeletedData } from "./db/engine/clear-deleted-data.ts";
import { findRecordsMaybeNamingContact, listPersonRows } from "./db/people/find-person.ts";
import { updateOldSearchKeys } from "./db/requests/derived-columns.ts";
import { countTurns } from "#tests/support/count-turns.ts";
import { createRetentionJob } from "./retention.ts";

const day = 24 * 60 * 60 * 1000;
const wholeCourse = Array.from({ length: 58 }, (_, index) => index + 1);

const start = async (engine: Engine, env: Record<string, string> = { RETENTION_MONTHS: "6" }) => {
  const site = await testServices(engine, { clock: createClock("2026-01-01T00:00:00.000Z"), env });
  const save = async (name: string, delivery: "not-configured" | "pending" = "not-configured") =>
    (
      await saveRequest(
        site.db,
        { kind: "enrollment", body: { ...order, name }, delivery, idempotencyKey: null },
        site.now(),
      )
    ).id;
  const makeStudent = async (id: string) => {
    const student = await saveStudentFromRequest(site.db, id, site.now());
    if (!student) throw new Error("there is no such request");
    return student;
  };
  const list = async () => ({
    requests: (await site.db.selectFrom("requests").select("id").execute()).map(({ id }) => id),
    students: (await site.db.selectFrom("students").select("id").execute()).map(({ id }) => id),
  });
  return { site, save, makeStudent, list };
};

/** After a gap of more than a month the first run erases nothing. */
async function runAfterLongGap({ retention, clock }: Awaited<ReturnType<typeof start>>["site"]) {
  await retention.run();
  clock.advance(day);
  await retention.run();
}

test.for(engines)("a clock that is years ahead for a while erases nothing (%s)", async (engine) => {
  const { site, save, list } = await start(engine);
  await save("Kept Person");
  const deleted = await save("Deleted Person");
  await site.retention.run();
  await softDeleteRequest(site.db, deleted, site.now());
  site.clock.advance(5000 * day);
  for (let starts = 0; starts < 3; starts += 1) await site.retention.run();
  expect(site.lines.at(-1)).toContain("nothing is erased by its age before tomorrow");
  site.clock.advance(-5000 * day);
  await site.retention.run();
  expect((await list()).requests).toHaveLength(2);
  // A site that was off for so long erases a day later.
  site.clock.advance(300 * day);
  await site.retention.run();
  expect((await list()).requests).toHaveLength(2);
  site.clock.advance(day);
  await site.retention.run();
  expect((await list()).requests).toEqual([]);
});

test.for(engines)("what nobody changed for the set months is erased, and nothing else (%s)", async (engine) => {
  const { site, save, makeStudent, list } = await start(engine);
  const forgotten = await save("Forgotten Person");
  await saveStatusAndNote(site.db, { id: forgotten, status: "closed", version: undefined }, site.now());
  const changed = await save("Changed Later");
  const learner = await save("Still Learning");
  const [learning, finished] = [await makeStudent(learner), await makeStudent(await save("Finished Person"))];
  await saveProgress(site.db, { id: finished._id, completedDays: wholeCourse, version: undefined }, site.now());
  site.clock.advance(90 * day);
  const recent = await save("Recent Person");
  await saveStatusAndNote(site.db, { id: changed, note: "Called", version: undefined }, site.now());
  await site.retention.run();
  expect(await list()).toMatchObject({ students: expect.arrayContaining([learning._id, finished._id]) });
  expect(await listErasures(site.db)).toEqual([]);

  site.clock.advance(100 * day);
  await runAfterLongGap(site);
  const left = await list();
  expect(left.requests.toSorted()).toEqual([changed, learner, recent].toSorted());
  expect(left.students).toEqual([learning._id]);
  const dump = await dumpTables(site.db);
  expect(dump).not.toMatch(/Forgotten Person|Finished Person/i);
  expect(await listErasures(site.db)).toEqual([
    {
      id: expect.any(String),
      at: site.now().toISOString(),
      by: "retention",
      requests: 2,
      deliveries: 2,
      students: 1,
      // Closed; enrolled and made a student; added and days.
      changes: 5,
    },
  ]);
  await site.retention.run();
  expect(await listErasures(site.db)).toHaveLength(1);
  expect(site.lines.join("")).not.toMatch(/Forgotten|Finished|asha@example/);
});

test.for(engines)("two instances at once erase each row once, over many batches (%s)", async (engine) => {
  const { site, save, list } = await start(engine);
  const at = site.now().toISOString();
  const old = { kind: "contact", body: "{}", search_key: "", created_at: at } as const;
  const rows = Array.from({ length: 1200 }, (_, index) => ({ ...old, id: `old-${index}` }));
  await site.db.insertInto("requests").values(rows).execute();
  const sending = await save("Being Sent", "pending");
  site.clock.advance(200 * day);
  await leaseNextDelivery(site.db, { kinds: ["enrollment"], worker: "another", now: site.now() });
  const other = createRetentionJob({
    inBackground: site.inBackground,
    log: site.log,
    now: site.now,
    months: 6,
    keepsQuestions: true,
  });
  await Promise.all([site.retention.run(), other.run()]);
  expect((await list()).requests).toEqual([sending]);
  const counted = await listErasures(site.db);
  expect(counted.reduce((sum, { requests }) => sum + requests, 0)).toBe(1200);
  expect(counted.length).toBeLessThanOrEqual(2);
});

test.for(engines)(
  "without the setting nothing goes by its age, only what was deleted a month ago (%s)",
  async (engine) => {
    const { site, save, list } = await start(engine, {});
    const [kept, deleted] = [await save("Old"), await save("Deleted")];
    await softDeleteRequest(site.db, deleted, site.now());
    site.clock.advance(5000 * day);
    await site.retention.run();
    expect((await list()).requests).toEqual([kept]);
    expect(await listErasures(site.db)).toEqual([]);
  },
);

test("what was deleted a month ago goes from SQLite's index, file and log as well", async () => {
  const { site, save } = await start("sqlite", {});
  await save("Kept Person");
  await softDeleteRequest(site.db, await save("Vanishing Wombat"), site.now());
  await saveQuestion(
    site.db,
    { text: "Where does the quokka live", key: "quokka", reason: "unsure", subject: null, answer: "" },
    site.now(),
  );
  const noted = { subject: "request", id: await save("Another"), text: "Ask the zorilla" } as const;
  const note = await saveNote(site.db, noted, site.now(), "Asha");
  const file = site.databaseUrl.replace("file:", "");
  const read = () => [file, `${file}-wal`].map((name) => readFileSync(name, "latin1").toLowerCase()).join("");
  const listTraces = async () => {
    const [bytes, rows] = [read(), (await dumpTables(site.db)).toLowerCase()];
    // The first letters are what the index has of a word.
    return ["zorilla", "wombat", "quokka"].filter((word) => bytes.includes(word) || rows.includes(word.slice(0, 3)));
  };
  await deleteNote(site.db, note?.id ?? "", site.now(), "Asha");
  expect(await listTraces()).toEqual(["zorilla", "wombat", "quokka"]);
  await site.retention.run();
  expect(await listTraces()).toEqual(["wombat", "quokka"]);
  site.clock.advance(31 * day);
  await site.retention.run();
  expect(await listTraces()).toEqual(["quokka"]);
  site.clock.advance(69 * day);
  await runAfterLongGap(site);
  expect(await listTraces()).toEqual([]);
});

test("pages are served while SQLite erases by age, makes keys anew, and finds and erases one person", async () => {
  const { site, list } = await start("sqlite");
  await sql`pragma synchronous = off`.execute(site.db);
  const insert = async (id: string) => {
    const row = { kind: "contact", body: '{"name":"Some Visitor"}', search_key: "old", created_at: "2020" } as const;
    const rows = Array.from({ length: 1600 }, (_, index) => ({ ...row, id: `${id}-${index}` }));
    await site.db.insertInto("requests").values(rows).execute();
  };
  await insert("old");
  expect(await countTurns(() => site.retention.run())).toBeGreaterThanOrEqual(1600 / 10);
  expect((await list()).requests).toEqual([]);
  await insert("other");
  expect(await countTurns(() => updateOldSearchKeys(site.db))).toBeGreaterThanOrEqual(1600 / 10);
  const contact = { kind: "email", key: "a@example.com" } as const;
  expect(await countTurns(() => findRecordsMaybeNamingContact(site.db, contact))).toBeGreaterThanOrEqual(1600 / 50);
  const candidates = { ...(await list()), students: [] };
  expect(await countTurns(() => listPersonRows(site.db, contact, candidates))).toBeGreaterThanOrEqual(1600 / 20);
  await markDeletedDataToClear(site.db);
  expect(await countTurns(() => clearDeletedData(site.db))).toBeGreaterThanOrEqual(1);
});

test("neither queries nor the disk hold up the event loop while SQLite erases by age, and visitors' requests are saved", async () => {
  const { site, save, list } = await start("sqlite");
  const row = { kind: "contact", body: "{}", search_key: "some words to erase", created_at: "2020" } as const;
  const rows = Array.from({ length: 400 }, (_, index) => ({ ...row, id: `old-${index}` }));
  await site.db.insertInto("requests").values(rows).execute();
  // Statements of other threads are not seen.
  const prepare = vi.spyOn(Sqlite.prototype, "prepare");
  const erased = new AbortController();
  const erasing = site.retention.run().finally(() => erased.abort());
  const saved: string[] = [];
  do {
    saved.push(await save("Meanwhile"));
    await setImmediate();
  } while (!erased.signal.aborted);
  await erasing;
  expect(prepare.mock.calls.flat().filter((text) => /delete|merge|checkpoint/i.test(text))).toEqual([]);
  expect((await list()).requests.toSorted()).toEqual(saved.toSorted());
  prepare.mockRestore();
});

test("the index of requests that all go is cleared in small steps, by their age and after their deletion", async () => {
  const { site, list } = await start("sqlite");
  // No test waits for the disk.
  await sql`pragma synchronous = off`.execute(site.db);
  // On this thread: each step is seen, which a look from another thread may miss.
  const { clock, log } = site;
  const retention = createRetentionJob({
    inBackground: (run) => run(site.db),
    log,
    now: clock.now,
    months: 6,
    keepsQuestions: false,
  });
  const makeRows = (deleted_at: string | null) =>
    Array.from({ length: 2400 }, (_, index) => ({
      id: `${(index * 7919) % 2400}`,
      kind: "contact" as const,
      body: "{}",
      search_key: `visitor ${index * 7919} of hostel ${index * 31}, asha${index}@example.com`,
      keys_version: 3,
      created_at: "2020",
      deleted_at,
    }));
  const database = openSqliteFile(site.databaseUrl.replace("file:", ""));
  const pages = database.prepare<[], number>("select count(*) from request_trigrams_data").pluck();
  const measureLargestStep = async (work: () => Promise<void>) => {
    const sizes = [pages.get() ?? 0];
    await countTurns(work, () => sizes.push(pages.get() ?? 0));
    expect((await list()).requests).toEqual([]);
    expect(sizes.at(-1)).toBeLessThan(10);
    const steps = sizes.map((size, at) => (sizes[at - 1] ?? size) - size);
    return steps.reduce((a, b) => Math.max(a, b)) / sizes.reduce((a, b) => Math.max(a, b));
  };
  try {
    for (const deleted_at of [null, "2025"]) {
      await site.db.insertInto("requests").values(makeRows(deleted_at)).execute();
      expect(await measureLargestStep(() => retention.run())).toBeLessThan(0.6);
    }
  } finally {
    database.close();
  }
});

test("it runs at the start and then daily, until it is stopped", async () => {
  const { site, save, list } = await start("sqlite");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await save("At the start");
    site.clock.advance(200 * day);
    site.retention.start();
    const isEmpty = async () => expect((await list()).requests).toEqual([]);
    await vi.waitFor(isEmpty, { timeout: 20_000 });
    await save("A day later");
    await site.db.updateTable("requests").set({ created_at: "2020" }).execute();
    site.clock.advance(day);
    vi.advanceTimersByTime(day);
    await vi.waitFor(isEmpty, { timeout: 20_000 });
    await site.retention.stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a failure is logged by its code and does not end the site", async () => {
  const { site } = await start("sqlite");
  await sql`drop table changes`.execute(site.db);
  await site.retention.run();
  expect(site.lines.at(-1)).toMatch(/expired records not erased.*SQLITE_ERROR/);
});

test("a run that fails is tried again after a minute, then two, and not once it is stopped", async () => {
  const { site, save, list } = await start("sqlite");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  try {
    await save("Old");
    site.clock.advance(200 * day);
    let failing = 2;
    const retention = createRetentionJob({
      inBackground: async (run) => {
        failing -= 1;
        if (failing >= 0) throw new Error("away");
        return run(site.db);
      },
      log: site.log,
      now: site.now,
      months: 6,
      keepsQuestions: true,
    });
    await retention.run();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([failing, (await list()).requests.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(119_000);
    expect((await list()).requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(async () => expect((await list()).requests).toEqual([]), { timeout: 20_000 });
    await retention.stop();
    failing = 1;
    await retention.run();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

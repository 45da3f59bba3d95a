import { sql } from "kysely";
import { expect, test } from "vitest";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import type { Due, DueRecord } from "#domain/history/due-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { createClock, engines, testServices, type Engine } from "#tests/support/test-services.ts";

const hour = 60 * 60_000;
const env = { STAFF_PIN: staffPin };
/** A Tuesday, half past three in the afternoon in India. */
const start = async (engine: Engine = "sqlite") => {
  const site = await testServices(engine, { env, clock: createClock("2026-03-03T10:00:00.000Z") });
  const staff = await signedInClient(site, "Asha");
  return { site, staff };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];
const due = async (staff: Staff, query = ""): Promise<Due> => (await staff.ask(`/staff/due?${query}`)).json();
const send = async (staff: Staff, body: object = contactMessage): Promise<string> =>
  (await (await staff.post("/contact", body)).json()).id;
const listed = ({ records }: Due) => records.map(({ when, name, followUp }: DueRecord) => [when, name, followUp]);

test.for(engines)("lists follow-ups of requests and students by when they are due (%s)", async (engine) => {
  const { staff } = await start(engine);
  const plan = async (name: string, followUpAt: string, owner = "") => {
    const id = await send(staff, { ...contactMessage, name });
    expect((await staff.post("/requests/status", { id, followUpAt, followUp: `call ${name}`, owner })).status).toBe(
      204,
    );
  };
  await plan("Late", "2026-03-03T09:59:59.000Z");
  await plan("Tonight", "2026-03-03T18:29:59.000Z", "Asha");
  await plan("Sunday", "2026-03-08T18:29:59.000Z", "Ravi");
  await plan("Monday", "2026-03-08T18:30:00.000Z");
  const student = await (await staff.post("/students", { name: "Meera" })).json();
  const step = { owner: "Asha", followUpAt: "2026-03-04T19:00+05:30", followUp: "fees" };
  const saved = await (await staff.post("/students/details", { id: student._id, version: 1, ...step })).json();
  expect(saved).toMatchObject({ ...step, followUpAt: "2026-03-04T13:30:00.000Z", version: 2 });

  const all = await due(staff);
  expect(listed(all)).toEqual([
    ["overdue", "Late", "call Late"],
    ["today", "Tonight", "call Tonight"],
    ["week", "Meera", "fees"],
    ["week", "Sunday", "call Sunday"],
    ["later", "Monday", "call Monday"],
  ]);
  expect(all.counts).toEqual({
    all: { overdue: 1, today: 1, week: 2, later: 1 },
    mine: { overdue: 0, today: 1, week: 1, later: 0 },
    nobody: { overdue: 1, today: 0, week: 0, later: 1 },
  });
  expect(all.names).toEqual(["Asha"]);
  expect(listed(await due(staff, "who=mine")).map(([, name]) => name)).toEqual(["Tonight", "Meera"]);
  expect(listed(await due(staff, "who=nobody&when=later")).map(([, name]) => name)).toEqual(["Monday"]);
  expect((await staff.ask("/staff/due?who=Ravi")).status).toBe(400);
  expect((await staff.ask("/staff/due?when=never")).status).toBe(400);
});

test("what is due at the same time comes by its age, whether a request or a student", async () => {
  const { site, staff } = await start();
  const step = { followUpAt: "2026-03-04T04:30:00.000Z", followUp: "call" };
  for (const name of ["First", "Second", "Third", "Fourth", "Fifth"]) {
    if (name === "Third") {
      const { _id: id } = await (await staff.post("/students", { name })).json();
      await staff.post("/students/details", { id, version: 1, ...step });
    } else {
      await staff.post("/requests/status", { id: await send(staff, { ...contactMessage, name }), ...step });
    }
    site.clock.advance(1000);
  }
  expect(listed(await due(staff)).map(([, name]) => name)).toEqual(["First", "Second", "Third", "Fourth", "Fifth"]);
});

test.for(engines)(
  "a new request is due by its promised reply, until it is answered, snoozed or held (%s)",
  async (engine) => {
    const { site, staff } = await start(engine);
    const ids = [await send(staff), await send(staff)];
    await send(staff, { ...contactMessage, [honeypotFieldName]: "spam" });
    const times = async () => (await due(staff)).records.map(({ when }) => when);
    expect(await times()).toEqual(["week", "week"]);
    expect((await due(staff)).counts.nobody).toEqual({ overdue: 0, today: 0, week: 2, later: 0 });
    site.clock.advance(48 * hour);
    expect(await times()).toEqual(["overdue", "overdue"]);
    const { overdue } = await (await staff.ask("/requests/counts")).json();
    expect((await due(staff)).counts.all.overdue).toBe(overdue);
    const followUpAt = new Date(site.now().getTime() + 7 * 24 * hour).toISOString();
    await staff.post("/requests/status", { id: ids[0], followUpAt });
    expect(await times()).toEqual(["overdue", "later"]);
    await staff.post("/requests/status", { id: ids[1], status: "contacted" });
    expect(await times()).toEqual(["later"]);
    // What is closed needs no follow-up; it comes back without one.
    await staff.post("/requests/status", { id: ids[0], status: "closed" });
    expect(await times()).toEqual([]);
    await staff.post("/requests/status", { id: ids[0], status: "contacted" });
    expect(await times()).toEqual([]);
  },
);

test.for(engines)(
  "the student made of a request takes over who looks after it and what is planned (%s)",
  async (engine) => {
    const { staff } = await start(engine);
    const id = (await (await staff.post("/enrollments", order)).json()).id;
    const step = { owner: "Asha", followUpAt: "2026-03-05T10:00:00.000Z", followUp: "send the link" };
    await staff.post("/requests/status", { id, ...step });
    const student = await (await staff.post("/requests/add-student", { id })).json();
    expect(student).toMatchObject(step);
    expect((await due(staff)).records).toMatchObject([
      { subject: "student", id: student._id, followUp: "send the link" },
    ]);
    const history = await (await staff.ask(`/staff/timeline?subject=request&id=${id}`)).json();
    expect(history.changes.map(({ what }: { what: string }) => what).toSorted()).toEqual([
      "follow-up",
      "made-student",
      "owner",
      "status",
    ]);
    expect(JSON.stringify(history)).not.toContain("send the link");
  },
);

test("a request whose student was deleted can be made a student again, and spam is a status that ends a follow-up", async () => {
  const { staff } = await start();
  const id = (await (await staff.post("/enrollments", order)).json()).id;
  const read = async () => (await (await staff.ask(`/requests/related?id=${id}`)).json()).request;
  const student = await (await staff.post("/requests/add-student", { id })).json();
  expect((await read()).studentId).toBe(student._id);
  await staff.post("/students/delete", { id: student._id });
  expect((await read()).studentId).toBeNull();
  await staff.post("/students/restore", { id: student._id });
  expect((await read()).studentId).toBe(student._id);
  await staff.post("/requests/status", { id, followUpAt: "2026-03-05T10:00:00.000Z" });
  expect((await staff.post("/requests/status", { id, status: "spam" })).status).toBe(204);
  expect(await read()).toMatchObject({ status: "spam", followUpAt: null });
  expect((await (await staff.ask("/requests?status=spam")).json()).requests).toHaveLength(1);
  expect((await (await staff.ask("/requests/counts")).json()).facets.status.spam).toBe(1);
});

test("refuses what is no time, no name and too long, and says which", async () => {
  const { staff } = await start();
  const id = await send(staff);
  for (const [step, error] of [
    [{ followUpAt: "tomorrow" }, "The time of the follow-up must be an ISO time, or null"],
    [{ followUp: "x".repeat(201) }, "The follow-up must be a text of at most 200 characters"],
    [{ owner: "x".repeat(61) }, "The name must have at most 60 characters"],
    [{}, "A status or a note is missing"],
  ] as const) {
    const answer = await staff.post("/requests/status", { id, ...step });
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  }
});

test("what is due is found by indexes, not by reading every request", async () => {
  const { site } = await start();
  const plans: string[] = [];
  const explain = async (query: string) => {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(site.db);
    plans.push(rows.map(({ detail }) => detail).join("; "));
  };
  await explain(
    "select count(*), owner from requests where follow_up_at is not null and deleted_at is null group by owner",
  );
  await explain(
    "select count(*), owner from students where follow_up_at is not null and deleted_at is null group by owner",
  );
  await explain(`select count(*), owner from requests
    where status = 'new' and follow_up_at is null and deleted_at is null group by owner`);
  expect(plans).toEqual([
    expect.stringContaining("COVERING INDEX requests_by_follow_up"),
    expect.stringContaining("COVERING INDEX students_by_follow_up"),
    expect.stringContaining("COVERING INDEX requests_waiting"),
  ]);
});

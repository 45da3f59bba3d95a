import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import type { Report } from "#domain/history/report-schemas.ts";
import { courseLength, phaseRanges } from "#domain/content/phase.ts";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { createClock, engines, testServices, type Engine } from "#tests/support/test-services.ts";

const hour = 60 * 60_000;
const env = { STAFF_PIN: staffPin };

/** Monday, the second of March, at eleven in India. */
async function start(engine: Engine = "sqlite") {
  const clock = createClock("2026-03-02T05:30:00.000Z");
  const site = await testServices(engine, { env, clock });
  const staff = await signedInClient(site, "Asha");
  const send = async (path: string, body: object): Promise<string> => (await (await staff.post(path, body)).json()).id;
  const read = async (report: string, query = "from=2026-03-01&to=2026-03-31"): Promise<Report> =>
    (await staff.ask(`/staff/numbers/${report}?${query}`)).json();
  return { site, clock, staff, send, read };
}

test.for(engines)("counts what came in and what became of it, by week (%s)", async (engine) => {
  const { clock, staff, send, read } = await start(engine);
  const mark = (id: string, status: string) => staff.post("/requests/status", { id, status });
  const [answered, undone, spam, waiting] = [
    await send("/contact", contactMessage),
    await send("/contact", contactMessage),
    await send("/contact", contactMessage),
    await send("/enrollments", order),
  ];
  await send("/contact", { ...contactMessage, [honeypotFieldName]: "a robot" });
  clock.advance(0.5 * hour);
  await mark(spam, "spam");
  await mark(undone, "contacted");
  await mark(undone, "new");
  clock.advance(hour + 60_000);
  await mark(answered, "contacted");
  await mark(answered, "closed");
  clock.advance(7 * 24 * hour);
  // By mistake: the answer stays that of the week before.
  await mark(answered, "spam");
  await mark(answered, "closed");
  await staff.post("/requests/add-student", { id: waiting });
  const { from, to, by, rows } = await read("flow");
  expect({ from, to, by }).toEqual({ from: "2026-03-01", to: "2026-03-09", by: "week" });
  const nothing = { requests: 0, answered: 0, enrolled: 0, finished: 0, overdue: 0 };
  expect(rows).toEqual([
    { period: "2026-03-01", ...nothing },
    { period: "2026-03-02", ...nothing, requests: 3, answered: 1, overdue: 2 },
    { period: "2026-03-09", ...nothing, answered: 1, enrolled: 1, overdue: 1 },
  ]);
  const counts = await (await staff.ask("/requests/counts")).json();
  expect(counts.overdue).toBe(1);
  expect((await read("answers")).rows).toEqual([
    { period: "2026-03-01", answered: 0, median: null, most: null },
    { period: "2026-03-02", answered: 1, median: 91, most: 91 },
    { period: "2026-03-09", answered: 1, median: 10_185, most: 10_185 },
    { period: "All", answered: 2, median: 91, most: 10_185 },
  ]);
  expect((await read("flow", "from=2026-03-01&by=month")).rows).toEqual([
    { period: "2026-03-01", ...nothing, requests: 3, answered: 2, enrolled: 1, overdue: 1 },
  ]);
});

test.for(engines)("groups requests by source, campaign and course, the most frequent first (%s)", async (engine) => {
  const { staff, send, read } = await start(engine);
  const source = { landing: "/", utmSource: "Insta", utmCampaign: "Diwali" };
  await send("/enrollments", { ...order, source });
  await send("/contact", { ...contactMessage, source });
  const id = await send("/contact", contactMessage);
  await staff.post("/requests/status", { id, status: "contacted" });
  await send("/contact", {
    ...contactMessage,
    [honeypotFieldName]: "a robot",
    source: { ...source, utmSource: "Robots" },
  });
  const { rows } = await read("origins");
  expect(rows).toEqual([
    { by: "source", name: "insta", requests: 2, answered: 0, enrolled: 0 },
    { by: "source", name: "", requests: 1, answered: 1, enrolled: 0 },
    { by: "campaign", name: "diwali", requests: 2, answered: 0, enrolled: 0 },
    { by: "campaign", name: "", requests: 1, answered: 1, enrolled: 0 },
    { by: "course", name: "", requests: 2, answered: 1, enrolled: 0 },
    { by: "course", name: order.course, requests: 1, answered: 0, enrolled: 0 },
  ]);
});

test.for(engines)("shows what students paid, how far they are and where they stop (%s)", async (engine) => {
  const { clock, staff, read } = await start(engine);
  const whole = Array.from({ length: courseLength }, (_, at) => at + 1);
  const add = (body: object) => staff.post("/students", body);
  await add({ name: "Finished", completedDays: whole, price: 3000, paidOn: "2026-03-02" });
  const basic = { course: "basic", completedDays: whole.slice(0, phaseRanges.basic.last), price: 500 };
  const { _id: id } = await (await add({ name: "Basic done", ...basic })).json();
  await add({ name: "Stopped", completedDays: [1, 2] });
  clock.advance(8 * 24 * hour);
  await staff.post("/students/payments", { id, amount: 200, receivedOn: "2026-03-03" });
  await staff.post("/students/payments", { id, amount: 100, receivedOn: "2026-03-09" });
  await add({ name: "Fresh", completedDays: [1, 2], price: 1000, paidOn: "2026-03-10" });
  expect((await read("money")).rows).toEqual([
    { period: "2026-03-01", agreed: 0, received: 0, open: 0, overpaid: 0 },
    { period: "2026-03-02", agreed: 3500, received: 3200, open: 200, overpaid: 0 },
    { period: "2026-03-09", agreed: 1000, received: 1100, open: 0, overpaid: 0 },
  ]);
  // Marked as paid by hand: the rest came on that day.
  await staff.post("/students/details", { id, paidOn: "2026-03-10" });
  expect((await read("money")).rows.at(-1)).toMatchObject({ received: 1300 });
  expect((await read("money")).rows[1]).toMatchObject({ open: 0 });
  await staff.post("/students/payments", { id, amount: 400, receivedOn: "2026-03-10" });
  expect((await read("money")).rows[1]).toMatchObject({ overpaid: 200 });
  const days = (await read("days")).rows;
  expect(days).toHaveLength(courseLength);
  expect(days.slice(1, 3)).toEqual([
    { day: 2, done: 4, there: 0, stopped: 0 },
    { day: 3, done: 2, there: 2, stopped: 1 },
  ]);
  const flow = (await read("flow")).rows.map(({ finished }) => finished);
  expect(flow).toEqual([0, 2, 0]);
  const { rows, total } = await read("class");
  expect([rows.map(({ name, done }) => [name, done]).slice(0, 1), total]).toEqual([[["Fresh", 2]], 4]);
});

test.for(engines)("what is overdue is the same number by owner and in the list of what is due (%s)", async (engine) => {
  const { clock, staff, send, read } = await start(engine);
  const [called, later] = [await send("/contact", contactMessage), await send("/contact", contactMessage)];
  await send("/enrollments", order);
  await send("/contact", { ...contactMessage, [honeypotFieldName]: "a robot" });
  const { _id: id } = await (await staff.post("/students", { name: "Called back" })).json();
  await staff.post("/requests/status", { id: called, owner: "Ravi" });
  await staff.post("/requests/status", { id: later, owner: "Asha", followUpAt: "2027-03-02T05:30:00.000Z" });
  const step = { owner: "Ravi", followUpAt: "2026-03-03T05:30:00.000Z", followUp: "Call" };
  await staff.post("/students/details", { id, version: 1, ...step });
  expect((await read("owners")).rows).toEqual([]);
  clock.advance(7 * 24 * hour);
  expect((await read("owners")).rows).toEqual([
    { owner: "Ravi", replies: 1, followUps: 1, overdue: 2 },
    { owner: "", replies: 1, followUps: 0, overdue: 1 },
  ]);
  expect(await (await staff.ask("/staff/due")).json()).toMatchObject({ counts: { all: { overdue: 3 } } });
});

test("each table is a file too, and bad dates are named", async () => {
  const { staff, send } = await start();
  await send("/contact", contactMessage);
  const file = await staff.ask("/staff/numbers/flow.csv?from=2026-03-02");
  expect(file.headers.get("content-disposition")).toContain("flow 2026-03-02 to 2026-03-02.csv");
  expect(await file.text()).toBe(
    "From,Requests,Answers given,Enrolled,Finished,Replies overdue at the end\r\n2026-03-02,1,0,0,0,0\r\n",
  );
  for (const [query, status] of [
    ["flow?from=yesterday", 400],
    ["flow?from=2026-03-02&to=2026-03-01", 400],
    ["flow?by=year", 400],
    ["flow?to=1999-12-31", 400],
    ["flow?from=0100-01-01", 400],
    ["flow?from=9999-12-31", 200],
    ["money?from=2000-01-01", 200],
    ["nothing", 404],
    ["nothing.csv", 404],
  ] as const) {
    expect((await staff.ask(`/staff/numbers/${query}`)).status, query).toBe(status);
  }
});

test.each(["/requests?search=zq", "/requests/counts", "/staff/due", "/staff/numbers/origins", "/requests.csv"])(
  "while SQLite reads for %s, pages are served",
  async (path) => {
    const site = await testServices("sqlite", { env: { STAFF_PIN: staffPin } });
    const staff = await signedInClient(site);
    const prepare = vi.spyOn(Sqlite.prototype, "prepare");
    await (await staff.ask(path)).text();
    const onThisThread = prepare.mock.calls
      .map(([text]) => text)
      .filter((text) => /count\(|from "deliveries"/.test(text));
    prepare.mockRestore();
    expect(onThisThread).toEqual([]);
  },
);

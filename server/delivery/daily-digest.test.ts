import { expect, test } from "vitest";
import type { RequestStatus } from "#domain/requests/request-schemas.ts";
import { contactMessage, order } from "#tests/support/sample-requests.ts";
import { createClock, engines, testDelivery, testServices } from "#tests/support/test-services.ts";
import { saveStatusAndNote } from "../db/requests/update-request.ts";
import { saveRequest } from "../db/requests/save-request.ts";
import { saveNewStudent } from "../db/students/students.ts";
import type { Services } from "../services.ts";

const hour = 3_600_000;
const env = { DAILY_DIGEST: "on", SITE_URL: "https://course.example" };

async function save(
  { db, now }: Services,
  kind: "enrollment" | "contact",
  delivery: "delivered" | "held" = "delivered",
) {
  const body = kind === "contact" ? contactMessage : order;
  const state = delivery === "held" ? "held" : "not-configured";
  return (await saveRequest(db, { kind, body, delivery: state, idempotencyKey: null }, now())).id;
}

test.for(engines)("tells once at opening time who waits, and nothing of people (%s)", async (engine) => {
  // The Sunday before, noon; on Sundays the team is off. Mondays it opens at ten, which is half past four in UTC.
  const clock = createClock("2026-03-01T06:30:00.000Z");
  const site = await testDelivery(engine, { clock, env });
  const student = { name: "Kiran Rao", enrollmentDate: "2026-02-01T00:00:00.000Z", currentPhase: "basic" } as const;
  const details = {
    email: "",
    phone: "",
    course: null,
    price: null,
    paidOn: null,
    paidNote: "",
    batch: "",
    batchStart: null,
  };
  await saveNewStudent(site.db, { ...student, ...details, completedDays: [] }, new Date("2026-02-10T00:00:00.000Z"));
  await save(site, "contact", "held");
  const answered = await save(site, "contact");
  const mark = (id: string, status: RequestStatus) =>
    saveStatusAndNote(site.db, { id, status, version: undefined }, site.now());
  await mark(answered, "contacted");
  await mark(await save(site, "enrollment"), "spam");
  // The Friday before, which Saturday's digest told; and Saturday itself, which nobody was told of yet.
  clock.advance(-40 * hour);
  await mark(await save(site, "contact"), "contacted");
  clock.advance(24 * hour);
  await mark(await save(site, "contact"), "contacted");
  clock.advance(16 * hour);
  const undone = await save(site, "contact");
  for (const status of ["closed", "new", "spam", "new"] as const) await mark(undone, status);
  await site.dailyDigest.run();
  clock.advance(22 * hour - 1);
  await site.dailyDigest.run();
  expect(await site.db.selectFrom("error_reports").selectAll().execute()).toEqual([]);

  clock.advance(1 - 26 * 24 * hour);
  const waiting = await save(site, "enrollment");
  clock.advance(26 * 24 * hour);
  const { databaseUrl } = site;
  const sameChat = { databaseUrl, clock, env: { ...env, CONTACT_WEBHOOK_URL: site.chat.urlOf("contact") } };
  const planFor = (hours: number) => ({ follow_up_at: new Date(site.now().getTime() + hours * hour).toISOString() });
  await site.db.updateTable("requests").set(planFor(3)).where("id", "=", answered).execute();
  await site.db.updateTable("students").set(planFor(-20)).execute();
  const other = await testServices(engine, sameChat);
  await Promise.all([site.dailyDigest.run(), other.dailyDigest.run(), site.dailyDigest.run()]);
  const restarted = await testServices(engine, sameChat);
  clock.advance(2 * hour);
  await restarted.dailyDigest.run();
  await site.outbox.deliverDue();
  const digests = site.chat.arrivals.filter(({ message }) => message.embeds[0]?.title === "Daily Digest");
  expect(digests).toHaveLength(1);
  const fields = Object.fromEntries(
    digests[0]?.message.embeds[0]?.fields.map(({ name, value }) => [name, value]) ?? [],
  );
  expect(fields).toEqual({
    "Waiting for an answer": "2, of these 1 overdue",
    "Longest overdue": `Reference ${waiting.slice(0, 8)}, waiting 26 days`,
    "Follow-ups": "1 today, 1 late",
    "Quiet students": "1 for 7 days or more, of these 1 for 14 or more",
    "Since Saturday": "0 enrollments, 3 contact messages, 2 answered, 0 new students",
    "Staff page": "https://course.example/sr",
  });
  expect(JSON.stringify(digests)).not.toMatch(/Asha|Ravi|Kiran/);

  clock.advance(24 * hour);
  await site.dailyDigest.run();
  await site.outbox.deliverDue();
  const [, tuesday, ...more] = site.chat.arrivals.filter(({ message }) => message.embeds[0]?.title === "Daily Digest");
  expect(tuesday?.message.embeds[0]?.fields.at(-2)?.name).toBe("Yesterday");
  expect(more).toEqual([]);
});

test("a site that starts in the afternoon, or whose owner did not ask for it, tells nothing", async () => {
  const clock = createClock("2026-03-02T09:00:00.000Z");
  const site = await testDelivery("sqlite", { clock, env });
  await site.dailyDigest.run();
  clock.advance(20 * hour);
  const without = await testDelivery("sqlite", { clock });
  without.dailyDigest.start();
  await without.dailyDigest.stop();
  await Promise.all([site.outbox.deliverDue(), without.outbox.deliverDue()]);
  expect([...site.chat.arrivals, ...without.chat.arrivals]).toEqual([]);
});

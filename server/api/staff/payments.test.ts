import jsqr from "jsqr";
import sharp from "sharp";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { messageTemplates } from "#content/message-templates.ts";
import { paymentInFutureMessage, paymentListSchema, savedPaymentSchema } from "#domain/students/payments.ts";
import type { Student } from "#domain/students/student-schemas.ts";
import { createClient, signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testDelivery, type Engine } from "#tests/support/test-services.ts";

const readQrCode = "default" in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

const start = async (engine: Engine) => {
  const site = await testDelivery(engine, { env: { STAFF_PIN: staffPin } });
  return { site, staff: await signedInClient(site, "Meera") };
};
type Staff = Awaited<ReturnType<typeof start>>["staff"];

const add = async (staff: Staff, body: object): Promise<Student> => (await staff.post("/students", body)).json();
const read = async (staff: Staff): Promise<Student | undefined> => (await (await staff.ask("/students")).json())[0];
const list = async (staff: Staff, id: string) =>
  v.parse(paymentListSchema, await (await staff.ask(`/students/payments?id=${id}`)).json());

test.for(engines)("a price is received in parts, and paid with the last (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha", price: 3000 });
  const pay = async (amount: number, receivedOn: string, reference: string) =>
    v.parse(
      savedPaymentSchema,
      await (await staff.post("/students/payments", { id, amount, receivedOn, reference })).json(),
    );
  expect(await pay(1000, "2026-03-01", " UPI 4711 ")).toMatchObject({
    student: { received: 1000, paidOn: null },
    payment: { amount: 1000, reference: "UPI 4711", by: "Meera", receivedOn: "2026-03-01" },
  });
  site.clock.advance(24 * 60 * 60_000);
  const last = await pay(2000, "2026-03-02", "");
  expect(last.student).toMatchObject({ received: 3000, paidOn: "2026-03-02" });
  expect((await list(staff, id)).payments.map(({ amount }) => amount)).toEqual([1000, 2000]);
  const timeline = await (await staff.ask(`/staff/timeline?subject=student&id=${id}`)).json();
  expect(timeline.payments).toHaveLength(2);
  const csv = await (await staff.ask("/students.csv")).text();
  expect(csv.trim().split("\r\n")[1]).toMatch(/,3000,0,,,1$/);

  expect((await staff.post("/students/payments/delete", { id: last.payment.id })).status).toBe(200);
  expect((await staff.post("/students/payments/delete", { id: last.payment.id })).status).toBe(404);
  expect(await read(staff)).toMatchObject({ received: 1000, paidOn: null });
});

test.for(engines)(
  "a payment that is sent again, because the response was lost, is received once (%s)",
  async (engine) => {
    const { staff } = await start(engine);
    const { _id: id } = await add(staff, { name: "Asha", price: 3000 });
    const pay = async (letter: string, amount = 1000) => {
      const key = { "idempotency-key": letter.repeat(36) };
      return (await staff.post("/students/payments", { id, amount, receivedOn: "2026-03-01" }, key)).json();
    };
    const [first, again] = await Promise.all([pay("a"), pay("a")]);
    expect(again.payment).toEqual(first.payment);
    expect(await pay("a", 999)).toEqual({ error: expect.stringContaining("recorded already, with other details") });
    expect(await pay("b")).toMatchObject({ student: { received: 2000 } });
    expect((await list(staff, id)).payments).toHaveLength(2);
  },
);

test.for(engines)("the payments of one student have a largest sum (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha" });
  const earlier = { amount: 1_999_999_999, received_on: "2026-03-01", reference: "", at: "2026", by: "" };
  await site.db
    .insertInto("payments")
    .values({ ...earlier, id: "earlier", student_id: id })
    .execute();
  await site.db.updateTable("students").set({ received: earlier.amount }).execute();
  const response = await staff.post("/students/payments", { id, amount: 10_000_000, receivedOn: "2026-03-01" });
  expect([response.status, await response.json()]).toEqual([422, { error: expect.stringContaining("at most") }]);
  expect((await list(staff, id)).payments).toHaveLength(1);
  const { _id: otherId } = await add(staff, { name: "Asha R" });
  await staff.post("/students/payments", { id: otherId, amount: 10_000_000, receivedOn: "2026-03-01" });
  expect((await staff.post("/students/merge", { id: otherId, otherId: id })).status).toBe(422);
  expect((await list(staff, otherId)).payments).toHaveLength(1);
});

test.for(engines)("a payment that two take back at once is taken back once (%s)", async (engine) => {
  const { staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha", price: 1000 });
  const pay = async (amount: number): Promise<string> =>
    (await (await staff.post("/students/payments", { id, amount, receivedOn: "2026-03-01" })).json()).payment.id;
  await pay(1000);
  const tooMuch = await pay(500);
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => staff.post("/students/payments/delete", { id: tooMuch })),
  );
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  expect(await read(staff)).toMatchObject({ received: 1000, paidOn: "2026-03-01" });
});

test.for(engines)("one key for several students at once records one payment (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const students = await Promise.all(["A", "B", "C", "D"].map((name) => add(staff, { name })));
  const responses = await Promise.all(
    students.map(({ _id: id }) =>
      staff.post(
        "/students/payments",
        { id, amount: 10, receivedOn: "2026-03-01" },
        { "idempotency-key": "0123456789abcdef" },
      ),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  expect(await site.db.selectFrom("payments").select("amount").execute()).toEqual([{ amount: 10 }]);
});

test.for(engines)("payments go with a merge, and back (%s)", async (engine) => {
  const { staff } = await start(engine);
  const [kept, other] = [await add(staff, { name: "Asha", price: 3000 }), await add(staff, { name: "Asha R" })];
  for (const { _id: id } of [kept, other]) {
    await staff.post("/students/payments", { id, amount: 700, receivedOn: "2026-03-01" });
  }
  const merged = await (await staff.post("/students/merge", { id: kept._id, otherId: other._id })).json();
  expect(merged.student).toMatchObject({ received: 1400 });
  await staff.post("/students/unmerge", merged.undo);
  const students: Student[] = await (await staff.ask("/students")).json();
  expect(students.map(({ received }) => received)).toEqual([700, 700]);
});

test.for(engines)(
  "what is too much for one record is not merged, and what is merged can be parted again (%s)",
  async (engine) => {
    const { staff } = await start(engine);
    const most = 10_000_000;
    const records = [
      await add(staff, { name: "Asha", course: "basic", price: most }),
      await add(staff, { name: "Asha", course: "advanced", price: 1 }),
      await add(staff, { name: "Asha", course: "advanced", price: 0 }),
    ];
    const [first, dear, free] = records.map(({ _id }) => _id);
    for (const id of [first, first, free]) {
      await staff.post("/students/payments", { id, amount: most, receivedOn: "2026-03-01" });
    }
    const refused = await staff.post("/students/merge", { id: first, otherId: dear });
    expect([refused.status, (await refused.json()).error]).toEqual([422, expect.stringContaining(`over ${most}`)]);
    const { student, undo } = await (await staff.post("/students/merge", { id: first, otherId: free })).json();
    expect(student).toMatchObject({ price: most, received: 3 * most });
    expect((await staff.post("/students/unmerge", undo)).status).toBe(200);
    const after: Student[] = await (await staff.ask("/students")).json();
    expect(new Set(after.map(({ price, received }) => `${price}, ${received}`))).toEqual(
      new Set([`${most}, ${2 * most}`, "1, 0", `0, ${most}`]),
    );
  },
);

test.for(engines)("payments are handed over and erased with the person (%s)", async (engine) => {
  const { site, staff } = await start(engine);
  const { _id: id } = await add(staff, { name: "Asha", email: "asha@example.com" });
  const friend = await add(staff, { name: "Ravi" });
  const receivedOn = "2026-03-01";
  await staff.post("/students/payments", { id, amount: 700, receivedOn, reference: "UPI 4711" });
  await staff.post("/students/payments", { id: friend._id, amount: 5, receivedOn, reference: "by asha@example.com" });
  const file = await (await staff.ask("/staff/person.json?contact=asha%40example.com")).json();
  expect(file.payments).toMatchObject([{ amount: 700, reference: "UPI 4711" }]);
  const contact = "asha@example.com";
  expect(await (await staff.post("/staff/person/erase", { contact, confirm: contact })).json()).toMatchObject({
    erased: { students: 1 },
    mentions: 1,
  });
  const left = await site.db.selectFrom("payments").select(["student_id", "reference"]).execute();
  expect(left).toEqual([{ student_id: friend._id, reference: "by [erased]" }]);
  await staff.post("/students/delete", { id: friend._id });
  site.clock.advance(31 * 24 * 60 * 60_000);
  await site.retention.run();
  expect(await site.db.selectFrom("payments").select("id").execute()).toEqual([]);
});

test("a UPI app reads what is open from the link and from the code", async () => {
  const { staff } = await start("sqlite");
  const { _id: id } = await add(staff, { name: "Asha & Co", price: 3000 });
  // The sample has no UPI id.
  expect((await list(staff, id)).upiLink).toBeNull();
  messageTemplates.upi = { id: "course@examplebank", payee: "58 Days" };
  onTestFinished(() => void (messageTemplates.upi = null));
  await staff.post("/students/payments", { id, amount: 1000, receivedOn: "2026-03-01" });
  const { upiLink } = await list(staff, id);
  const fields = Object.fromEntries(new URL(upiLink ?? "").searchParams);
  expect(fields).toMatchObject({ pa: "course@examplebank", am: "2000.00", cu: "INR", tr: id.slice(0, 8) });
  const svg = await (await staff.ask(`/students/payments/upi.svg?id=${id}`)).arrayBuffer();
  const { data, info } = await sharp(svg, { density: 400 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(readQrCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(upiLink);
  await staff.post("/students/payments", { id, amount: 2000, receivedOn: "2026-03-01" });
  expect((await list(staff, id)).upiLink).toBeNull();
  expect((await staff.ask(`/students/payments/upi.svg?id=${id}`)).status).toBe(404);
});

test("takes only amounts and days that there are, from staff only", async () => {
  const { site, staff } = await start("sqlite");
  const { _id: id } = await add(staff, { name: "Asha" });
  const good = { id, amount: 500, receivedOn: "2026-03-01", reference: "" };
  for (const wrong of [
    { amount: 0 },
    { amount: -5 },
    { amount: 1.5 },
    { amount: "500" },
    { receivedOn: "2026-02-31" },
    { receivedOn: null },
    { reference: "x".repeat(101) },
  ]) {
    expect((await staff.post("/students/payments", { ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  }
  // By the clocks of the course, where the first of March ends at half past six in UTC.
  const tomorrow = { ...good, receivedOn: "2026-03-02" };
  const early = await staff.post("/students/payments", tomorrow);
  expect([early.status, await early.json()]).toEqual([400, { error: paymentInFutureMessage }]);
  site.clock.advance(9 * 60 * 60_000);
  expect((await staff.post("/students/payments", tomorrow)).status).toBe(201);
  expect((await staff.post("/students/payments", { ...good, id: "none" })).status).toBe(404);
  expect((await createClient(site).post("/students/payments", good)).status).toBe(401);
});

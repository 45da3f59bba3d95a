import { expect, test } from "vitest";
import { signedInClient, staffPin } from "#tests/support/staff-client.ts";
import { engines, testServices, type Engine } from "#tests/support/test-services.ts";
import { parseCsv } from "../../http/csv.ts";

async function start(engine: Engine = "sqlite") {
  const site = await testServices(engine, { env: { STAFF_PIN: staffPin } });
  const staff = await signedInClient(site);
  const namesOf = async (query: string) =>
    parseCsv(await (await staff.ask(`/students.csv?${query}`)).text())
      .rows.slice(1)
      .map(({ cells }) => cells[0]);
  return { site, staff, namesOf };
}

test.for(engines)("the table has what the list has with the same query (%s)", async (engine) => {
  const { site, staff, namesOf } = await start(engine);
  const phone = "+91 98765 43210";
  await staff.post("/students", { name: "Asha", phone, paidOn: "2026-01-02", enrollmentDate: "2026-02-01" });
  await staff.post("/students", { name: "Ravi", email: "ravi@example.com", enrollmentDate: "2026-01-01" });
  site.clock.advance(7 * 24 * 60 * 60_000);
  await staff.signIn();
  await staff.post("/students", { name: "Mina" });
  for (const [query, names] of [
    ["", ["Ravi", "Asha", "Mina"]],
    ["search=&needs=&paid=", ["Ravi", "Asha", "Mina"]],
    ["search=9876543210", ["Asha"]],
    ["search=%2B91+(98765)", ["Asha"]],
    ["search=RAVI%40example", ["Ravi"]],
    ["search=%25", []],
    ["needs=quiet-7", ["Ravi", "Asha"]],
    ["needs=quiet-14", []],
    ["needs=behind&paid=no", ["Ravi"]],
    ["paid=yes", ["Asha"]],
  ] as const) {
    expect(await namesOf(query), query).toEqual(names);
    const listed: { name: string }[] = await (await staff.ask(`/students?${query}`)).json();
    expect(
      listed.map(({ name }) => name),
      query,
    ).toEqual(names);
  }
});

test("the table has every detail, phones as texts", async () => {
  const { staff } = await start();
  const paid = { paidOn: "2026-03-02", paidNote: "UPI, twice" };
  await staff.post("/students", {
    name: "Asha",
    email: "a@b.in",
    phone: "098765",
    course: "basic",
    price: 500,
    ...paid,
  });
  const { rows } = parseCsv(await (await staff.ask("/students.csv")).text());
  expect(rows[0]?.cells.slice(8)).toEqual(
    "Email,Phone,Course,Price,Paid on,Paid note,Request,Owner,Follow-up at,Follow-up,Received,Open,Batch,Batch start,Days behind".split(
      ",",
    ),
  );
  expect(rows[1]?.cells.slice(8)).toEqual([
    "a@b.in",
    "'098765",
    "basic",
    "500",
    "2026-03-02",
    "UPI, twice",
    "",
    "",
    "",
    "",
    "0",
    "0",
    "",
    "",
    "0",
  ]);
});

test.for([
  ["needs=quiet-8", "needs must be one of quiet-7, quiet-14, behind, finished"],
  ["paid=maybe", "paid must be yes or no"],
])("refuses %s", async ([query, error]) => {
  const { staff } = await start();
  for (const path of ["/students", "/students.csv"]) {
    const response = await staff.ask(`${path}?${query}`);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  }
});

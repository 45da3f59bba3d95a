import { sql } from "kysely";
import { expect, test } from "vitest";
import { contactMessage } from "#tests/support/sample-requests.ts";
import { engines, testServices } from "#tests/support/test-services.ts";
import { listInbox } from "./list-inbox.ts";
import { saveStatusAndNote } from "./update-request.ts";
import { saveRequest } from "./save-request.ts";
import { updateOldSearchKeys } from "./derived-columns.ts";

test.for(engines)(
  "requests that were saved before get the keys of their sender, source and text (%s)",
  async (engine) => {
    const { db, now } = await testServices(engine);
    const save = (id: string, body: object, source: object | null) =>
      sql`insert into requests (id, kind, body, created_at, search_key, source) values (${id}, 'contact',
      ${JSON.stringify(body)}, '2026-01-01T00:00:00.000Z', 'old', ${source && JSON.stringify(source)})`.execute(db);
    await save(
      "a",
      { name: "Ásha", email: "Asha@Example.com", phone: "+91 98765-43210" },
      { utmSource: "News", referrer: "x" },
    );
    await save("b", { name: "Ravi", phone: "" }, { utmSource: "", referrer: "X.example" });
    for (let index = 0; index < 250; index += 1) await save(`c${index}`, { phone: `${1_000_000 + index}` }, null);
    await save("d", { name: 7 }, null);
    await updateOldSearchKeys(db);
    const columns = ["id", "email_key", "phone_digits", "source_key", "search_key"] as const;
    const rows = await db.selectFrom("requests").select(columns).where("id", "<", "c").orderBy("id").execute();
    expect(rows).toEqual([
      {
        id: "a",
        email_key: "asha@example.com",
        phone_digits: "9876543210",
        source_key: "news",
        search_key: "asha\nasha@example.com\n+91 98765-43210\nx\nnews",
      },
      { id: "b", email_key: "", phone_digits: "", source_key: "x.example", search_key: "ravi\nx.example" },
    ]);
    const last = db.selectFrom("requests").select("id").where("phone_digits", "=", "1000249");
    expect(await last.execute()).toEqual([{ id: "c249" }]);
    const old = db.selectFrom("requests").select("id").where("keys_version", "<", 3);
    expect(await old.execute()).toEqual([]);
    if (engine === "postgres") return;
    const find = (word: string) =>
      sql<{ id: string }>`select request_id as id from request_trigrams
      join request_numbers on number = request_trigrams.rowid where request_trigrams match ${word}`.execute(db);
    expect([(await find("asha")).rows, (await find("old")).rows]).toEqual([[{ id: "a" }], []]);
    expect((await listInbox(db, { search: "asha", limit: 5 }, now())).requests).toEqual([]);
  },
);

test.for(engines)("letters without an accent to take off are found plain, in old requests too (%s)", async (engine) => {
  const { db, now } = await testServices(engine);
  const name = "Łukasz Weiß-Sørensen Đorđe Yıldız फ़ातिमा";
  const body = { ...contactMessage, name };
  const { id } = await saveRequest(db, { kind: "contact", body, delivery: "held", idempotencyKey: null }, now());
  await saveStatusAndNote(db, { id, status: "closed", version: undefined }, now(), "Asha");
  const answered = () => db.selectFrom("requests").select(["answered_at", "answered_by"]).execute();
  const before = await answered();
  await sql`delete from changes`.execute(db);
  await sql`update requests set search_key = ${name.toLowerCase()}, keys_version = 2`.execute(db);
  await updateOldSearchKeys(db);
  for (const search of ["lukasz", "weiss-sorensen", "WEISS", "Weiß", "dorde", "Yildiz", "फातिमा", "फ़ातिमा"]) {
    expect((await listInbox(db, { search, limit: 5 }, now())).requests, search).toHaveLength(1);
  }
  // The history may have lost by whom it was answered: what is stored stays.
  expect(await answered()).toEqual(before);
});

test("of a long message the first 500 letters are indexed", async () => {
  const { db, now } = await testServices();
  const body = { ...contactMessage, message: `beginning ${"अक्षर ".repeat(800)}ending` };
  await saveRequest(db, { kind: "contact", body, delivery: "held", idempotencyKey: null }, now());
  const find = async (search: string) => (await listInbox(db, { search, limit: 5 }, now())).requests.length;
  expect([await find("beginning"), await find("ending")]).toEqual([1, 0]);
  const { rows } = await sql<{ bytes: number }>`select sum(length(block)) as bytes from request_trigrams_data`.execute(
    db,
  );
  expect(rows[0]?.bytes).toBeLessThan(10_000);
});

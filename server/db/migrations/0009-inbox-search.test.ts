import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as inboxSearch } from "./0009-inbox-search.ts";

const save = (db: Kysely<unknown>, id: string, body: object) => {
  const key = Object.values(body).join("\n").toLowerCase();
  return sql`insert into requests (id, kind, body, created_at, search_key)
    values (${id}, 'contact', ${JSON.stringify(body)}, '2026-01-01T00:00:00.000Z', ${key})`.execute(db);
};

test("SQLite's trigrams follow the requests, also those of an older instance", async () => {
  const db = await openEmpty("sqlite");
  await initial(db);
  await staff(db);
  await save(db, "a", { name: "Asha" });
  await inboxSearch(db);
  await save(db, "b", { name: "Natasha" });
  const find = async () => {
    const { rows } = await sql<{ request_id: string }>`select request_id from request_trigrams
      join request_numbers on number = request_trigrams.rowid where request_trigrams match '"asha"'`.execute(db);
    return rows.map((row) => row.request_id);
  };
  expect(await find()).toEqual(["a", "b"]);
  await sql`delete from requests where id = 'a'`.execute(db);
  expect(await find()).toEqual(["b"]);
});

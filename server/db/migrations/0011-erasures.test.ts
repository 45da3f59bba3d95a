import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines } from "#tests/support/test-services.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as requestOrigin } from "./0010-request-origin.ts";
import { up as erasures } from "./0011-erasures.ts";

test.for(engines)("requests that were saved before get the key of their source (%s)", async (engine) => {
  const db = await openEmpty(engine);
  for (const up of [initial, staff, requestOrigin]) await up(db);
  const sources = {
    a: { utmSource: "News", referrer: "x.example" },
    b: { utmSource: "", referrer: "X.example" },
    c: null,
  };
  for (const [id, source] of Object.entries(sources)) {
    await sql`insert into requests (id, kind, body, created_at, source)
      values (${id}, 'contact', '{}', '2026-01-01T00:00:00.000Z', ${source && JSON.stringify(source)})`.execute(db);
  }
  await erasures(db);
  // An older instance does not know the column.
  await sql`insert into requests (id, kind, body, created_at) values ('d', 'contact', '{}', '2026')`.execute(db);
  const { rows } = await sql`select id, source_key from requests order by id`.execute(db);
  expect(rows).toEqual([
    { id: "a", source_key: "news" },
    { id: "b", source_key: "x.example" },
    { id: "c", source_key: "" },
    { id: "d", source_key: "" },
  ]);
});

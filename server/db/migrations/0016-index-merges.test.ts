import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as inboxSearch } from "./0009-inbox-search.ts";
import { up as searchKeys } from "./0013-search-keys.ts";
import { up as indexMerges } from "./0016-index-merges.ts";

test("a database that an older version has made merges its index in small steps too", async () => {
  const db = await openEmpty("sqlite");
  for (const up of [initial, staff, inboxSearch, searchKeys]) await up(db);
  const readSettings = async () =>
    (await sql<object>`select k, v from request_trigrams_config where k <> 'version' order by k`.execute(db)).rows;
  expect(await readSettings()).toEqual([]);
  await indexMerges(db);
  expect(await readSettings()).toEqual([
    { k: "deletemerge", v: 0 },
    { k: "pgsz", v: 500 },
  ]);
});

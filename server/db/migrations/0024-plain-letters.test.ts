import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines } from "#tests/support/test-services.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as studentDetails } from "./0008-student-details.ts";
import { up as searchKeys } from "./0013-search-keys.ts";
import { up as plainLetters } from "./0024-plain-letters.ts";

test.for(engines)("students that are there are found by plain letters, too (%s)", async (engine) => {
  const db = await openEmpty(engine);
  for (const up of [initial, staff, studentDetails, searchKeys]) await up(db);
  const keys = ["łukasz weiß", "फ़ातिमा", "asha"];
  for (const key of keys) {
    await sql`insert into students (id, name, search_key, enrollment_date, current_phase, completed_days, version, created_at,
      updated_at) values (${key}, ${key}, ${key}, '2026', 'basic', '[]', 1, '2026', '2026')`.execute(db);
  }
  await plainLetters(db);
  const { rows } = await sql<{ id: string; search_key: string }>`select id, search_key from students`.execute(db);
  const found = new Map(rows.map(({ id, search_key }) => [id, search_key]));
  expect(keys.map((key) => found.get(key))).toEqual(["lukasz weiss", "फातिमा", "asha"]);
});

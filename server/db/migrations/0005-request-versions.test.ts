import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines } from "#tests/support/test-services.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as requestVersions } from "./0005-request-versions.ts";

test.for(engines)("requests that were saved before are at version 1 and keep what they hold (%s)", async (engine) => {
  const db = await openEmpty(engine);
  await initial(db);
  await staff(db);
  await sql`insert into requests (id, kind, body, created_at, status, note)
    values ('r', 'contact', '{}', '2026-01-01T00:00:00.000Z', 'contacted', 'Called.')`.execute(db);
  await requestVersions(db);
  const { rows } = await sql`select id, status, note, version from requests`.execute(db);
  expect(rows).toEqual([{ id: "r", status: "contacted", note: "Called.", version: 1 }]);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines } from "#tests/support/test-services.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as deliverySenders } from "./0006-delivery-senders.ts";
import { up as mailDeliveries } from "./0018-mail-deliveries.ts";

test.for(engines)("deliveries keep what they hold, and a request may have several (%s)", async (engine) => {
  const db = await openEmpty(engine);
  for (const up of [initial, staff, deliverySenders]) await up(db);
  await sql`insert into requests (id, kind, body, created_at) values ('r', 'contact', '{}', '2026')`.execute(db);
  const addDelivery = (id: string) =>
    sql`insert into deliveries (id, request_id, kind, body, state, created_at, due_at, give_up_at, tries, last_error,
      delivered_at, message_id, sender) values (${id}, 'r', 'contact', 'b', 'failed', '1', '2', '3', 4, 'e', '5', 'm', 's')`.execute(
      db,
    );
  await addDelivery("r");
  await expect(addDelivery("second")).rejects.toThrow(/unique/i);
  const before = await sql`select * from deliveries`.execute(db);
  await mailDeliveries(db);
  const after = await sql`select * from deliveries`.execute(db);
  expect(after.rows).toEqual(before.rows);
  await addDelivery("second");
  await sql`delete from requests`.execute(db);
  expect((await sql`select id from deliveries`.execute(db)).rows).toEqual([]);
});

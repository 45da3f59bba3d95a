import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmpty } from "#tests/support/test-databases.ts";
import { engines } from "#tests/support/test-services.ts";
import { up as initial } from "./0001-initial.ts";
import { up as staff } from "./0002-staff.ts";
import { up as changes } from "./0007-changes.ts";
import { up as notes } from "./0020-notes.ts";

test.for(engines)(
  "what is noted becomes the first entry, by whom and when it was written last (%s)",
  async (engine) => {
    const db = await openEmpty(engine);
    for (const up of [initial, staff, changes]) await up(db);
    const text = `Called; she said "'maybe' 50%".\nशायद`;
    for (const [id, note] of [
      ["a", text],
      ["b", "From before there was a history"],
      ["c", ""],
    ]) {
      await sql`insert into requests (id, kind, body, created_at, note) values (${id}, 'contact', '{}', '2026-01', ${note})`.execute(
        db,
      );
    }
    for (const [id, subject, what, at, by] of [
      ["1", "a", "note", "2026-02", "Asha"],
      ["2", "a", "note", "2026-03", "Binu"],
      ["3", "a", "status", "2026-04", "Chitra"],
      ["4", "c", "note", "2026-04", "Chitra"],
    ]) {
      await sql`insert into changes (id, subject, subject_id, what, at, "by")
      values (${id}, 'request', ${subject}, ${what}, ${at}, ${by})`.execute(db);
    }
    await notes(db);
    const { rows } = await sql`select subject, subject_id, at, "by", text from notes order by subject_id`.execute(db);
    expect(rows).toEqual([
      { subject: "request", subject_id: "a", at: "2026-03", by: "Binu", text },
      { subject: "request", subject_id: "b", at: "2026-01", by: "", text: "From before there was a history" },
    ]);
    const kept = await sql`select note from requests order by id`.execute(db);
    expect(kept.rows).toEqual([{ note: text }, { note: "From before there was a history" }, { note: "" }]);
  },
);

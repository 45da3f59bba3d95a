import * as v from "valibot";
import { findDuplicates, type KnownStudent } from "../../staff/find-duplicates.ts";
import type { FileStudent } from "../../staff/parse-student-row.ts";
import type { Db } from "../engine/database.ts";
import { findOrCreateSetting } from "../engine/settings.ts";
import { saveStudent } from "./students.ts";
import { later } from "../engine/times.ts";

export async function listKnownStudents(db: Db): Promise<KnownStudent[]> {
  return db.selectFrom("students").select(["id", "name", "email", "phone"]).where("deleted_at", "is", null).execute();
}

const receiptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ digest: v.string(), added: v.number(), skipped: v.number() }),
);

type Import = {
  key: string;
  /** Of all that the import depends on. */ digest: string;
  addsDuplicates: boolean;
  by: string;
};
type ImportOutcome = { outcome: "imported" | "repeated" | "key taken"; added: number; skipped: number };

/** Adds all the students or none. A repeated key adds nothing and returns what the first one did. */
export async function importStudents(
  db: Db,
  rows: readonly FileStudent[],
  { key, digest, addsDuplicates, by }: Import,
  now: Date,
): Promise<ImportOutcome> {
  return db.transaction().execute(async (trx) => {
    const duplicates = addsDuplicates ? new Map() : findDuplicates(rows, await listKnownStudents(trx));
    const fresh = rows.filter(({ line }) => !duplicates.has(line));
    const receipt = { digest, added: fresh.length, skipped: rows.length - fresh.length };
    const stored = await findOrCreateSetting(trx, `student import ${key}`, JSON.stringify(receipt));
    if (!stored.isNew) {
      const { digest: first, added, skipped } = v.parse(receiptSchema, stored.value);
      return { outcome: first === digest ? "repeated" : "key taken", added, skipped };
    }
    for (const [index, { student, updatedAt }] of fresh.entries()) {
      // A millisecond apart: without a date of enrollment the list has them in the file's order.
      const { _id } = await saveStudent(trx, student, new Date(later(now, index)), by);
      if (updatedAt === undefined) continue;
      await trx.updateTable("students").set({ updated_at: updatedAt }).where("id", "=", _id).execute();
    }
    return { outcome: "imported", ...receipt };
  });
}

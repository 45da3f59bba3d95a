import * as v from "valibot";
import {
  changeDetailSchema,
  changeSchema,
  maxChangesListed,
  type Change,
  type ChangeSubject,
  type NewChange,
} from "#domain/history/change.ts";
import type { Db } from "../engine/database.ts";

const maxStored = 200;

type Recorded = { subject: ChangeSubject; id: string; changes: readonly NewChange[]; by: string };

export const toChangeRows = ({ subject, id, changes, by }: Recorded, at: string) =>
  changes.map(({ what, ...detail }) => ({
    id: crypto.randomUUID(),
    subject,
    subject_id: id,
    at,
    what,
    detail: JSON.stringify(detail),
    by,
  }));

/** Called in the transaction that makes the changes, so that neither exists without the other. */
export async function insertAndPruneChanges(trx: Db, recorded: Recorded, now: Date): Promise<string[]> {
  const rows = toChangeRows(recorded, now.toISOString());
  if (rows.length === 0) return [];
  await trx.insertInto("changes").values(rows).execute();
  const { subject, id } = recorded;
  const tooMany = selectChanges(trx, subject, id).select("id").offset(maxStored).limit(maxStored);
  await trx.deleteFrom("changes").where("id", "in", tooMany).execute();
  return rows.map((row) => row.id);
}

/** Newest first. */
export const selectChanges = (db: Db, subject: ChangeSubject, id: string) =>
  db
    .selectFrom("changes")
    .where("subject", "=", subject)
    .where("subject_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("id", "desc");

/** A change as it is stored. A detail that an older version wrote otherwise is left out. */
export const storedChangeSchema = v.object({
  ...changeSchema.entries,
  detail: v.fallback(v.pipe(v.string(), v.parseJson(), changeDetailSchema), v.parse(changeDetailSchema, {})),
});

export async function listChanges(db: Db, subject: ChangeSubject, id: string): Promise<Change[]> {
  const rows = await selectChanges(db, subject, id)
    .select(["id", "at", "what", "detail", "by"])
    .limit(maxChangesListed)
    .execute();
  return rows.map((row) => v.parse(storedChangeSchema, row));
}

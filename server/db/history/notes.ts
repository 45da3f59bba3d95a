import type { ChangeSubject } from "#domain/history/change.ts";
import type { Db } from "../engine/database.ts";
import { queryInChunks } from "../engine/query-helpers.ts";

type WrittenNote = { subject: ChangeSubject; id: string; text: string; by: string };

/**
 * Called in the transaction that records the change. A note's time is at least a millisecond after that of the record's newest
 * note: notes are sorted by it.
 */
export async function insertNote(trx: Db, { subject, id, text, by }: WrittenNote, now: Date): Promise<void> {
  const newest = await selectNotes(trx, subject, [id]).select("at").limit(1).executeTakeFirst();
  const at = new Date(Math.max(now.getTime(), newest ? Date.parse(newest.at) + 1 : 0)).toISOString();
  const row = { id: crypto.randomUUID(), subject, subject_id: id, at, by, text };
  await trx.insertInto("notes").values(row).execute();
}

/** Newest first. */
export const selectNotes = (db: Db, subject: ChangeSubject, ids: readonly string[]) =>
  db
    .selectFrom("notes")
    .where("subject", "=", subject)
    .where("subject_id", "in", ids)
    .orderBy("at", "desc")
    .orderBy("id", "desc");

export const listNoteTexts = async (db: Db, subject: ChangeSubject, id: string) =>
  (await selectNotes(db, subject, [id]).select("text").execute()).map(({ text }) => text);

/** Deletes changes and notes of records that go, in the transaction that removes them; how many changes there were. */
export async function deleteChangesAndNotes(trx: Db, subject: ChangeSubject, of: readonly string[]): Promise<number> {
  const deleteFrom = (table: "changes" | "notes") =>
    queryInChunks(of, (ids) =>
      trx.deleteFrom(table).where("subject", "=", subject).where("subject_id", "in", ids).execute(),
    );
  await deleteFrom("notes");
  return (await deleteFrom("changes")).reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

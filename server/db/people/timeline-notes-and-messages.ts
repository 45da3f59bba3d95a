import type { ChangeSubject } from "#domain/history/change.ts";
import {
  messageChannels,
  type NewNote,
  type RequestDelivery,
  type SentMessage,
  type StoredNote,
  type Timeline,
} from "#domain/history/timeline-schemas-and-entries.ts";
import type { Selectable } from "kysely";
import { markDeletedDataToClear } from "../engine/clear-deleted-data.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";
import { listChanges, insertAndPruneChanges } from "../history/changes.ts";
import { insertNote, selectNotes } from "../history/notes.ts";
import { lockStatusAndNote, saveStatusAndNote, updateNoteAndSearchKeys } from "../requests/update-request.ts";
import { listPayments } from "../students/payments.ts";
import { lockStudent } from "../students/update-student.ts";

type Records = Readonly<Record<ChangeSubject, readonly string[]>>;

export async function listTimelineEntriesByKind(db: Db, records: Records): Promise<Timeline> {
  const timeline: Timeline = {
    changes: [],
    notes: [],
    deliveries: [],
    payments: await listPayments(db, records.student),
  };
  for (const subject of ["request", "student"] as const) {
    for (const subjectId of records[subject]) {
      for (const change of await listChanges(db, subject, subjectId)) {
        timeline.changes.push({ ...change, subject, subjectId });
      }
    }
    if (records[subject].length === 0) continue;
    const notes = await selectNotes(db, subject, records[subject]).selectAll().execute();
    timeline.notes.push(...notes.map(toNote));
  }
  if (records.request.length === 0) return timeline;
  const deliveries = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("request_id", "in", records.request)
    .orderBy("created_at")
    .orderBy("kind")
    .execute();
  return { ...timeline, deliveries: deliveries.map(toRequestDelivery) };
}

const toNote = ({ subject_id: subjectId, ...note }: Selectable<Tables["notes"]>): StoredNote => ({
  ...note,
  subjectId,
});

export const toRequestDelivery = (row: Selectable<Tables["deliveries"]>): RequestDelivery => ({
  requestId: row.request_id ?? "",
  channel: row.kind === "team-mail" || row.kind === "visitor-mail" ? row.kind : "chat",
  state: row.state,
  createdAt: row.created_at,
  deliveredAt: row.delivered_at,
  messageId: row.message_id,
  lastError: row.last_error,
});

/** Adds a note; undefined without such a record. The same as the newest one adds nothing: it was sent twice. */
export async function saveNote(
  db: Db,
  { subject, id, text }: NewNote,
  now: Date,
  by: string,
): Promise<StoredNote | undefined> {
  return inTransaction(db, async (trx) => {
    const newest = selectNotes(trx, subject, [id]).selectAll().limit(1);
    if (subject === "request") {
      if ((await saveStatusAndNote(trx, { id, note: text }, now, by)).kind !== "saved") return undefined;
    } else {
      if (!(await lockStudent(trx, id))) return undefined;
      if ((await newest.executeTakeFirst())?.text !== text) {
        await insertNote(trx, { subject, id, text, by }, now);
        await insertAndPruneChanges(trx, { subject, id, changes: [{ what: "note" }], by }, now);
      }
    }
    return toNote(await newest.executeTakeFirstOrThrow());
  });
}

/** Records that staff sent a message: who was new is contacted. The id of its line; undefined without such a record. */
export async function recordMessageAndMarkContacted(
  db: Db,
  { subject, id, channel, template }: SentMessage,
  now: Date,
  by: string,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    if (subject === "request") {
      const before = await lockStatusAndNote(trx, id);
      const status = before?.status === "new" ? "contacted" : before?.status;
      if ((await saveStatusAndNote(trx, { id, status }, now, by)).kind !== "saved") return undefined;
    } else if (!(await lockStudent(trx, id))) return undefined;
    const change = { what: "message", to: messageChannels[channel], fields: template ? [template] : [] } as const;
    const [line] = await insertAndPruneChanges(trx, { subject, id, changes: [change], by }, now);
    return line;
  });
}

/** Takes back the line of a message that was not sent after all; false where there is none. */
export async function deleteSentMessage(db: Db, id: string): Promise<boolean> {
  const line = db.deleteFrom("changes").where("id", "=", id).where("what", "=", "message");
  return (await line.executeTakeFirst()).numDeletedRows > 0;
}

/** Takes back a note that was just added; false where there is none. */
export async function deleteNote(db: Db, noteId: string, now: Date, by: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const note = await trx.deleteFrom("notes").where("id", "=", noteId).returningAll().executeTakeFirst();
    if (!note) return false;
    await markDeletedDataToClear(trx);
    const { subject, subject_id: id } = note;
    if (subject === "request" && (await lockStatusAndNote(trx, id))) await updateNoteAndSearchKeys(trx, id);
    await insertAndPruneChanges(trx, { subject, id, changes: [{ what: "note-deleted" }], by }, now);
    return true;
  });
}

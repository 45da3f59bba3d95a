import { diffStatusNoteAndFollowUp } from "#domain/history/change.ts";
import type {
  StatusNoteAndFollowUp,
  InboxRequest,
  RequestStatus,
  StatusChange,
} from "#domain/requests/request-schemas.ts";
import { clearFollowUpWithoutTime } from "#domain/students/next-step.ts";
import type { Db } from "../engine/database.ts";
import { inTransaction, lockRows } from "../engine/query-helpers.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { insertNote, listNoteTexts } from "../history/notes.ts";
import { markDeleted, clearDeletedMark } from "../history/soft-delete-and-purge.ts";
import { inboxColumns, parseJsonObject, parseStoredSource, buildInboxQuery, toInboxRequest } from "./inbox-query.ts";
import { toNextStepColumns } from "../students/students.ts";
import { toFirstAnswerColumns, toSearchAndSourceColumns } from "./derived-columns.ts";

export async function findRequest(db: Db, id: string) {
  return db
    .selectFrom("requests")
    .innerJoin("deliveries", "deliveries.id", "requests.id")
    .select(["requests.kind", "requests.body", "requests.student_id", "deliveries.state"])
    .where("requests.id", "=", id)
    .where("requests.deleted_at", "is", null)
    .executeTakeFirst();
}

type SaveStatusResult = { kind: "saved" } | { kind: "missing" } | { kind: "outdated"; request: InboxRequest };

/** Saves the fields that are given, and adds a note to those before. With an outdated version it changes nothing. */
export async function saveStatusAndNote(db: Db, given: StatusChange, now: Date, by = ""): Promise<SaveStatusResult> {
  // What is closed, or spam, needs no follow-up.
  const isOver = given.status === "closed" || given.status === "spam";
  const followUpAt = isOver && given.followUpAt === undefined ? null : given.followUpAt;
  const change = { ...given, ...clearFollowUpWithoutTime({ ...given, followUpAt }) };
  return inTransaction(db, async (trx) => {
    const before = await lockStatusAndNote(trx, change.id);
    const outcome = await updateStatus(
      trx,
      change,
      before && deriveFirstAnswerFromStatus(before, change.status, now, by),
      now,
    );
    if (outcome.kind !== "saved" || !before) return outcome;
    const { id, note } = change;
    await insertAndPruneChanges(
      trx,
      { subject: "request", id, changes: diffStatusNoteAndFollowUp(before, change), by },
      now,
    );
    // The same once more is a save that was sent twice.
    if (!note || note === before.note) return outcome;
    // An instance of the version before knows the column alone.
    const isStored = before.note === "" || (await listNoteTexts(trx, "request", id)).includes(before.note);
    if (!isStored) await insertNote(trx, { subject: "request", id, text: before.note, by: "" }, new Date(+now - 1));
    await insertNote(trx, { subject: "request", id, text: note, by }, now);
    await updateNoteAndSearchKeys(trx, id);
    return outcome;
  });
}

/** Writes what a request shows of its notes, and is found by, after one of them or another text was changed. */
export async function updateNoteAndSearchKeys(trx: Db, id: string): Promise<void> {
  const texts = trx.selectFrom("requests").select(["body", "source"]).where("id", "=", id);
  const { body, source } = await texts.executeTakeFirstOrThrow();
  const notes = await listNoteTexts(trx, "request", id);
  const searched = { body: parseJsonObject(body), notes, source: parseStoredSource(source) };
  // Not the version: what an older one has saved still lacks the rest that `updateOldSearchKeys` writes.
  const { keys_version: _, ...keys } = toSearchAndSourceColumns(searched);
  await trx
    .updateTable("requests")
    .set({ note: notes[0] ?? "", ...keys })
    .where("id", "=", id)
    .execute();
}

type LockedRequest = StatusNoteAndFollowUp & { createdAt: string; answeredAt: string | null };

/** A request as it is, and stays until the transaction ends. */
export async function lockStatusAndNote(trx: Db, id: string): Promise<LockedRequest | undefined> {
  return trx
    .selectFrom("requests")
    .select([
      "status",
      "note",
      "owner",
      "follow_up_at as followUpAt",
      "follow_up as followUp",
      "created_at as createdAt",
      "answered_at as answeredAt",
    ])
    .where("id", "=", id)
    .$call(lockRows(trx))
    .executeTakeFirst();
}

/**
 * What a new status says about the first answer: a request that is new again waits again, and spam gets none. One that was
 * answered and then spam by mistake keeps its answer.
 */
export function deriveFirstAnswerFromStatus(
  { status: before, createdAt, answeredAt }: LockedRequest,
  status: RequestStatus | undefined,
  now: Date,
  by: string,
) {
  if (status === "new") return { answered_at: null, answered_by: "", answer_minutes: null };
  const isWaiting = before === "new" || (before === "spam" && answeredAt === null);
  const isAnswered = isWaiting && status !== undefined && status !== "spam";
  return isAnswered ? toFirstAnswerColumns(createdAt, now.toISOString(), by) : undefined;
}

async function updateStatus(
  db: Db,
  { id, status, version, ...step }: StatusChange,
  answer: ReturnType<typeof deriveFirstAnswerFromStatus>,
  now: Date,
): Promise<SaveStatusResult> {
  const update = db
    .updateTable("requests")
    .set((eb) => ({ status, ...toNextStepColumns(step), ...answer, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning("id");
  const saved = await (version === undefined ? update : update.where("version", "=", version)).executeTakeFirst();
  if (saved) return { kind: "saved" };
  const current = await buildInboxQuery(db, {}, now)
    .select(inboxColumns)
    .where("requests.id", "=", id)
    .executeTakeFirst();
  return current ? { kind: "outdated", request: toInboxRequest(current) } : { kind: "missing" };
}

/**
 * A request that is due is held back from the team chat, and stays held when it is restored, until its release. One that is
 * being sent is held if that fails. One that has no team chat or has failed is not sent anyway: held, it would be missing
 * among the unanswered once it is restored.
 */
export async function softDeleteRequest(db: Db, id: string, now: Date, by = ""): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isDeleted = await markDeleted(trx, { subject: "request", id, by }, now);
    if (!isDeleted) return false;
    await trx
      .updateTable("deliveries")
      .set({ state: "held" })
      .where("request_id", "=", id)
      .where("state", "=", "pending")
      .execute();
    return true;
  });
}

export const restoreRequest = (db: Db, id: string, now: Date, by = "") =>
  clearDeletedMark(db, { subject: "request", id, by }, now);

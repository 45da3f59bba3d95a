import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { createEraser, parseContact, type Contact } from "#domain/contact/contact-details.ts";
import type { NewChange } from "#domain/history/change.ts";
import { erasedTables, type ErasedCounts } from "#domain/history/erasure-and-retention-rules.ts";
import { isPersonsOwnRecord } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { lockAndListSendingRequests } from "../deliveries/leases.ts";
import { markDeletedDataToClear } from "../engine/clear-deleted-data.ts";
import type { Db } from "../engine/database.ts";
import { letOthersRun, pluckIds, mapLettingOthersRun, queryInChunks } from "../engine/query-helpers.ts";
import { insertAndPruneChanges } from "../history/changes.ts";
import { deleteChangesAndNotes } from "../history/notes.ts";
import { recordErasure } from "../history/erasure-log.ts";
import { deleteReviewsPaymentsAndCertificateNames } from "../history/soft-delete-and-purge.ts";
import { eraseQuestionsContainingNames } from "../questions/asked-questions.ts";
import { bodySchema, parseJsonObject } from "../requests/inbox-query.ts";
import { updateNoteAndSearchKeys } from "../requests/update-request.ts";
import { toDetailColumns, toStudent } from "../students/students.ts";
import {
  findRecordsMaybeNamingContact,
  listNotesById,
  listPersonRows,
  loadPayments,
  reviewTexts,
  senderFields,
  type PersonRows,
} from "./find-person.ts";

type ErasePersonResult =
  | { kind: "erased"; counts: ErasedCounts; mentions: number; deliveries: PersonRows["deliveries"] }
  | { kind: "being sent" };
type Erasing = { contact: Contact; /** Records that stay as they are. */ keep: readonly string[]; by: string };

/** Nobody sends as many by hand; what a flood has beyond is erased before the rest. */
const [maxAtOnce, floodBatch] = [100, 25];
/** A send takes ten seconds at most. */
const [maxWaits, wait] = [24, 500];

/**
 * Erases what is stored about one person in one transaction, and the questions to the assistant that hold their full
 * name, though nobody knows who asked them: these are not counted, since they may be about somebody else. Records of others
 * lose the contact and nothing else. While one of the requests is being sent, nothing is erased: the message would arrive in
 * the chat with nobody left to know its number. For thousands of requests the transaction would hold up visitors until their
 * own fail: of such a flood most goes first, in short ones.
 */
export async function erasePerson(db: Db, { contact, keep, by }: Erasing, now: Date): Promise<ErasePersonResult> {
  const candidates = await findRecordsMaybeNamingContact(db, contact);
  const id = crypto.randomUUID();
  const found = excludeRecordsByIds(await listPersonRows(db, contact, candidates), keep);
  if ((await lockAndListSendingRequests(db, pluckIds(found.requests), now)).length > 0) return { kind: "being sent" };
  const flood = await eraseFlood(db, found, { id, by }, now);

  const eraseRest = () =>
    db.transaction().execute(async (trx): Promise<ErasePersonResult> => {
      const rows = excludeRecordsByIds(await listPersonRows(trx, contact, candidates, true), keep);
      const sending = await lockAndListSendingRequests(trx, pluckIds(rows.requests), now);
      if (sending.length > 0) return { kind: "being sent" };
      const own = {
        requests: rows.requests.filter(isPersonsOwnRecord),
        students: rows.students.filter(isPersonsOwnRecord),
      };
      const counts = await eraseRequestsAndStudents(trx, {
        requests: pluckIds(own.requests),
        students: pluckIds(own.students),
      });
      await deleteReviewsPaymentsAndCertificateNames(trx, pluckIds(own.students), { revokedAt: now });
      const { names: recorded, contacts } = await listIdentity({
        ...own,
        requests: [...own.requests, ...flood.requests],
      });
      // A certificate or a review may spell the name in another way.
      const names = [...recorded, ...[...rows.certificates, ...rows.reviews].map(({ name }) => name)];
      await eraseQuestionsContainingNames(trx, names);
      await recordErasure(trx, { id, by, counts }, now);
      const mentions = await eraseMentions(trx, rows, { erase: createEraser([contact, ...contacts], names), by }, now);
      if (rows.requests.length + rows.students.length > 0) await markDeletedDataToClear(trx);
      for (const table of erasedTables) counts[table] += flood.counts[table];
      return { kind: "erased", counts, mentions, deliveries: [...rows.deliveries, ...flood.deliveries] };
    });
  for (let waits = 0; ; waits += 1) {
    const result = await eraseRest();
    // Whoever is told to try again would not learn the numbers of messages that went with the flood.
    if (result.kind === "erased" || flood.requests.length === 0 || waits === maxWaits) return result;
    await sleep(wait);
  }
}

/** Erases own requests beyond the newest, but for those by which a student is found, and those that are being sent. */
async function eraseFlood(db: Db, rows: PersonRows, { id, by }: { id: string; by: string }, now: Date) {
  const linking = new Set(rows.students.map(({ request_id }) => request_id));
  const own = rows.requests.filter((row) => isPersonsOwnRecord(row) && row.student_id === null && !linking.has(row.id));
  const gone = new Set<string>();
  const counts = { requests: 0, deliveries: 0, students: 0, changes: 0 };
  for (let start = maxAtOnce; start < own.length; start += floodBatch) {
    const requests = pluckIds(own.slice(start, start + floodBatch));
    await db.transaction().execute(async (trx) => {
      const sending = new Set(await lockAndListSendingRequests(trx, requests, now));
      const some = requests.filter((request) => !sending.has(request));
      const erased = await eraseRequestsAndStudents(trx, { requests: some, students: [] });
      await recordErasure(trx, { id, by, counts: erased }, now);
      await markDeletedDataToClear(trx);
      for (const table of erasedTables) counts[table] += erased[table];
      for (const request of some) gone.add(request);
    });
    await letOthersRun();
  }
  return {
    counts,
    requests: own.filter((row) => gone.has(row.id)),
    deliveries: rows.deliveries.filter(({ request_id }) => gone.has(request_id ?? "")),
  };
}

/** Without the records that staff left out, and what belongs to them. */
export function excludeRecordsByIds(rows: PersonRows, keep: readonly string[]): PersonRows {
  const kept = new Set(keep);
  return {
    requests: rows.requests.filter(({ id }) => !kept.has(id)),
    students: rows.students.filter(({ id }) => !kept.has(id)),
    deliveries: rows.deliveries.filter(({ request_id }) => !kept.has(request_id ?? "")),
    changes: rows.changes.filter(({ subject_id }) => !kept.has(subject_id)),
    notes: rows.notes.filter(({ subject_id }) => !kept.has(subject_id)),
    certificates: rows.certificates.filter(({ student_id }) => !kept.has(student_id ?? "")),
    reviews: rows.reviews.filter(({ student_id }) => !kept.has(student_id)),
    payments: rows.payments.filter(({ student_id }) => !kept.has(student_id)),
  };
}

/** What names the person: the contacts and names of their records. */
async function listIdentity({ requests, students }: Pick<PersonRows, "requests" | "students">) {
  const given = [
    ...students.map((row) => ({ ...row, parentName: "", parentContact: "" })),
    ...(await mapLettingOthersRun(requests, ({ body }) => v.parse(bodySchema, body))),
  ];
  const written = new Set(given.flatMap(({ email, phone, parentContact }) => [email, phone, parentContact]));
  const contacts = (await mapLettingOthersRun(written, parseContact)).filter((contact) => contact !== undefined);
  return {
    names: [...new Set(given.flatMap(({ name, parentName }) => [name, parentName]))],
    contacts: [...new Map(contacts.map((contact) => [contact.key, contact])).values()],
  };
}

type Mentions = { erase: (text: string) => string; by: string };

/** Takes the person out of records of others; who these are and how they are reached stays. */
async function eraseMentions(
  trx: Db,
  { requests, students }: PersonRows,
  { erase, by }: Mentions,
  now: Date,
): Promise<number> {
  const eraseIn = (given: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(given).map(([field, text]) => [
        field,
        typeof text === "string" && !senderFields.has(field) ? erase(text) : text,
      ]),
    );
  const changes: NewChange[] = [{ what: "details", fields: ["a contact erased"] }];
  const naming = {
    requests: requests.filter((row) => !isPersonsOwnRecord(row)),
    students: students.filter((row) => !isPersonsOwnRecord(row)),
  };
  for (const row of naming.requests) {
    const [body, follow_up] = [eraseIn(parseJsonObject(row.body)), erase(row.follow_up)];
    const source = row.source && JSON.stringify(eraseIn(parseJsonObject(row.source)));
    await trx
      .updateTable("requests")
      .set((eb) => ({ body: JSON.stringify(body), follow_up, source, version: eb("version", "+", 1) }))
      .where("id", "=", row.id)
      .execute();
    await eraseInNotes(trx, row.id, erase);
    await updateNoteAndSearchKeys(trx, row.id);
    await insertAndPruneChanges(trx, { subject: "request", id: row.id, changes, by }, now);
  }
  for (const row of naming.students) {
    const student = toStudent(row);
    const texts = { name: erase(student.name), paidNote: erase(student.paidNote), batch: erase(student.batch) };
    const details = toDetailColumns({ ...student, ...texts });
    await trx
      .updateTable("students")
      .set((eb) => ({ ...details, follow_up: erase(row.follow_up), version: eb("version", "+", 1) }))
      .where("id", "=", row.id)
      .execute();
    await eraseInNotes(trx, row.id, erase);
    for (const { id, reference } of await loadPayments(trx, [row.id])) {
      await trx
        .updateTable("payments")
        .set({ reference: erase(reference) })
        .where("id", "=", id)
        .execute();
    }
    const review = await trx.selectFrom("reviews").selectAll().where("student_id", "=", row.id).executeTakeFirst();
    if (review) {
      const texts = [...reviewTexts, "reply" as const].map((column) => [column, erase(review[column])]);
      const set = { ...Object.fromEntries(texts), version: review.version + 1 };
      await trx.updateTable("reviews").set(set).where("id", "=", review.id).execute();
    }
    await insertAndPruneChanges(trx, { subject: "student", id: row.id, changes, by }, now);
  }
  return naming.requests.length + naming.students.length;
}

async function eraseInNotes(trx: Db, record: string, erase: Mentions["erase"]) {
  const notes = (await listNotesById(trx, [record])).get(record) ?? [];
  for (const { id, text } of notes) {
    await trx
      .updateTable("notes")
      .set({ text: erase(text) })
      .where("id", "=", id)
      .execute();
  }
}

export type ErasedIds = Record<"requests" | "students", readonly string[]>;

/** Deletes requests and students for good with all that belongs to them, in the caller's transaction. */
export async function eraseRequestsAndStudents(trx: Db, { requests, students }: ErasedIds): Promise<ErasedCounts> {
  const erase = (ids: readonly string[], table: "requests" | "students") =>
    queryInChunks(ids, (some) => trx.deleteFrom(table).where("id", "in", some).execute());
  return {
    changes:
      (await deleteChangesAndNotes(trx, "request", requests)) + (await deleteChangesAndNotes(trx, "student", students)),
    deliveries: countDeletedRows(
      await queryInChunks(requests, (ids) => trx.deleteFrom("deliveries").where("request_id", "in", ids).execute()),
    ),
    requests: countDeletedRows(await erase(requests, "requests")),
    students: countDeletedRows(await erase(students, "students")),
  };
}

const countDeletedRows = (results: readonly { numDeletedRows: bigint }[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

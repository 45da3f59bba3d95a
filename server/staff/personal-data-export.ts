import * as v from "valibot";
import { isSameContact, type Contact } from "#domain/contact/contact-details.ts";
import {
  isPersonsOwnRecord,
  recordMatchReasons,
  type Person,
} from "#domain/history/person-lookup-and-erasure-schemas.ts";
import { toInboxRequest, groupMailsByRequest } from "../db/requests/inbox-query.ts";
import { storedChangeSchema } from "../db/history/changes.ts";
import type { PersonRows } from "../db/people/find-person.ts";
import { mapLettingOthersRun } from "../db/engine/query-helpers.ts";
import { toRequestDelivery } from "../db/people/timeline-notes-and-messages.ts";
import { toStudent } from "../db/students/students.ts";
import { storedFields } from "#content/legal/stored-fields.ts";
import { timeZone, toZonedIsoTime } from "#domain/format/time-zone.ts";

export async function toPersonData(rows: PersonRows, contact: Contact): Promise<Person> {
  const deliveries = new Map(rows.deliveries.map((row) => [row.id, row]));
  const mails = groupMailsByRequest(rows.deliveries);
  const requests = await mapLettingOthersRun(rows.requests, (row) => {
    const { state = "not-configured", tries = 0, last_error = null } = deliveries.get(row.id) ?? {};
    const request = toInboxRequest({ ...row, state, tries, last_error, wrote_before: false }, mails.get(row.id));
    return { ...request, why: row.why };
  });
  const students = rows.students.map((row) => ({ ...toStudent(row), why: row.why }));
  const own = requests.filter(isPersonsOwnRecord);
  const given = [...own, ...students.filter(isPersonsOwnRecord)].flatMap(({ email, phone }) => [email, phone]);
  return {
    requests,
    students,
    deliveries: rows.deliveries.map(toRequestDelivery),
    changes: await mapLettingOthersRun(rows.changes, ({ subject, subject_id, ...row }) => ({
      ...v.parse(storedChangeSchema, row),
      subject,
      subjectId: subject_id,
    })),
    otherContacts: [...new Set([...given, ...own.map(({ parentContact }) => parentContact)])]
      .filter((text) => text !== "" && !isSameContact(contact, text))
      .toSorted(),
  };
}

function listOwnDeliveries({ requests, deliveries }: PersonRows) {
  const own = new Set(requests.filter(isPersonsOwnRecord).map(({ id }) => id));
  return deliveries.filter(({ request_id }) => own.has(request_id ?? ""));
}

const { tables } = storedFields;
const structured = new Set([
  "body",
  "source",
  "completed_days",
  "detail",
  "facts",
  "own_days",
  "ticked_tasks",
  "locked_days",
  "plan",
]);

const columnToWords = (column: string) => column.replaceAll("_", " ");
const toIsoAndZonedTime = (iso: string) => ({ iso, [timeZone.short]: toZonedIsoTime(iso) });
const isIsoTimestamp = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));

function parseJsonOrKeepText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function exportValue(column: string, value: unknown): unknown {
  if (isIsoTimestamp(value)) return toIsoAndZonedTime(value);
  return structured.has(column) && typeof value === "string" ? parseJsonOrKeepText(value) : value;
}

const exportRows = (rows: readonly object[]) =>
  mapLettingOthersRun(rows, (row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => column !== "why")
        .map(([column, value]) => [columnToWords(column), exportValue(column, value)] as const),
    ),
  );

/** Of others' records the person learns that the contact is named there, and nothing about whom. */
const exportMentions = (what: string, rows: PersonRows["requests"] | PersonRows["students"]) =>
  rows
    .filter((row) => !isPersonsOwnRecord(row))
    .map(({ created_at, why }) => ({
      what,
      why: recordMatchReasons[why],
      "created at": toIsoAndZonedTime(created_at),
    }));

const explainColumns = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([column, sentence]) => [columnToWords(column), sentence]));

/**
 * All that is stored about one person as one file to hand over: every column of every row of theirs, so that nothing is left
 * out, and what each means, in the words of the privacy page.
 */
export const createPersonalDataExport = async (rows: PersonRows, contact: string, now: Date) => ({
  about: contact,
  "made at": toIsoAndZonedTime(now.toISOString()),
  requests: await exportRows(rows.requests.filter(isPersonsOwnRecord)),
  "student records": await exportRows(rows.students.filter(isPersonsOwnRecord)),
  certificates: await exportRows(rows.certificates),
  reviews: await exportRows(rows.reviews),
  "deliveries to the team": await exportRows(listOwnDeliveries(rows)),
  "history of changes": await exportRows(rows.changes),
  notes: await exportRows(rows.notes),
  payments: await exportRows(rows.payments),
  "mentioned in": [...exportMentions("a request", rows.requests), ...exportMentions("a student record", rows.students)],
  "what the fields mean": {
    "in a form": explainColumns(storedFields.sent.fields),
    requests: explainColumns(tables.requests.fields),
    "student records": explainColumns(tables.students.fields),
    certificates: explainColumns(tables.certificates.fields),
    reviews: explainColumns(tables.reviews.fields),
    "deliveries to the team": explainColumns(tables.deliveries.fields),
    "history of changes": explainColumns(tables.changes.fields),
    notes: explainColumns(tables.notes.fields),
    payments: explainColumns(tables.payments.fields),
  },
});

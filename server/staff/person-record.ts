import * as v from "valibot";
import { changeDetailSchema, changeSchema } from "#domain/history/change.ts";
import { isSameContact, type Contact, type Person } from "#domain/history/person.ts";
import { toRequest } from "../db/requests/inbox-rows.ts";
import type { PersonRows } from "../db/people/person.ts";
import { toStudent } from "../db/students/students.ts";

const storedChange = v.object({
  ...changeSchema.entries,
  detail: v.fallback(v.pipe(v.string(), v.parseJson(), changeDetailSchema), v.parse(changeDetailSchema, {})),
});

/** What is stored about one person, as the staff page shows it. */
export function toPerson(rows: PersonRows, contact: Contact): Person {
  const deliveries = new Map(rows.deliveries.map((row) => [row.request_id, row]));
  const requests = rows.requests.map((row) => {
    const { state = "not-configured", tries = 0, last_error = null } = deliveries.get(row.id) ?? {};
    return toRequest({ ...row, state, tries, last_error, wrote_before: false });
  });
  const students = rows.students.map(toStudent);
  const given = [...requests, ...students].flatMap(({ email, phone }) => [email, phone]);
  return {
    requests,
    students,
    deliveries: toDeliveries(rows),
    changes: rows.changes.map(({ subject, subject_id, ...row }) => ({
      ...v.parse(storedChange, row),
      subject,
      subjectId: subject_id,
    })),
    otherContacts: listOthers([...given, ...requests.map((request) => request.parentContact)], contact),
  };
}

export const toDeliveries = ({ deliveries }: Pick<PersonRows, "deliveries">): Person["deliveries"] =>
  deliveries.map(({ request_id, state, delivered_at, message_id }) => ({
    requestId: request_id ?? "",
    state,
    deliveredAt: delivered_at,
    messageId: message_id,
  }));

function listOthers(given: readonly string[], contact: Contact): string[] {
  return [...new Set(given)].filter((text) => text !== "" && !isSameContact(contact, text)).toSorted();
}

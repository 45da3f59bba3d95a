import type { PersonOverview } from "#domain/history/person-lookup-and-erasure-schemas.ts";
import type { ChangeSubject } from "#domain/history/change.ts";
import type { Db } from "../engine/database.ts";
import { inboxColumns, buildInboxQuery, toInboxRequestsWithDeliveries } from "../requests/inbox-query.ts";
import { toStudent } from "../students/students.ts";
import { listTimelineEntriesByKind } from "./timeline-notes-and-messages.ts";

/** More than one person has: a number that many share, such as that of an office. */
const maxRecords = 50;

/**
 * All of one person, found from one of the records by e-mail address, phone and what was made of what: by indexes, unlike
 * `listPersonRows`, which also finds those of others that name the person.
 */
export async function findPersonOverviewByRecord(
  db: Db,
  record: { subject: ChangeSubject; id: string },
  now: Date,
): Promise<PersonOverview | undefined> {
  const { requests, students } = await findRecords(db, record);
  if (requests.length + students.length === 0) return undefined;
  const shown = { request: requests.map(({ id }) => id), student: students.map(({ id }) => id) };
  const rows = await buildInboxQuery(db, {}, now)
    .select(inboxColumns)
    .where("requests.id", "in", [...shown.request, ""])
    .orderBy("requests.created_at", "desc")
    .orderBy("requests.id", "desc")
    .execute();
  return {
    requests: await toInboxRequestsWithDeliveries(db, rows),
    students: students.map(toStudent),
    ...(await listTimelineEntriesByKind(db, shown)),
  };
}

async function findRecords(db: Db, { subject, id }: { subject: ChangeSubject; id: string }) {
  const keys = { emails: new Set<string>(), phones: new Set<string>() };
  const ids = {
    requests: new Set(subject === "request" ? [id] : []),
    students: new Set(subject === "student" ? [id] : []),
  };
  for (let known = 0; ;) {
    // One key after the other: an `or` of them would read all that a flood from one address left before it takes the first fifty.
    const requests = await collectUniqueRows(
      [
        ...listAsked("id", ids.requests),
        ...listAsked("student_id", ids.students),
        ...listAsked("email_key", keys.emails),
        ...listAsked("phone_digits", keys.phones),
      ].map(([column, values]) =>
        db
          .selectFrom("requests")
          .select(["id", "student_id", "email_key", "phone_digits"])
          .where("deleted_at", "is", null)
          .where(column, "in", values)
          .limit(maxRecords),
      ),
    );
    const students = await collectUniqueRows(
      [
        ...listAsked("id", ids.students),
        ...listAsked("request_id", ids.requests),
        ...listAsked("email_key", keys.emails),
        ...listAsked("phone_digits", keys.phones),
      ].map(([column, values]) =>
        db
          .selectFrom("students")
          .selectAll()
          .where("deleted_at", "is", null)
          .where(column, "in", values)
          .orderBy("created_at")
          .limit(maxRecords),
      ),
    );
    const total = requests.length + students.length;
    if (total === known || total >= maxRecords) return { requests, students };
    known = total;
    for (const row of [...requests, ...students]) {
      if (row.email_key) keys.emails.add(row.email_key);
      if (row.phone_digits) keys.phones.add(row.phone_digits);
    }
    for (const row of requests) {
      ids.requests.add(row.id);
      if (row.student_id) ids.students.add(row.student_id);
    }
    for (const row of students) {
      ids.students.add(row.id);
      if (row.request_id) ids.requests.add(row.request_id);
    }
  }
}

/** A column with the values to find in it; nothing where there are none. */
const listAsked = <Column extends string>(column: Column, values: ReadonlySet<string>): [Column, string[]][] =>
  values.size > 0 ? [[column, [...values]]] : [];

/** The rows that the queries find, each once, as many as are shown. */
async function collectUniqueRows<Row extends { id: string }>(queries: readonly { execute: () => Promise<Row[]> }[]) {
  const rows = new Map<string, Row>();
  for (const query of queries) for (const row of await query.execute()) rows.set(row.id, row);
  return [...rows.values()].slice(0, maxRecords);
}

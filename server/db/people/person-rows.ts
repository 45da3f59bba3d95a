import type { Selectable } from "kysely";
import type { Db } from "../engine/database.ts";
import { inChunks } from "../engine/in-chunks.ts";
import type { PersonIds } from "./person.ts";
import type { Tables } from "../engine/tables.ts";

export type PersonRows = { [Table in "requests" | "students" | "deliveries" | "changes"]: Selectable<Tables[Table]>[] };

/** All that is stored about one person, row by row, the newest first. */
export async function listPersonRows(db: Db, { requests, students }: PersonIds): Promise<PersonRows> {
  const rows: PersonRows = { requests: [], students: [], deliveries: [], changes: [] };
  await inChunks(requests, async (ids) => {
    rows.requests.push(...(await db.selectFrom("requests").selectAll().where("id", "in", ids).execute()));
    rows.deliveries.push(...(await db.selectFrom("deliveries").selectAll().where("request_id", "in", ids).execute()));
    rows.changes.push(...(await selectChanges(db, "request", ids)));
  });
  await inChunks(students, async (ids) => {
    rows.students.push(...(await db.selectFrom("students").selectAll().where("id", "in", ids).execute()));
    rows.changes.push(...(await selectChanges(db, "student", ids)));
  });
  const newestFirst = (a: string, b: string) => (a < b ? 1 : -1);
  return {
    requests: rows.requests.toSorted((a, b) => newestFirst(a.created_at, b.created_at)),
    students: rows.students.toSorted((a, b) => newestFirst(a.created_at, b.created_at)),
    deliveries: rows.deliveries.toSorted((a, b) => newestFirst(a.created_at, b.created_at)),
    changes: rows.changes.toSorted((a, b) => newestFirst(a.at, b.at)),
  };
}

const selectChanges = (db: Db, subject: "request" | "student", ids: readonly string[]) =>
  db.selectFrom("changes").selectAll().where("subject", "=", subject).where("subject_id", "in", ids).execute();

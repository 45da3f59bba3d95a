import type { RelatedAnswer } from "#domain/requests/request.ts";
import type { Db } from "../engine/database.ts";
import { inboxColumns, selectInbox, toRequest } from "./inbox-rows.ts";

const most = 20;

/** A request, with what the same person sent before or after it and the students that were made of it: newest first. */
export async function findRelated(db: Db, id: string, now: Date): Promise<RelatedAnswer | undefined> {
  const keys = await db
    .selectFrom("requests")
    .select(["email_key", "phone_digits", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!keys) return undefined;
  const isDeleted = keys.deleted_at !== null;
  const row = await selectInbox(db, { isDeleted }, now)
    .select(inboxColumns)
    .where("requests.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const requests = await listSamePerson(db, id, keys, now);
  const request = toRequest(row);
  const made = [request, ...requests].flatMap(({ studentId }) => studentId ?? []);
  return { request, requests, students: await listStudents(db, made, keys) };
}

type Keys = { email_key: string; phone_digits: string };

async function listSamePerson(db: Db, id: string, { email_key, phone_digits }: Keys, now: Date) {
  if (!email_key && !phone_digits) return [];
  const rows = await selectInbox(db, {}, now)
    .select(inboxColumns)
    .where("requests.id", "!=", id)
    .where((eb) =>
      eb.or([
        ...(email_key ? [eb("requests.email_key", "=", email_key)] : []),
        ...(phone_digits ? [eb("requests.phone_digits", "=", phone_digits)] : []),
      ]),
    )
    .orderBy("requests.created_at", "desc")
    .orderBy("requests.id", "desc")
    .limit(most)
    .execute();
  return rows.map(toRequest);
}

/** Made of one of the requests, or known by the same e-mail address or phone. */
async function listStudents(db: Db, ids: readonly string[], { email_key, phone_digits }: Keys) {
  if (ids.length === 0 && !email_key && !phone_digits) return [];
  return db
    .selectFrom("students")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb("id", "in", ids)] : []),
        ...(email_key ? [eb("email_key", "=", email_key)] : []),
        ...(phone_digits ? [eb("phone_digits", "=", phone_digits)] : []),
      ]),
    )
    .orderBy("name")
    .orderBy("id")
    .limit(most)
    .execute();
}

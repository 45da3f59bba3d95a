import { sql } from "kysely";
import * as v from "valibot";
import { isNothing, type ErasedCounts } from "#domain/history/erasure.ts";
import type { Contact } from "#domain/contact/contact-details.ts";
import { listBeingSent } from "../deliveries/leases.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { inChunks } from "../engine/queries.ts";
import { recordErasure } from "../history/erasures.ts";
import { eraseQuestionsNaming } from "../questions/asked-questions.ts";
import { bodySchema } from "../requests/inbox-rows.ts";
import { findPerson, listPersonRows, type PersonIds, type PersonRows } from "./person.ts";

type EraseOutcome = { kind: "erased"; counts: ErasedCounts; rows: PersonRows } | { kind: "being sent" };

/**
 * Erases all that is stored about one person in one transaction, and the questions to the assistant that hold their full
 * name, though nobody knows who asked them: these are not counted, since they may be about somebody else. While one of the
 * requests is being sent, nothing is erased: the message would arrive in the chat with nobody left to know its number.
 */
export async function erasePerson(db: Db, contact: Contact, now: Date, by: string): Promise<EraseOutcome> {
  const outcome = await db.transaction().execute(async (trx): Promise<EraseOutcome> => {
    const ids = await findPerson(trx, contact, true);
    const sending = await listBeingSent(trx, ids.requests, now);
    if (sending.length > 0) return { kind: "being sent" };
    const rows = await listPersonRows(trx, ids);
    const counts = await eraseRows(trx, ids);
    await eraseQuestionsNaming(trx, namesIn(rows));
    await recordErasure(trx, { id: crypto.randomUUID(), by, counts }, now);
    return { kind: "erased", counts, rows };
  });
  if (outcome.kind === "erased" && !isNothing(outcome.counts)) await scrubDeleted(db);
  return outcome;
}

const namesIn = ({ requests, students }: PersonRows) => [
  ...students.map(({ name }) => name),
  ...requests.flatMap(({ body }) => {
    const { name, parentName } = v.parse(bodySchema, body);
    return [name, parentName];
  }),
];

/** Deletes requests and students for good with all that belongs to them, in the caller's transaction. */
export async function eraseRows(trx: Db, { requests, students }: PersonIds): Promise<ErasedCounts> {
  const eraseChanges = (subject: "request" | "student", of: readonly string[]) =>
    inChunks(of, (ids) =>
      trx.deleteFrom("changes").where("subject", "=", subject).where("subject_id", "in", ids).execute(),
    );
  const changes = [...(await eraseChanges("request", requests)), ...(await eraseChanges("student", students))];
  const erase = async (ids: readonly string[], table: "requests" | "students") =>
    countRows(await inChunks(ids, (some) => trx.deleteFrom(table).where("id", "in", some).execute()));
  const deliveries = await inChunks(requests, (ids) =>
    trx.deleteFrom("deliveries").where("request_id", "in", ids).execute(),
  );
  return {
    changes: countRows(changes),
    deliveries: countRows(deliveries),
    requests: await erase(requests, "requests"),
    students: await erase(students, "students"),
  };
}

const countRows = (results: readonly { numDeletedRows: bigint }[]) =>
  results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);

/**
 * Clears what SQLite leaves behind of deleted rows: the text index only marks their entries until it is merged, and the
 * write-ahead log holds earlier pages until it is emptied. Freed pages are overwritten anyway (`secure_delete`). PostgreSQL
 * does the same by itself, when it vacuums.
 */
export async function scrubDeleted(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`insert into request_trigrams (request_trigrams) values ('optimize')`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

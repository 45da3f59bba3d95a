import * as v from "valibot";
import { isNothing, type ErasedCounts } from "#domain/history/erasure.ts";
import type { Contact } from "#domain/history/person.ts";
import type { Db } from "../engine/database.ts";
import { eraseRows, lockDeliveries } from "./erase-rows.ts";
import { recordErasure } from "./erasures.ts";
import { bodySchema } from "../requests/inbox-rows.ts";
import { eraseQuestionsNaming } from "../questions/asked-questions.ts";
import { findPerson } from "./person.ts";
import { listPersonRows, type PersonRows } from "./person-rows.ts";
import { scrubDeleted } from "../engine/scrub.ts";

type EraseOutcome = { kind: "erased"; counts: ErasedCounts; rows: PersonRows } | { kind: "being sent" };

/**
 * Erases all that is stored about one person in one transaction, and the questions to the assistant that hold their full
 * name, though nobody knows who asked them: these are not counted, since they may be about somebody else. While one of the requests is being sent, nothing is
 * erased: the message would arrive in the chat with nobody left to know its number.
 */
export async function erasePerson(db: Db, contact: Contact, now: Date, by: string): Promise<EraseOutcome> {
  const outcome = await db.transaction().execute(async (trx): Promise<EraseOutcome> => {
    const ids = await findPerson(trx, contact, true);
    const sending = await lockDeliveries(trx, ids.requests, now);
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

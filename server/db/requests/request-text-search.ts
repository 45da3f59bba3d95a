import { expressionBuilder, sql } from "kysely";
import { parsePhoneSearch } from "#domain/contact/phone.ts";
import { parseReference } from "#domain/requests/request.ts";
import { normalizeForSearch } from "#domain/format/text.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { columnContains } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";

/** All requests that match if they are few, else the text: then each row is compared, and a page of them is soon full. */
export type TextMatch = { ids: readonly string[] } | { search: string };

const few = 500;
/** SQLite's index holds runs of three characters, so shorter texts are not in it. */
const shortestIndexed = 3;

/** Finds what visitors typed, a phone in any spelling, or the reference in the confirmation: the start of the id. */
export async function findTextMatch(db: Db, search: string): Promise<TextMatch | undefined> {
  if (search === "") return undefined;
  const found = new Set<string>();
  for (const find of [findIdsByReference, findIdsByPhone, findIdsByText]) {
    for (const id of await find(db, search)) found.add(id);
    if (found.size > few) return { search };
  }
  return { ids: [...found] };
}

export function textMatchCondition(match: TextMatch) {
  const eb = expressionBuilder<Tables, "requests">();
  if ("ids" in match) return match.ids.length > 0 ? eb("requests.id", "in", match.ids) : eb.lit(false);
  const phone = parsePhoneSearch(match.search);
  const reference = parseReference(match.search);
  return eb.or([
    columnContains("requests.search_key", match.search),
    ...(phone ? [columnContains("requests.phone_digits", phone.digits)] : []),
    ...(reference ? [referenceCondition(reference)] : []),
  ]);
}

const executeForIds = async (query: { execute: () => Promise<{ id: string }[]> }) =>
  (await query.execute()).map((row) => row.id);

const selectIds = (db: Db) =>
  db
    .selectFrom("requests")
    .select("id")
    .limit(few + 1);

/** What was typed, and a part of a phone: PostgreSQL reads the rows once for both. */
async function findIdsByText(db: Db, search: string): Promise<string[]> {
  const phone = parsePhoneSearch(search);
  const part = phone && !phone.isWhole ? phone.digits : undefined;
  if (isPostgres(db) || Array.from(normalizeForSearch(search)).length < shortestIndexed) {
    const typed = columnContains("requests.search_key", search);
    const digits = part ? [columnContains("requests.phone_digits", part)] : [];
    return executeForIds(selectIds(db).where((eb) => eb.or([typed, ...digits])));
  }
  const typed = await findIdsByTrigrams(db, search);
  return part ? [...typed, ...(await findIdsByTrigrams(db, part))] : typed;
}

async function findIdsByTrigrams(db: Db, text: string): Promise<string[]> {
  const phrase = `"${normalizeForSearch(text).replaceAll('"', '""')}"`;
  const { rows } = await sql<{ id: string }>`
    select request_numbers.request_id as id
    from request_trigrams join request_numbers on request_numbers.number = request_trigrams.rowid
    where request_trigrams match ${phrase} limit ${few + 1}`.execute(db);
  return rows.map((row) => row.id);
}

async function findIdsByPhone(db: Db, search: string): Promise<string[]> {
  const phone = parsePhoneSearch(search);
  return phone?.isWhole ? executeForIds(selectIds(db).where("phone_digits", "=", phone.digits)) : [];
}

/** A range, which an index can serve, on both engines: ids are hexadecimal, so "g" comes after all of them. */
function referenceCondition(reference: string) {
  const eb = expressionBuilder<Tables, "requests">();
  return eb.and([eb("requests.id", ">=", reference), eb("requests.id", "<", `${reference}g`)]);
}

async function findIdsByReference(db: Db, search: string): Promise<string[]> {
  const reference = parseReference(search);
  return reference ? executeForIds(selectIds(db).where(referenceCondition(reference))) : [];
}

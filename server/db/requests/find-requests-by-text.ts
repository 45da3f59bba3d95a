import { expressionBuilder, sql } from "kysely";
import { parsePhoneSearch } from "#domain/contact/phone.ts";
import { parseReference } from "#domain/requests/request-schemas.ts";
import { splitSearchIntoWords } from "#domain/format/searched-and-visible-text.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { searchKeyContains } from "../engine/query-helpers.ts";
import type { Tables } from "../engine/tables.ts";

/** All requests that match if they are few, else the text: then each row is compared, and a page of them is soon full. */
export type TextMatch = { ids: readonly string[] } | { search: string };

const few = 500;
/** SQLite's index holds runs of three characters, so shorter texts are not in it. */
const minIndexedLength = 3;

/** Finds what visitors typed, a phone in any spelling, or the reference in the confirmation: the start of the id. */
export async function findIdsIfFewMatch(db: Db, search: string): Promise<TextMatch | undefined> {
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
    containsWords(splitSearchIntoWords(match.search)),
    ...(phone ? [searchKeyContains("requests.phone_digits", phone.digits)] : []),
    ...(reference ? [referenceCondition(reference)] : []),
  ]);
}

const executeForIds = async (query: { execute: () => Promise<{ id: string }[]> }) =>
  (await query.execute()).map((row) => row.id);

const selectLimitedRequestIds = (db: Db) =>
  db
    .selectFrom("requests")
    .select("id")
    .limit(few + 1);

const containsWords = (words: readonly string[]) =>
  expressionBuilder<Tables, "requests">().and(words.map((word) => searchKeyContains("requests.search_key", word)));

/** What was typed or noted, and a part of a phone: PostgreSQL reads the rows once for both. */
async function findIdsByText(db: Db, search: string): Promise<string[]> {
  const phone = parsePhoneSearch(search);
  const part = phone && !phone.isWhole ? phone.digits : undefined;
  const words = splitSearchIntoWords(search);
  const indexed = words.filter((word) => Array.from(word).length >= minIndexedLength);
  if (isPostgres(db) || indexed.length === 0) {
    const digits = part ? [searchKeyContains("requests.phone_digits", part)] : [];
    return executeForIds(selectLimitedRequestIds(db).where((eb) => eb.or([containsWords(words), ...digits])));
  }
  const short = words.filter((word) => !indexed.includes(word));
  const found = await findIdsByTrigrams(db, indexed, short);
  return part ? [...found, ...(await findIdsByTrigrams(db, [part], []))] : found;
}

async function findIdsByTrigrams(db: Db, indexed: readonly string[], short: readonly string[]): Promise<string[]> {
  const all = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
  const { rows } = await sql<{ id: string }>`
    select requests.id from request_trigrams join request_numbers on request_numbers.number = request_trigrams.rowid
    join requests on requests.id = request_numbers.request_id
    where request_trigrams match ${all} and ${containsWords(short)} limit ${few + 1}`.execute(db);
  return rows.map((row) => row.id);
}

async function findIdsByPhone(db: Db, search: string): Promise<string[]> {
  const phone = parsePhoneSearch(search);
  return phone?.isWhole ? executeForIds(selectLimitedRequestIds(db).where("phone_digits", "=", phone.digits)) : [];
}

/** A range, which an index can serve, on both engines: ids are hexadecimal, so "g" comes after all of them. */
function referenceCondition(reference: string) {
  const eb = expressionBuilder<Tables, "requests">();
  return eb.and([eb("requests.id", ">=", reference), eb("requests.id", "<", `${reference}g`)]);
}

async function findIdsByReference(db: Db, search: string): Promise<string[]> {
  const reference = parseReference(search);
  return reference ? executeForIds(selectLimitedRequestIds(db).where(referenceCondition(reference))) : [];
}

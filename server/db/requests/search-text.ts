import { expressionBuilder, sql } from "kysely";
import { readPhoneSearch } from "#domain/contact/phone.ts";
import { readReference } from "#domain/requests/request.ts";
import { searchKey } from "#domain/format/text.ts";
import { isPostgres, type Db } from "../engine/database.ts";
import { contains } from "../engine/queries.ts";
import type { Tables } from "../engine/tables.ts";

/** All requests that match if they are few, else the text: then each row is compared, and a page of them is soon full. */
export type TextMatch = { ids: readonly string[] } | { search: string };

const few = 500;
/** SQLite's index holds runs of three characters, so shorter texts are not in it. */
const shortestIndexed = 3;

/** Finds what visitors typed, a phone in any spelling, or the reference in the confirmation: the start of the id. */
export async function findText(db: Db, search: string): Promise<TextMatch | undefined> {
  if (search === "") return undefined;
  const found = new Set<string>();
  for (const find of [idsOfReference, idsOfPhone, idsOfText]) {
    for (const id of await find(db, search)) found.add(id);
    if (found.size > few) return { search };
  }
  return { ids: [...found] };
}

export function matchesText(match: TextMatch) {
  const eb = expressionBuilder<Tables, "requests">();
  if ("ids" in match) return match.ids.length > 0 ? eb("requests.id", "in", match.ids) : eb.lit(false);
  const phone = readPhoneSearch(match.search);
  const reference = readReference(match.search);
  return eb.or([
    contains("requests.search_key", match.search),
    ...(phone ? [contains("requests.phone_digits", phone.digits)] : []),
    ...(reference ? [isReferenced(reference)] : []),
  ]);
}

const idsOf = async (query: { execute: () => Promise<{ id: string }[]> }) =>
  (await query.execute()).map((row) => row.id);

const selectIds = (db: Db) =>
  db
    .selectFrom("requests")
    .select("id")
    .limit(few + 1);

/** What was typed, and a part of a phone: PostgreSQL reads the rows once for both. */
async function idsOfText(db: Db, search: string): Promise<string[]> {
  const phone = readPhoneSearch(search);
  const part = phone && !phone.isWhole ? phone.digits : undefined;
  if (isPostgres(db) || Array.from(searchKey(search)).length < shortestIndexed) {
    const typed = contains("requests.search_key", search);
    const digits = part ? [contains("requests.phone_digits", part)] : [];
    return idsOf(selectIds(db).where((eb) => eb.or([typed, ...digits])));
  }
  const typed = await idsOfTrigrams(db, search);
  return part ? [...typed, ...(await idsOfTrigrams(db, part))] : typed;
}

async function idsOfTrigrams(db: Db, text: string): Promise<string[]> {
  const phrase = `"${searchKey(text).replaceAll('"', '""')}"`;
  const { rows } = await sql<{ id: string }>`
    select request_numbers.request_id as id
    from request_trigrams join request_numbers on request_numbers.number = request_trigrams.rowid
    where request_trigrams match ${phrase} limit ${few + 1}`.execute(db);
  return rows.map((row) => row.id);
}

async function idsOfPhone(db: Db, search: string): Promise<string[]> {
  const phone = readPhoneSearch(search);
  return phone?.isWhole ? idsOf(selectIds(db).where("phone_digits", "=", phone.digits)) : [];
}

/** A range, which an index can serve, on both engines: ids are hexadecimal, so "g" comes after all of them. */
function isReferenced(reference: string) {
  const eb = expressionBuilder<Tables, "requests">();
  return eb.and([eb("requests.id", ">=", reference), eb("requests.id", "<", `${reference}g`)]);
}

async function idsOfReference(db: Db, search: string): Promise<string[]> {
  const reference = readReference(search);
  return reference ? idsOf(selectIds(db).where(isReferenced(reference))) : [];
}

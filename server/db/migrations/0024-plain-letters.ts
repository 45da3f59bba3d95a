import { type Kysely, sql } from "kysely";

/**
 * Searches find ß by ss, ł by l, and a Devanagari letter without its dot. Requests get their new keys by
 * `server/db/requests/search-keys.ts`, beside the running site: see migration 13.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex("requests_with_old_keys").execute();
  await sql`create index requests_with_old_keys on requests (id) where keys_version < 3`.execute(db);
  // One person's records are found by it, and the other keys have an index.
  await sql`create index students_by_request on students (request_id) where request_id is not null`.execute(db);
  const { rows } = await sql<{ id: string; search_key: string }>`select id, search_key from students`.execute(db);
  for (const { id, search_key } of rows) {
    const key = foldLetters(search_key);
    if (key !== search_key) await sql`update students set search_key = ${key} where id = ${id}`.execute(db);
  }
}

const letters = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i" }),
);

const foldLetters = (key: string) =>
  Array.from(
    key.normalize("NFD").replaceAll("\u093C", "").normalize("NFC"),
    (letter) => letters.get(letter) ?? letter,
  ).join("");

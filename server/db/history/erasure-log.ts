import {
  erasedTables,
  isNothingErased,
  retentionActor,
  type ErasedCounts,
  type Erasure,
} from "#domain/history/erasure-and-retention-rules.ts";
import type { Db, DatabaseLocation } from "../engine/database.ts";
import * as v from "valibot";
import { withPostgres, withReadonlySqlite } from "../engine/backup-and-restore.ts";

const maxListed = 50;

/**
 * Adds to a line in the log of erasures, in the transaction that erases. It says how many rows went and who did it, not
 * about whom. No digest of the contact either: addresses and phones can be guessed one by one until one fits, and a key
 * against that would lie in the same database.
 */
export async function recordErasure(
  trx: Db,
  { id, by, counts }: { id: string; by: string; counts: ErasedCounts },
  now: Date,
): Promise<void> {
  if (isNothingErased(counts)) return;
  await trx
    .insertInto("erasures")
    .values({ id, at: now.toISOString(), by, ...counts })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) =>
          Object.fromEntries(
            erasedTables.map((table) => [table, eb(eb.ref(`erasures.${table}`), "+", eb.ref(`excluded.${table}`))]),
          ),
        ),
    )
    .execute();
}

/** Newest first. */
export async function listErasures(db: Db): Promise<Erasure[]> {
  return db.selectFrom("erasures").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(maxListed).execute();
}

const rowsSchema = v.array(v.object({ id: v.string(), at: v.string() }));
type Row = v.InferOutput<typeof rowsSchema>[number];

/** Those by staff: what goes by its age goes again at the next start. */
const query = `select id, at from erasures where "by" <> '${retentionActor}' order by at, id`;

/** The log of erasures of a database that the site does not have open; empty where the database is older than the log. */
export async function readErasureLog(address: DatabaseLocation): Promise<Row[]> {
  return v.parse(
    rowsSchema,
    address.engine === "sqlite" ? readSqliteErasures(address.file) : await readPostgresErasures(address.url),
  );
}

const readSqliteErasures = (file: string): unknown[] =>
  withReadonlySqlite(file, (database) => {
    const hasLog = database.prepare("select 1 from sqlite_master where name = 'erasures'").get() !== undefined;
    return hasLog ? database.prepare(query).all() : [];
  });

const readPostgresErasures = (url: string): Promise<unknown[]> =>
  withPostgres(url, async (client) => {
    const { rowCount } = await client.query("select 1 from information_schema.tables where table_name = 'erasures'");
    return rowCount ? (await client.query(query)).rows : [];
  });

/**
 * What whoever restores a backup must know: the people who were erased after it was made are in it again. Without the
 * erasures of both databases it cannot say who.
 */
export function describeErasedSinceBackup(
  restored: readonly Row[] | undefined,
  replaced: readonly Row[] | undefined,
): string {
  const again = "Erase them again: staff page, Personal data.";
  if (!restored || !replaced) return `Whoever was erased after this backup was made is in it again. ${again}`;
  const known = new Set(restored.map(({ id }) => id));
  const since = replaced.filter(({ id }) => !known.has(id));
  if (since.length === 0) return "Nobody was erased since this backup was made.";
  const times = since.map(({ at }) => at).join(", ");
  return `${since.length} erased since this backup was made, and in it again (${times}). ${again}`;
}

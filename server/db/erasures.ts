import { type ErasedCounts, type Erasure, erasedTables, isNothing } from "#domain/erasure.ts";
import type { Db } from "./database.ts";

const mostListed = 50;

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
  if (isNothing(counts)) return;
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
  return db.selectFrom("erasures").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(mostListed).execute();
}

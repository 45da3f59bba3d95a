import type { Db } from "./database.ts";

/** What the first start made up and every later one keeps; of instances that start at once, one makes it. */
export async function keepSetting(db: Db, name: string, made: string): Promise<{ value: string; isNew: boolean }> {
  const saved = await db
    .insertInto("settings")
    .values({ name, value: made })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("value")
    .executeTakeFirst();
  if (saved) return { value: saved.value, isNew: true };
  const kept = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return { value: kept.value, isNew: false };
}

export async function saveSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

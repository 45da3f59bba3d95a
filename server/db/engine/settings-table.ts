import type { Db } from "./database.ts";

/** The stored value, or `created` stored as the first one: of instances that start at once, one wins. */
export async function findOrCreateSetting(
  db: Db,
  name: string,
  created: string,
): Promise<{ value: string; isNew: boolean }> {
  const saved = await db
    .insertInto("settings")
    .values({ name, value: created })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("value")
    .executeTakeFirst();
  if (saved) return { value: saved.value, isNew: true };
  const stored = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return { value: stored.value, isNew: false };
}

export async function saveSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function findSetting(db: Db, name: string): Promise<string | undefined> {
  const stored = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return stored?.value;
}

/** False where somebody else has changed it meanwhile, and nothing is saved. */
export async function replaceSettingIfUnchanged(db: Db, name: string, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set({ value: to })
    .where("name", "=", name)
    .where("value", "=", from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

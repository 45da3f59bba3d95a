import { sql, type Kysely } from "kysely";

/** Who takes care of a request or a student and what is to be done next, and the indexes by which it is found when it is due. */
export async function up(db: Kysely<unknown>) {
  for (const table of ["requests", "students"]) {
    const add = db.schema.alterTable(table);
    await add.addColumn("owner", "text", (c) => c.notNull().defaultTo("")).execute();
    await add.addColumn("follow_up_at", "text").execute();
    await add.addColumn("follow_up", "text", (c) => c.notNull().defaultTo("")).execute();
    // With the column of its condition, which SQLite would otherwise read from each row.
    await sql`create index ${sql.raw(`${table}_by_follow_up`)} on ${sql.table(table)} (follow_up_at, id, owner, deleted_at)
      where follow_up_at is not null and deleted_at is null`.execute(db);
  }
  await sql`create index requests_waiting on requests (status, follow_up_at, deleted_at, created_at, id, owner)
    where status = 'new' and follow_up_at is null and deleted_at is null`.execute(db);
}

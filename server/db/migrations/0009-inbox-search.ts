import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Keys by which requests of one person are found, and the indexes of the inbox's filters. SQLite also gets a trigram index
 * of what visitors typed: a search read every row before. PostgreSQL's is an extension that a server may lack, and it scans
 * the rows fast enough.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ["email_key", "phone_digits"]) {
    await db.schema
      .alterTable("requests")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await sql`create index requests_by_email on requests (email_key, created_at, id)`.execute(db);
  await sql`create index requests_by_phone on requests (phone_digits, created_at, id)`.execute(db);
  // With the column of its condition, which SQLite would otherwise read from each row.
  await sql`create index requests_by_status_and_kind on requests (status, kind, deleted_at)
    where deleted_at is null`.execute(db);
  await sql`create index requests_by_deletion on requests (deleted_at) where deleted_at is not null`.execute(db);
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await indexTrigrams(db);
}

/** By triggers, so that an older instance on the same file fills it too. */
async function indexTrigrams(db: Kysely<unknown>) {
  // Numbers of its own: those that SQLite gives to rows change in a backup.
  await sql`create table request_numbers (number integer primary key, request_id text not null unique)`.execute(db);
  // What is searched is in lower case already.
  await sql`create virtual table request_trigrams
    using fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(db);
  const indexed = sql.raw(`
    insert into request_trigrams (rowid, text)
    select number, search_key || char(10) || phone_digits
    from request_numbers join requests on requests.id = request_numbers.request_id`);
  await sql`insert into request_numbers (request_id) select id from requests order by created_at, id`.execute(db);
  await sql`${indexed}`.execute(db);
  await sql`create trigger request_indexed after insert on requests begin
      insert into request_numbers (request_id) values (new.id);
      ${indexed} where request_id = new.id;
    end`.execute(db);
  await sql`create trigger request_unindexed after delete on requests begin
      delete from request_trigrams
        where rowid = (select number from request_numbers where request_id = old.id);
      delete from request_numbers where request_id = old.id;
    end`.execute(db);
}

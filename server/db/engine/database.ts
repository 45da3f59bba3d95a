import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { up as initial } from "../migrations/0001-initial.ts";
import { up as staff } from "../migrations/0002-staff.ts";
import { up as gatewayCalls } from "../migrations/0003-gateway-calls.ts";
import { up as pinOfTries } from "../migrations/0004-pin-of-tries.ts";
import { up as requestVersions } from "../migrations/0005-request-versions.ts";
import { up as deliverySenders } from "../migrations/0006-delivery-senders.ts";
import { up as changes } from "../migrations/0007-changes.ts";
import { up as studentDetails } from "../migrations/0008-student-details.ts";
import { up as inboxSearch } from "../migrations/0009-inbox-search.ts";
import { up as requestOrigin } from "../migrations/0010-request-origin.ts";
import { up as erasures } from "../migrations/0011-erasures.ts";
import { up as askedQuestions } from "../migrations/0012-asked-questions.ts";
import { up as searchKeys } from "../migrations/0013-search-keys.ts";
import { up as studentPages } from "../migrations/0014-student-pages.ts";
import { up as certificates } from "../migrations/0015-certificates.ts";
import { up as indexMerges } from "../migrations/0016-index-merges.ts";
import { up as reviews } from "../migrations/0017-reviews.ts";
import { up as mailDeliveries } from "../migrations/0018-mail-deliveries.ts";
import { up as nextSteps } from "../migrations/0019-next-steps.ts";
import { up as notes } from "../migrations/0020-notes.ts";
import { up as answersAndOrigins } from "../migrations/0021-answers-and-origins.ts";
import { up as payments } from "../migrations/0022-payments.ts";
import { up as batches } from "../migrations/0023-batches.ts";
import { up as plainLetters } from "../migrations/0024-plain-letters.ts";
import { createPostgresPool } from "./postgres-pool.ts";
import { SiteSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";
import { isPostgresLockFailure, markDriverErrors } from "./unavailable-errors.ts";

export type Db = Kysely<Tables>;

export type DatabaseLocation = { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };

class SitePostgresDialect extends PostgresDialect {
  override createDriver() {
    return markDriverErrors(super.createDriver());
  }
}

const openPostgresDb = (...options: Parameters<typeof createPostgresPool>): Db =>
  new Kysely<Tables>({ dialect: new SitePostgresDialect({ pool: createPostgresPool(...options) }) });

const openSqliteDb = (file: string): Db => new Kysely<Tables>({ dialect: new SiteSqliteDialect(file) });

/** The code of the error where a later version of the site has migrated the database: this one does not know all its migrations. */
export const newerDatabaseCode = "NEWER_DATABASE";

/**
 * For a lock of a migration, while running instances of the version before wait behind it. Below the second after which
 * PostgreSQL ends a deadlock by failing anyone of it: the migration gives way, be it to a visitor's request or to a backup.
 */
const migrationLockTimeout = 500;

/**
 * Runs pending migrations once: other instances wait for PostgreSQL's advisory lock or SQLite's write transaction. On
 * PostgreSQL each is a transaction of its own: a lock of one is not held through all others.
 */
async function migrate(db: Db) {
  const migrations = {
    "0001-initial": { up: initial },
    "0002-staff": { up: staff },
    "0003-gateway-calls": { up: gatewayCalls },
    "0004-pin-of-tries": { up: pinOfTries },
    "0005-request-versions": { up: requestVersions },
    "0006-delivery-senders": { up: deliverySenders },
    "0007-changes": { up: changes },
    "0008-student-details": { up: studentDetails },
    "0009-inbox-search": { up: inboxSearch },
    "0010-request-origin": { up: requestOrigin },
    "0011-erasures": { up: erasures },
    "0012-asked-questions": { up: askedQuestions },
    "0013-search-keys": { up: searchKeys },
    "0014-student-pages": { up: studentPages },
    "0015-certificates": { up: certificates },
    "0016-index-merges": { up: indexMerges },
    "0017-reviews": { up: reviews },
    "0018-mail-deliveries": { up: mailDeliveries },
    "0019-next-steps": { up: nextSteps },
    "0020-notes": { up: notes },
    "0021-answers-and-origins": { up: answersAndOrigins },
    "0022-payments": { up: payments },
    "0023-batches": { up: batches },
    "0024-plain-letters": { up: plainLetters },
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (;;) {
    const { error, results } = await (isPostgres(db) ? migrator.migrateUp() : migrator.migrateToLatest());
    const isNewer = error instanceof Error && /^corrupted migrations: .* is missing$/.test(error.message);
    if (isNewer) throw Object.assign(new Error(error.message), { code: newerDatabaseCode });
    if (isPostgresLockFailure(error)) await sleep(2 * migrationLockTimeout);
    else if (error) throw error;
    else if (!results?.length) return;
  }
}

export async function openDatabase(address: DatabaseLocation): Promise<Db> {
  // Migrating may take long, so on PostgreSQL it gets a connection without a time limit for its queries.
  const migrating =
    address.engine === "postgres"
      ? openPostgresDb(address.url, { max: 1, hasQueryTimeout: false, lockTimeout: migrationLockTimeout })
      : openSqliteDb(address.file);
  try {
    await migrate(migrating);
  } catch (error) {
    await migrating.destroy();
    throw error;
  }
  if (address.engine === "sqlite") return migrating;
  await migrating.destroy();
  const db = openPostgresDb(address.url, { max: 20, hasQueryTimeout: true });
  // A connection takes several turns of the event loop, each of them long while pages are warmed: the first visitors would wait in vain.
  await sql`select 1`.execute(db);
  return db;
}

const openInThread = (file: string): Db =>
  new Kysely<Tables>({ dialect: new SiteSqliteDialect(file, { isBackground: true }) });

/** For reading many rows at once: on SQLite another connection in a thread of its own, which starts when it is first needed. */
export const openForLongReads = (db: Db, address: DatabaseLocation): Db =>
  address.engine === "postgres" ? db : openInThread(address.file);

export type RunInBackground = <Result>(run: (db: Db) => Promise<Result>) => Promise<Result>;

/** For long work. On SQLite it gets a thread for its time, so that no page waits for its queries; PostgreSQL has its own processes. */
export const createBackgroundRunner =
  (db: Db, address: DatabaseLocation): RunInBackground =>
  async (run) => {
    if (address.engine === "postgres") return run(db);
    const background = openInThread(address.file);
    try {
      return await run(background);
    } finally {
      await background.destroy();
    }
  };

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

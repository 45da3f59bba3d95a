import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, type Db, type DatabaseLocation } from "#server/db/engine/database.ts";
import { countDeliveriesByState } from "#server/db/deliveries/delivery-queue-and-backoffs.ts";
import { startFakeTeamChat } from "../support/fake-team-chat.ts";
import { createSiteProcess } from "../support/site-process.ts";
import { createFreshPostgres } from "./fresh-postgres.ts";
import { eventually, inTempFolder, playAll, type Finding, type Scenario, type Settings } from "./scenario.ts";
import { createSubmissions } from "./submissions.ts";

/** A delivery interrupted by a kill is claimable again when its lease of one minute has expired. */
const maxWait = 150_000;

const webhooks = 2;

/** The server killed again and again while forms come in; in the long form also, for comparison, left alone. */
export const kill: Scenario = (settings) => {
  const lives = settings.isLong ? [settings.kills, 0] : [settings.kills];
  const variants = settings.databases.flatMap((engine) => lives.map((kills) => ({ engine, kills })));
  return playAll(variants, settings, ({ engine, kills }) =>
    onFreshDatabase(engine, (address) => play(address, { ...settings, kills })),
  );
};

async function onFreshDatabase<Result>(
  engine: Settings["databases"][number],
  run: (address: DatabaseLocation) => Promise<Result>,
): Promise<Result> {
  if (engine === "sqlite") return inTempFolder((folder) => run({ engine, file: `${folder}/site.db` }));
  return run({ engine, url: await createFreshPostgres() });
}

async function play(address: DatabaseLocation, { submissions, parallel, kills, isLong }: Settings): Promise<Finding> {
  const start = performance.now();
  const chat = await startFakeTeamChat();
  const server = await createSiteProcess({
    DATABASE_URL: address.engine === "sqlite" ? `file:${address.file}` : address.url,
    ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
  });
  await server.start();
  const db = await openDatabase(address);
  /** Submissions are spread over all restarts, or most would be accepted before the second kill. */
  const share = submissions / (kills + 1);
  const forms = createSubmissions({ url: server.url, count: submissions, parallel });
  forms.allow(share);

  async function killAtTimes() {
    for (let count = 1; count <= kills; count += 1) {
      const moment = share * (count - Math.random());
      while (forms.accepted.size < moment) await sleep(1);
      forms.allow(share * (count + 1));
      await server.end("SIGKILL");
      if (!isLong) await endLeases(db);
      await server.start();
    }
  }
  await Promise.all([killAtTimes(), forms.send()]);

  // Waits until all are recorded as delivered: an interrupted delivery is sent again, and must be counted.
  await eventually(async () => (await countDeliveriesByState(db)).delivered >= forms.accepted.size, maxWait);
  const exitCode = await server.end("SIGTERM");
  await chat.stop();
  const rows = await db.selectFrom("requests").select("id").execute();
  await db.destroy();
  const saved = new Set(rows.map(({ id }) => id));
  const arrived = new Set(chat.arrivals.map(({ reference }) => reference));
  const count = (ids: ReadonlySet<string>) => [...forms.accepted].filter((id) => ids.has(id)).length;
  const twice = chat.arrivals.length - arrived.size;
  // A kill between sending a message and recording it repeats that message. On a busy machine, where `npm test` must pass
  // too, both webhooks may be sending at that moment.
  const maxTwice = isLong ? kills : kills * webhooks;
  const seconds = Math.round((performance.now() - start) / 1000);
  return {
    what: `${kills} kills during ${submissions} forms, ${parallel} at a time, ${address.engine}`,
    figure: `${forms.accepted.size} answered 201, ${count(saved)} in the database, ${count(arrived)} in the chat, ${twice} twice, ${rows.length} rows, ${forms.resent()} resent, ${seconds} s`,
    bar: `all, each in one row, at most ${maxTwice} twice`,
    holds:
      [forms.accepted.size, count(saved), count(arrived), rows.length].every((figure) => figure === submissions) &&
      twice <= maxTwice &&
      exitCode === 0,
  };
}

/** As if the server had been down for longer than a lease: the short form does not wait a minute for each kill. */
const endLeases = (db: Db) =>
  db.updateTable("deliveries").set({ locked_until: null }).where("state", "=", "pending").execute();

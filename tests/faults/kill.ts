import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, type DatabaseAddress } from "#server/db/database.ts";
import { countDeliveries } from "#server/db/deliveries.ts";
import { startFakeTeamChat } from "../support/fake-team-chat.ts";
import { createPostgresDatabase, startPostgres } from "../support/postgres.ts";
import { contactMessage, order, postJson } from "../support/sample-requests.ts";
import { requireNode24 } from "../../scripts/require-node.ts";
import { createSiteProcess } from "../support/site-process.ts";

requireNode24();
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "sqlite" },
    submissions: { type: "string", default: "500" },
    parallel: { type: "string", default: "50" },
    kills: { type: "string", default: "5" },
  },
});
const submissions = Number(values.submissions);
const parallel = Number(values.parallel);
/** A delivery under way at a kill is free again after its lease of a minute; then there is time to spare. */
const longestWait = 150_000;

if (!["sqlite", "postgres"].includes(values.database)) fail("--database is sqlite or postgres");

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function run(address: DatabaseAddress, databaseUrl: string, kills: number) {
  const started = Date.now();
  const chat = await startFakeTeamChat();
  const server = await createSiteProcess({
    DATABASE_URL: databaseUrl,
    ENROLLMENT_WEBHOOK_URL: chat.urlOf("enrollment"),
    CONTACT_WEBHOOK_URL: chat.urlOf("contact"),
  });
  await server.start();

  const accepted = new Set<string>();
  /** Submissions come in as many shares as the server has lives, or most would be over before the second. */
  const share = submissions / (kills + 1);
  let allowed = share;
  let next = 0;
  let resent = 0;

  /** Sends as a browser does: again with the same key until there is an answer. */
  async function submit(index: number) {
    const body = index % 2 === 0 ? order : contactMessage;
    const request = postJson(body, { "idempotency-key": crypto.randomUUID() });
    for (;;) {
      const response = await fetch(`${server.url}/api/${index % 2 === 0 ? "enrollments" : "contact"}`, request).catch(
        () => undefined,
      );
      const answer: unknown = response?.status === 201 ? await response.json().catch(() => undefined) : undefined;
      if (answer && typeof answer === "object" && "id" in answer) return void accepted.add(String(answer.id));
      resent += 1;
      await sleep(100);
    }
  }
  const submitAll = async () => {
    while (next < submissions) {
      if (next < allowed) await submit(next++);
      else await sleep(10);
    }
  };
  const killAtTimes = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      const moment = share * (kill - Math.random());
      while (accepted.size < moment) await sleep(1);
      allowed = share * (kill + 1);
      await server.end("SIGKILL");
      await server.start();
    }
  };
  await Promise.all([killAtTimes(), ...Array.from({ length: parallel }, submitAll)]);

  // Until all are noted down too: what a kill left in doubt is sent once more, and must be counted.
  const db = await openDatabase(address);
  const deadline = Date.now() + longestWait;
  while ((await countDeliveries(db)).delivered < accepted.size && Date.now() < deadline) await sleep(200);
  const exitCode = await server.end("SIGTERM");
  await chat.stop();

  const rows = await db
    .selectFrom("requests")
    .innerJoin("deliveries", "deliveries.request_id", "requests.id")
    .select(["requests.id", "state"])
    .execute();
  await db.destroy();
  const arrived = new Set(chat.arrivals.map((arrival) => arrival.reference));
  const saved = new Set(rows.map((row) => row.id));
  const figures = {
    kills,
    "answered 201": accepted.size,
    "of these in the database": [...accepted].filter((id) => saved.has(id)).length,
    "of these in the chat": [...accepted].filter((id) => arrived.has(id)).length,
    "rows in all": rows.length,
    "marked delivered": rows.filter((row) => row.state === "delivered").length,
    "sent twice": chat.arrivals.length - arrived.size,
    "posts resent": resent,
    seconds: Math.round((Date.now() - started) / 1000),
  };
  const isKept = [figures["of these in the database"], figures["of these in the chat"]].every((n) => n === submissions);
  // A kill between sending a message and noting it down repeats that one message, and never loses one.
  const holds = isKept && rows.length === submissions && figures["sent twice"] <= kills && exitCode === 0;
  return { figures, holds };
}

async function runOnFreshDatabase(kills: number, postgresUrl: string | undefined) {
  if (postgresUrl) {
    const url = await createPostgresDatabase(postgresUrl);
    return run({ engine: "postgres", url }, url, kills);
  }
  const folder = mkdtempSync(path.join(tmpdir(), "site-crash-"));
  const file = path.join(folder, "site.db");
  try {
    return await run({ engine: "sqlite", file }, `file:${file}`, kills);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const postgres = values.database === "postgres" ? await startPostgres() : undefined;
process.stdout.write(`${submissions} submissions, ${parallel} at a time, on ${values.database}\n`);
const withKills = await runOnFreshDatabase(Number(values.kills), postgres?.url);
const withoutKills = await runOnFreshDatabase(0, postgres?.url);
await postgres?.stop();
for (const name of Object.keys(withKills.figures) as (keyof typeof withKills.figures)[]) {
  const [killed, quiet] = [withKills.figures[name], withoutKills.figures[name]];
  process.stdout.write(`${name.padEnd(26)}${String(killed).padStart(8)}${String(quiet).padStart(8)}\n`);
}
if (!withKills.holds || !withoutKills.holds) fail("a request was lost, or sent more often than kills can explain");
process.stdout.write("every request answered 201 is saved and delivered\n");

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

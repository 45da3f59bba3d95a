import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPostgresDatabase, startPostgres } from "../support/postgres.ts";
import { postJson } from "../support/sample-requests.ts";
import { requireNode24 } from "../../scripts/require-node.ts";
import { createSiteProcess, type SiteProcess } from "../support/site-process.ts";

requireNode24();

const pin = "7391";
const connections = 40;

async function startServer(env: Record<string, string>) {
  const server = await createSiteProcess({ STAFF_PIN: pin, LOG_LEVEL: "silent", ...env });
  await server.start();
  return server;
}

/** Tries every PIN but the right one, from many connections at once, and counts those that were looked at. */
async function guess(servers: SiteProcess[], tries: number, addressOf: (attempt: number) => string): Promise<number> {
  let next = 0;
  let gained = 0;
  async function work() {
    while (next < tries) {
      const attempt = next++;
      const guessed = String(attempt % 7391).padStart(4, "0");
      const server = servers[attempt % servers.length];
      const request = postJson({ pin: guessed }, { "x-forwarded-for": addressOf(attempt) });
      const response = await fetch(`${server?.url}/api/staff/session`, request);
      await response.arrayBuffer();
      if (response.status === 401) gained += 1;
      else if (response.status !== 429) fail(`a try answered ${response.status}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return gained;
}

async function isRefused(server: SiteProcess, address: string): Promise<boolean> {
  const response = await fetch(`${server.url}/api/staff/session`, postJson({ pin }, { "x-forwarded-for": address }));
  return response.status === 429 && Number(response.headers.get("retry-after")) > 0;
}

type Round = { name: string; tries: number; gained: number; most: number; isRightPinRefused: boolean };

/** Guesses, restarts every server, and guesses on. */
async function play(
  name: string,
  most: number,
  servers: SiteProcess[],
  addressOf: (attempt: number) => string,
): Promise<Round> {
  const tries = 1000;
  let gained = await guess(servers, tries, addressOf);
  for (const server of servers) {
    await server.end();
    await server.start();
  }
  gained += await guess(servers, tries, (attempt) => addressOf(attempt + tries));
  const [first] = servers;
  const isRightPinRefused = first ? await isRefused(first, addressOf(2 * tries)) : false;
  for (const server of servers) await server.end();
  return { name, tries: 2 * tries, gained, most, isRightPinRefused };
}

const forged = (attempt: number) => `10.${attempt % 256}.${Math.floor(attempt / 256) % 256}.1`;
const other = (attempt: number) => `203.0.${Math.floor(attempt / 250)}.${attempt % 250}`;
const folder = mkdtempSync(path.join(tmpdir(), "site-pin-"));
const file = (name: string) => `file:${path.join(folder, name)}`;
const postgres = await startPostgres();
const rounds: Round[] = [];
try {
  const direct = await startServer({ DATABASE_URL: file("direct.db") });
  rounds.push(await play("SQLite, forged addresses, no proxy", 5, [direct], forged));

  const behindProxy = await startServer({ DATABASE_URL: file("proxy.db"), TRUST_PROXY: "1" });
  const oneHop = (attempt: number) => `${forged(attempt)}, 203.0.113.9`;
  rounds.push(await play("SQLite, forged hops before a proxy", 5, [behindProxy], oneHop));

  const crowd = await startServer({ DATABASE_URL: file("crowd.db"), TRUST_PROXY: "1" });
  rounds.push(await play("SQLite, a new address for each try", 100, [crowd], other));

  const shared = { DATABASE_URL: await createPostgresDatabase(postgres.url), TRUST_PROXY: "1" };
  const instances = [await startServer(shared), await startServer(shared)];
  rounds.push(await play("PostgreSQL, two instances, new addresses", 100, instances, other));

  const single = { DATABASE_URL: await createPostgresDatabase(postgres.url) };
  const pair = [await startServer(single), await startServer(single)];
  rounds.push(await play("PostgreSQL, two instances, one address", 5, pair, forged));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

process.stdout.write(`${connections} connections, each round with a restart in the middle\n`);
for (const { name, tries, gained, most, isRightPinRefused } of rounds) {
  const verdict = isRightPinRefused ? "right PIN refused too" : "right PIN let in";
  process.stdout.write(`${name.padEnd(42)} ${tries} sent, ${gained} looked at (limit ${most}), ${verdict}\n`);
}
if (rounds.some(({ gained, most, isRightPinRefused }) => gained > most || !isRightPinRefused)) {
  fail("more tries were looked at than the limits allow");
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

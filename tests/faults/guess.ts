import { postJson } from "../support/sample-requests.ts";
import { createSiteProcess, type SiteProcess } from "../support/site-process.ts";
import { createFreshPostgres } from "./fresh-postgres.ts";
import { inTempFolder, ofForm, playAll, type Finding, type Scenario, type Settings } from "./scenario.ts";

const pin = "7391";
const maxPerAddress = 5;
const maxInAll = 100;

type AddressOf = (attempt: number) => string;
type Round = {
  name: string;
  engine: "sqlite" | "postgres";
  instances: number;
  trustProxy: "0" | "1";
  addressOf: AddressOf;
  most: number;
  isShort?: boolean;
};

const forged: AddressOf = (attempt) => `10.${attempt % 256}.${Math.floor(attempt / 256) % 256}.1`;
const forgedBeforeProxy: AddressOf = (attempt) => `${forged(attempt)}, 203.0.113.9`;
const fresh: AddressOf = (attempt) => `203.0.${Math.floor(attempt / 250)}.${attempt % 250}`;

const rounds: Round[] = [
  round("forged addresses, no proxy", "sqlite", 1, "0", forged, maxPerAddress),
  round("forged hops before a proxy", "sqlite", 1, "1", forgedBeforeProxy, maxPerAddress),
  { ...round("a new address for each try", "sqlite", 1, "1", fresh, maxInAll), isShort: true },
  round("two instances, new addresses", "postgres", 2, "1", fresh, maxInAll),
  { ...round("two instances, one address", "postgres", 2, "0", forged, maxPerAddress), isShort: true },
];

function round(
  name: string,
  engine: Round["engine"],
  instances: number,
  trustProxy: Round["trustProxy"],
  addressOf: AddressOf,
  most: number,
): Round {
  return { name, engine, instances, trustProxy, addressOf, most };
}

/** An attacker tries PIN after PIN; every instance is killed and restarted halfway. */
export const guess: Scenario = (settings) =>
  inTempFolder((folder) =>
    playAll(ofForm(rounds, settings), settings, async (round, index) => {
      const isSqlite = round.engine === "sqlite";
      return play(round, isSqlite ? `file:${folder}/${index}.db` : await createFreshPostgres(), settings);
    }),
  );

async function play(round: Round, database: string, { tries, guessers }: Settings): Promise<Finding> {
  const { name, engine, instances, trustProxy, addressOf, most } = round;
  const env = { DATABASE_URL: database, TRUST_PROXY: trustProxy, STAFF_PIN: pin };
  const servers = await Promise.all(Array.from({ length: instances }, () => createSiteProcess(env)));
  const restart = (server: SiteProcess) => server.end("SIGKILL").then(() => server.start());
  const half = Math.ceil(tries / 2);
  await Promise.all(servers.map((server) => server.start()));
  const before = await countChecked(servers, half, guessers, addressOf);
  await Promise.all(servers.map(restart));
  const after = await countChecked(servers, half, guessers, (attempt) => addressOf(attempt + half));
  const isRefused = await Promise.all(servers.map((server) => isRightPinRefused(server, addressOf(2 * half))));
  await Promise.all(servers.map((server) => server.end("SIGKILL")));
  return {
    what: `${name}, ${engine}`,
    figure: `${before + after} of ${2 * half} tries over ${guessers} connections checked, the right PIN ${isRefused.every(Boolean) ? "refused too" : "accepted"}`,
    bar: `at most ${most}, refused`,
    holds: before > 0 && before + after <= most && isRefused.every(Boolean),
  };
}

/** Tries every PIN but the right one, from many connections at once. */
async function countChecked(
  servers: readonly SiteProcess[],
  tries: number,
  guessers: number,
  addressOf: AddressOf,
): Promise<number> {
  let next = 0;
  let checked = 0;
  async function work() {
    while (next < tries) {
      const attempt = next++;
      const guessed = String(attempt % Number(pin)).padStart(4, "0");
      const server = servers[attempt % servers.length];
      let { status } = await tryPin(server, guessed, addressOf(attempt));
      // 503 means that a busy database did not check the PIN: retried, since it is neither a check nor a refusal.
      for (let again = 0; status === 503 && again < 20; again += 1) {
        ({ status } = await tryPin(server, guessed, addressOf(attempt)));
      }
      if (status === 401) checked += 1;
      else if (status !== 429) throw new Error(`a try was answered ${status}: ${server?.output()}`);
    }
  }
  await Promise.all(Array.from({ length: guessers }, work));
  return checked;
}

async function isRightPinRefused(server: SiteProcess, address: string): Promise<boolean> {
  const { status, headers } = await tryPin(server, pin, address);
  return status === 429 && Number(headers.get("retry-after")) > 0;
}

async function tryPin(server: SiteProcess | undefined, guessed: string, address: string): Promise<Response> {
  const request = postJson({ pin: guessed }, { "x-forwarded-for": address });
  const response = await fetch(`${server?.url}/api/staff/session`, request);
  await response.arrayBuffer();
  return response;
}

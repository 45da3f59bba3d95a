import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFuzzRequests, type FuzzRequest } from "./fuzz-requests.ts";
import { postJson } from "../support/sample-requests.ts";
import { createSiteProcess, type SiteProcess } from "../support/site-process.ts";
import { createFreshPostgres } from "./fresh-postgres.ts";
import { inTempFolder, type Finding, type Scenario } from "./scenario.ts";

const pin = "7391";
const parallel = 10;
/** The server's own request timeout: a response that takes longer counts as none. */
const maxWait = 30_000;
const seed = 58;
const maxGrowth = 1.2;
const minRequestsForLeak = 2000;
/** With memory to spare garbage collection is put off; in a small heap growth is a leak. */
const smallHeap = "--max-old-space-size=128";

/** Malformed requests over real connections, to pages and, as staff, to every endpoint, on both databases. */
export const fuzz: Scenario = ({ requests }) =>
  inTempFolder(async (folder) => {
    const half = Math.ceil(requests / 2);
    return [
      ...(await play("SQLite", `file:${folder}/site.db`, half, seed)),
      ...(await play("PostgreSQL", await createFreshPostgres(), half, seed + 1)),
    ];
  });

async function play(engine: string, databaseUrl: string, count: number, seed: number): Promise<Finding[]> {
  const site = await createSiteProcess({ DATABASE_URL: databaseUrl, STAFF_PIN: pin }, [smallHeap]);
  await site.start();
  const signedIn = await fetch(`${site.url}/api/staff/session`, postJson({ pin }));
  if (signedIn.status !== 204) throw new Error(`sign-in answered ${signedIn.status}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const outcomes = new Map<string, number>();
  const failures: string[] = [];
  const wild = makeFuzzRequests(count, { seed, cookie });

  async function run(part: readonly FuzzRequest[]) {
    let next = 0;
    const work = async () => {
      while (next < part.length) {
        const index = next++;
        const httpRequest = part[index];
        if (!httpRequest) return;
        const outcome = await sendRaw(site, spoil(httpRequest, index));
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        // `/500` answers 500 by design.
        const isBad = outcome === "hang" || (outcome.startsWith("5") && !httpRequest.target.startsWith("/500"));
        if (isBad) failures.push(`${outcome} ${httpRequest.method} ${httpRequest.target.slice(0, 80)}`);
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
  }

  // Memory grows during warm-up: what counts is whether it goes on growing after it.
  await run(wild.slice(0, count / 2));
  const before = await readMemory(site.pid(), count);
  await run(wild.slice(count / 2));
  const after = await readMemory(site.pid(), count);
  const isWell = (await fetch(`${site.url}/healthz`)).ok;
  const code = await site.end();
  const spread = [...outcomes].toSorted(([, a], [, b]) => b - a).map(([outcome, times]) => `${outcome} ×${times}`);
  return [
    {
      what: `${count} malformed requests, ${engine}`,
      figure: `${failures.length} answered with 500 or more or not at all${failures.length > 0 ? ` (${failures.slice(0, 5).join("; ")})` : ""}; ${spread.join(", ")}`,
      bar: "0, and the site stays up",
      holds: failures.length === 0 && isWell && code === 0,
    },
    ...(before && after ? [compareMemory(engine, before, after)] : []),
  ];
}

type Wire = { bytes: Buffer; isCutShort: boolean };

/** Some of them are malformed HTTP: wrong lengths, versions, line endings and headers. */
function spoil({ method, target, headers, body }: FuzzRequest, index: number): Wire {
  const length = [body.length, body.length, body.length, body.length + 5, Math.max(0, body.length - 5), "-1", "1e3"];
  const lengthOf = index % 8 === 0 ? length[(index / 8) % length.length] : body.length;
  const version = index % 97 === 0 ? "HTTP/9.9" : index % 89 === 0 ? "HTTP/1.0" : "HTTP/1.1";
  const odd = index % 83 === 0 ? ["transfer-encoding: chunked"] : index % 79 === 0 ? ["expect: 100-continue"] : [];
  const host = index % 73 === 0 ? "host: \u00e9\u00ff:99999" : index % 71 === 0 ? "x: y" : "host: 127.0.0.1";
  const lines = [
    `${method} ${target} ${version}`,
    host,
    "connection: close",
    `content-length: ${lengthOf}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...odd,
  ];
  const head = Buffer.from(`${lines.join(index % 67 === 0 ? "\n" : "\r\n")}\r\n\r\n`, "latin1");
  return { bytes: Buffer.concat([head, body]), isCutShort: Number(lengthOf) > body.length || odd.length > 0 };
}

/** The response's status; `closed` where the server closed the connection without one, `hang` after a timeout. */
function sendRaw({ port }: SiteProcess, { bytes, isCutShort }: Wire): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let response = "";
    const finish = (outcome: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish("hang"), maxWait);
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      if (response.length < 1000) response += chunk;
    });
    const end = () => finish(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(response)?.[1] ?? "closed");
    socket.on("end", end);
    socket.on("error", end);
    socket.write(bytes);
    // The server would wait for the rest of the announced body.
    if (isCutShort) socket.end();
  });
}

const compareMemory = (engine: string, before: number, after: number): Finding => ({
  what: `memory, ${engine}`,
  figure: `${before.toFixed(0)} MB after half of them, ${after.toFixed(0)} MB at the end`,
  bar: "within 20 %",
  holds: after <= before * maxGrowth,
});

/** Resident megabytes of the idle process; undefined after too few requests to tell a leak from warm-up. */
async function readMemory(pid: number, requests: number): Promise<number | undefined> {
  if (requests < minRequestsForLeak) return undefined;
  await sleep(2000);
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { contactMessage, order, postJson } from "../tests/support/sample-requests.ts";
import { findOrInstallNginx, runNginx, startNginx } from "../tests/support/nginx.ts";
import { inTempFolder } from "../tests/faults/scenario.ts";
import { createSiteProcess } from "../tests/support/site-process.ts";
import { timeStart } from "./time-start.ts";
import type { BareResponses } from "./bare-server.ts";
import type { Job, Tally } from "./hammer.ts";

const connections = 32;
/** The first seconds of a server are its compiler's: what counts is how it goes on. */
const warmUp = 1500;
const measured = 2000;
const pin = "2468";
/** What is cached has a body for what browsers accept. Anything else would be compressed for them, and have no length to count by. */
const ofBrowsers = "gzip, deflate, br, zstd";

const student = {
  name: "Asha Rao",
  enrollmentDate: "2026-01-05T00:00:00.000Z",
  currentPhase: "basic",
  completedDays: [],
};

type Target = { name: string; path: string; encodings?: string; cookie?: string; body?: object; status?: string };

/** Requests a second over 32 keep-alive connections from a separate process, beside nginx where it can send the same bytes. */
export const measureServer = () =>
  inTempFolder(async (folder) => {
    const site = await createSiteProcess({
      DATABASE_URL: `file:${folder}/site.db`,
      STAFF_PIN: pin,
      LOG_LEVEL: "debug",
    });
    const start = await timeStart(site);
    const memoryAtRest = memoryOf(site.pid());
    const ownAtRest = memoryOf(site.pid(), "RssAnon");
    const cookie = await signIn(site.url);
    const id = await addStudent(site.url, cookie);
    const [script = ""] = globSync("framework-*.js", { cwd: "build/client/assets" });
    const stored: Target[] = [
      { name: "cached page `/`", path: "/", encodings: ofBrowsers },
      { name: "static file", path: `/assets/${script}`, encodings: ofBrowsers },
      { name: "`GET /api/blog/list`", path: "/api/blog/list", encodings: ofBrowsers },
      { name: "`GET /api/blog/{slug}`", path: "/api/blog/docker-for-beginners", encodings: ofBrowsers },
    ];
    const made: Target[] = [
      { name: "page rendered anew (not found)", path: "/no-such-page", status: "404" },
      { name: "`GET /api/blog/categories`", path: "/api/blog/categories" },
      { name: "`GET /healthz`", path: "/healthz" },
      { name: "`POST /api/assistant`", path: "/api/assistant", body: { question: "kitna fees hai for the bundle" } },
      { name: "`POST /api/contact`", path: "/api/contact", body: contactMessage },
      { name: "`POST /api/enrollments`", path: "/api/enrollments", body: order },
      { name: "`GET /api/staff/session`", path: "/api/staff/session", cookie },
      { name: "`GET /api/students`", path: "/api/students", cookie },
      { name: "`GET /api/requests`", path: "/api/requests", cookie },
      {
        name: "`POST /api/students/progress`",
        path: "/api/students/progress",
        cookie,
        body: { id, completedDays: [1, 2] },
      },
      { name: "`POST /api/students`", path: "/api/students", cookie, body: student },
    ];
    const nginx = await copyToNginx(folder, site.url, stored);
    const bare = await startBareServer(site.url, stored);
    const cacheFolder = path.join(folder, "cached");
    mkdirSync(cacheFolder);
    const cache = nginx && (await startNginx(cacheFolder, [site.port, site.port]));
    const rows = [];
    for (const target of [...stored, ...made]) {
      const own = await measureTarget(site.port, target);
      const isStored = stored.includes(target);
      const ofBare = isStored ? await measureTarget(bare.port, target) : null;
      const ofNginx = nginx && isStored ? await measureTarget(nginx.port, target) : null;
      rows.push({
        name: target.name,
        ...own,
        barePerSecond: ofBare?.perSecond ?? null,
        nginxPerSecond: ofNginx?.perSecond ?? null,
      });
    }
    const memoryUnderLoad = memoryOf(site.pid());
    if (cache) rows.push(...(await measureCache(cache.port, nginx.port)));
    bare.stop();
    await cache?.stop();
    await nginx?.stop();
    await site.end();
    return { rows, start, memoryAtRest, ownAtRest, memoryUnderLoad };
  });

/** A page as the cache of deploy/nginx.conf sends it. */
async function measureCache(cachePort: number, filesPort: number) {
  const target = { name: "`/` through the cache of `deploy/nginx.conf`", path: "/", encodings: ofBrowsers };
  const own = await measureTarget(cachePort, target);
  const ofNginx = await measureTarget(filesPort, target);
  return [{ name: target.name, ...own, barePerSecond: null, nginxPerSecond: ofNginx.perSecond }];
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/staff/session`, postJson({ pin }));
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function addStudent(url: string, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/students`, postJson(student, { cookie }));
  return ((await response.json()) as { _id: string })._id;
}

/** The same compressed bytes as files, with nothing for nginx to decide. */
async function copyToNginx(folder: string, url: string, targets: readonly Target[]) {
  if (!findOrInstallNginx()) return null;
  for (const { path: address } of targets) {
    const file = path.join(folder, "files", address === "/" ? "/index.html" : address);
    const response = await fetch(url + address, { headers: { "accept-encoding": "identity" } });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, (await receiveAsIs(url + address)).body);
  }
  const config = `sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
    server { listen 80; root ${path.join(folder, "files")}; default_type text/html; add_header Content-Encoding br; }`;
  return runNginx(folder, config, "/");
}

/** The same compressed bytes and headers, held by a server that only writes them. */
async function startBareServer(url: string, targets: readonly Target[]) {
  const child = fork(path.resolve("bench/bare-server.ts"));
  const responses: BareResponses = {};
  for (const { path: address } of targets) {
    const { headers, body } = await receiveAsIs(url + address);
    responses[address] = { headers, body: body.toString("base64") };
  }
  child.send(responses);
  const [port] = (await once(child, "message")) as [number];
  return { port, stop: () => child.kill() };
}

/** The response as it is transferred: fetch would decompress it. Node adds the headers of the connection by itself. */
function receiveAsIs(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const ofConnection = new Set(["date", "connection", "keep-alive"]);
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name));
      response
        .toArray()
        .then(
          (chunks) => resolve({ headers: headers.flat().map(String), body: Buffer.concat(chunks as Buffer[]) }),
          reject,
        );
    }).once("error", reject);
  });
}

async function measureTarget(port: number, target: Target): Promise<Tally> {
  await hammer({ port, httpRequest: rawHttpRequest(target), connections, milliseconds: warmUp });
  const tally = await hammer({ port, httpRequest: rawHttpRequest(target), connections, milliseconds: measured });
  if (!Object.keys(tally.statuses).every((status) => status.startsWith(target.status ?? "2"))) {
    throw new Error(`${target.path} answers ${JSON.stringify(tally.statuses)}`);
  }
  return tally;
}

function rawHttpRequest({ path: address, encodings = "br", cookie, body }: Target): string {
  const text = body ? JSON.stringify(body) : "";
  const lines = [
    `${body ? "POST" : "GET"} ${address} HTTP/1.1`,
    "host: localhost",
    `accept-encoding: ${encodings}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(body ? ["content-type: application/json", `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n${text}`;
}

const hammer = (job: Job) =>
  new Promise<Tally>((resolve, reject) => {
    const child = fork(path.resolve("bench/hammer.ts"));
    child.once("message", (tally) => {
      resolve(tally as Tally);
      child.disconnect();
    });
    child.once("exit", (code) => reject(new Error(`The load ended with ${code}.`)));
    child.send(job);
  });

/** Resident megabytes, all or those not backed by a file; 0 where there is no /proc. */
function memoryOf(pid: number, kind: "VmRSS" | "RssAnon" = "VmRSS"): number {
  try {
    const [, kilobytes] = new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

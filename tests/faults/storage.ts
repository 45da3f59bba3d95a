import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { Agent } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { openDatabase } from "#server/db/engine/database.ts";
import { closedEnvironment } from "../support/closed-environment.ts";
import { freePort } from "../support/free-port.ts";
import { contactMessage, postJson } from "../support/sample-requests.ts";
import { siteCommand, createSiteProcess, type SiteProcess } from "../support/site-process.ts";
import { send, startLoad, type Reply } from "./load.ts";
import { eventually, inTempFolder, ofForm, type Finding, type Scenario, type Settings } from "./scenario.ts";

/** A database file that another process holds, whose disk is full, or that may not be written to at the start. */
export const storage: Scenario = (settings) =>
  inTempFolder(async (folder) => [
    ...(await playLocks(path.join(folder, "locked.db"), settings)),
    ...(await playFullDisk(path.join(folder, "disk"))),
    ...(await playReadOnly(path.join(folder, "read-only"))),
  ]);

const form = () => ({ path: "/api/contact", ...postJson(contactMessage) });
const page = { path: "/pricing" };
const health = { path: "/healthz" };
const statusOf = (reply: Reply) => (reply.kind === "answered" ? reply.status : 0);
const idOf = (reply: Reply) => (reply.kind === "answered" ? (JSON.parse(reply.body) as { id?: string }).id : undefined);

async function countLost(file: string, replies: readonly Reply[]): Promise<number> {
  const db = await openDatabase({ engine: "sqlite", file });
  const saved = new Set((await db.selectFrom("requests").select("id").execute()).map(({ id }) => id));
  await db.destroy();
  return replies.filter((reply) => statusOf(reply) === 201 && !saved.has(idOf(reply) ?? "")).length;
}

/** Whether forms are answered 201 and the health check 200 again, without a restart. */
async function heals(site: SiteProcess, agent: Agent, milliseconds: number): Promise<boolean> {
  return eventually(
    async () =>
      statusOf(await send(site.url, form(), agent)) === 201 && statusOf(await send(site.url, health, agent)) === 200,
    milliseconds,
  );
}

/** Shorter than a write waits for a locked file, longer, and just longer. */
const locks = [{ held: 2000 }, { held: 9000 }, { held: 6000, isShort: true }];

/** What a write waits for a locked file, and what the forms before it take. */
const maxFormTime = 7000;
const maxHealingTime = 2000;
const maxPageTime = 1000;

/**
 * In percent, the pages that the bar is for. A write that blocks the event loop delays nearly every page; a machine that stands
 * still for a moment, as a busy one may in the short form, only the one under way. Of a few pages 95 percent are all.
 */
const pagesMeant = ({ isLong }: Settings) => (isLong ? 100 : 95);

function slowestOf(replies: readonly Reply[], percent: number): number {
  const times = replies.map((reply) => reply.milliseconds).toSorted((a, b) => a - b);
  return Math.round(times[Math.ceil((times.length * percent) / 100) - 1] ?? Infinity);
}

async function playLocks(file: string, settings: Settings): Promise<Finding[]> {
  const allowedFormTime = maxFormTime + settings.slack;
  const allowedHealingTime = maxHealingTime + settings.slack;
  const percent = pagesMeant(settings);
  const site = await createSiteProcess({ DATABASE_URL: `file:${file}` });
  await site.start();
  const agent = new Agent({ keepAlive: true });
  await send(site.url, page, agent);
  const other = new Sqlite(file);
  const findings: Finding[] = [];
  for (const { held } of ofForm(locks, settings)) {
    const replies: Reply[] = [];
    const pages: Reply[] = [];
    other.exec("begin exclusive");
    const forms = startLoad({
      url: site.url,
      clients: 10,
      httpRequestOf: form,
      onReply: (reply) => replies.push(reply),
    });
    const visitor = startLoad({
      url: site.url,
      clients: 1,
      httpRequestOf: () => page,
      onReply: (reply) => pages.push(reply),
    });
    await sleep(held);
    const lastPage = visitor.stop();
    other.exec("commit");
    const isHealed = await heals(site, agent, allowedHealingTime);
    await Promise.all([forms.stop(), lastPage]);
    const slowPage = slowestOf(pages, percent);
    const slowest = slowestOf(replies, 100);
    const saved = replies.filter((reply) => statusOf(reply) === 201).length;
    const refused = replies.filter((reply) => statusOf(reply) === 503).length;
    const lost = await countLost(file, replies);
    findings.push({
      what: `file locked for ${held / 1000} s, ten forms at a time`,
      figure: `${saved} saved, ${refused} answered 503, ${lost} lost, slowest form ${slowest} ms, ${percent} % of the pages in ${slowPage} ms, ${isHealed ? "heals" : "does not heal"}`,
      bar: `201 or 503, 0 lost, a form in ${allowedFormTime / 1000} s, ${percent} % of the pages in ${maxPageTime / 1000} s, heals in ${allowedHealingTime / 1000} s`,
      holds:
        saved + refused === replies.length &&
        lost === 0 &&
        slowest < allowedFormTime &&
        slowPage < maxPageTime &&
        isHealed &&
        saved > 0,
    });
  }
  other.close();
  agent.destroy();
  await site.end();
  return findings;
}

function mountDisk(folder: string): boolean {
  mkdirSync(folder);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function fillDisk(file: string) {
  const filler = openSync(file, "w");
  try {
    for (const block of [Buffer.alloc(65_536), Buffer.alloc(4096), Buffer.alloc(1)]) {
      try {
        for (;;) writeSync(filler, block);
      } catch {
        // Full for blocks of this size.
      }
    }
  } finally {
    closeSync(filler);
  }
}

const formsWhileFull = 300;

async function playFullDisk(folder: string): Promise<Finding[]> {
  const what = "full disk";
  if (!mountDisk(folder)) return [{ what, figure: "a small disk cannot be mounted here", bar: "-" }];
  try {
    const file = path.join(folder, "site.db");
    const site = await createSiteProcess({ DATABASE_URL: `file:${file}` });
    await site.start();
    const agent = new Agent({ keepAlive: true });
    const replies = [await send(site.url, form(), agent)];
    const filler = path.join(folder, "filler");
    fillDisk(filler);
    // Space already allocated to the journal may still hold a few requests.
    for (let sent = 0; sent < formsWhileFull; sent += 1) replies.push(await send(site.url, form(), agent));
    const refused = replies.filter((reply) => statusOf(reply) === 503).length;
    const other = replies.filter((reply) => ![201, 503].includes(statusOf(reply))).length;
    const last = statusOf(replies.at(-1) ?? { kind: "dropped", code: "", milliseconds: 0 });
    const healthWhileFull = statusOf(await send(site.url, health, agent));
    const pageWhileFull = statusOf(await send(site.url, page, agent));
    rmSync(filler);
    const isHealed = await heals(site, agent, 5000);
    const lost = await countLost(file, replies);
    agent.destroy();
    const code = await site.end();
    return [
      {
        what,
        figure: `${refused} of ${replies.length} forms answered 503, last ${last}, ${other} otherwise, ${lost} lost; /healthz ${healthWhileFull}, page ${pageWhileFull}; ${isHealed ? "heals" : "does not heal"} without a restart`,
        bar: "503 and never a lost 201, /healthz 503, page 200, heals in 5 s",
        holds:
          last === 503 &&
          other === 0 &&
          lost === 0 &&
          healthWhileFull === 503 &&
          pageWhileFull === 200 &&
          isHealed &&
          code === 0,
      },
    ];
  } finally {
    execFileSync("umount", [folder]);
  }
}

async function playReadOnly(folder: string): Promise<Finding[]> {
  const what = "start on a read-only database";
  if (!mountDisk(folder)) return [{ what, figure: "no disk can be mounted read-only here", bar: "-" }];
  try {
    const settings = { DATABASE_URL: `file:${path.join(folder, "site.db")}` };
    const db = await openDatabase({ engine: "sqlite", file: path.join(folder, "site.db") });
    await db.destroy();
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const [program = "", ...args] = siteCommand({ ...settings, PORT: String(await freePort()) });
    const started = spawnSync(program, args, { env: closedEnvironment(), encoding: "utf8", timeout: 20_000 });
    const line = started.stderr.trim();
    return [
      {
        what,
        figure: `exit ${started.status}: ${line}`,
        bar: "exit 1 and one line that names the setting and the folder",
        holds: started.status === 1 && /^[^\n]*DATABASE_URL[^\n]*$/.test(line) && line.includes(folder),
      },
    ];
  } finally {
    execFileSync("umount", [folder]);
  }
}

import "../support/forget-owner-settings.ts";
import { requireNode24 } from "../../scripts/built-site.js";
import { crowd } from "./crowd.ts";
import { databaseServer } from "./database-server.ts";
import { stopSharedPostgres } from "./fresh-postgres.ts";
import { fuzz } from "./fuzz.ts";
import { guess } from "./guess.ts";
import { instances } from "./instances.ts";
import { kill } from "./kill.ts";
import { readOptions } from "./options.ts";
import type { Finding, Scenario, Settings } from "./scenario.ts";
import { sharedCache } from "./shared-cache.ts";
import { stop } from "./stop.ts";
import { storage } from "./storage.ts";
import { upstreams } from "./upstreams.ts";

requireNode24();

const scenarios: Record<string, Scenario> = {
  kill,
  stop,
  storage,
  instances,
  "shared-cache": sharedCache,
  upstreams,
  fuzz,
  guess,
  "database-server": databaseServer,
  crowd,
};

/** Too long to be shortened to a few seconds. */
const onlyLong = new Set(["database-server", "crowd"]);

type Named = [name: string, play: Scenario];

/** These mostly wait, and their bars of time are wide: the short form plays a few of them at once. */
const isPatient = (name: string) => ["shared-cache", "upstreams", "fuzz", "guess"].includes(name);

// Child processes are killed on `exit`, which a signal alone would skip.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Fault scenarios against the real server on loopback; each figure is compared with a bar. */
const { names, settings } = readOptionsOrStop(process.argv.slice(2));
const isPlayed = (name: string) => (names.length > 0 ? names.includes(name) : settings.isLong || !onlyLong.has(name));
const counts = { holds: 0, MISSED: 0, skipped: 0 };
const skipped: string[] = [];
for (const group of groupScenarios(Object.entries(scenarios).filter(([name]) => isPlayed(name)))) {
  const reports = await Promise.all(group.map(playTimed));
  for (const { name, findings, seconds } of reports) {
    for (const { what, figure, bar, holds } of findings) {
      const verdict = holds === undefined ? "skipped" : holds ? "holds" : "MISSED";
      counts[verdict] += 1;
      if (verdict === "skipped") skipped.push(`${name}: ${what}`);
      process.stdout.write(`${verdict.padEnd(8)}${name}: ${what}: ${figure} (bar: ${bar})\n`);
    }
    process.stdout.write(`        ${name}: ${seconds} s\n`);
  }
}
await stopSharedPostgres();
process.stdout.write(`${counts.holds} bars held, ${counts.MISSED} missed, ${counts.skipped} skipped\n`);
if (skipped.length > 0) process.stdout.write(`NOT PROVEN on this machine: ${skipped.join("; ")}\n`);
process.exit(counts.MISSED === 0 ? 0 : 1);

function groupScenarios(played: readonly Named[]): Named[][] {
  const groups: Named[][] = [];
  for (const scenario of played) {
    const last = groups.at(-1);
    if (last && last.length < settings.atOnce && [...last, scenario].every(([name]) => isPatient(name))) {
      last.push(scenario);
    } else groups.push([scenario]);
  }
  return groups;
}

async function playTimed([name, play]: Named) {
  const start = performance.now();
  const findings = await findingsOf(play, settings);
  return { name, findings, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

async function findingsOf(play: Scenario, settings: Settings): Promise<Finding[]> {
  try {
    return await play(settings);
  } catch (error) {
    const figure = error instanceof Error ? error.message : String(error);
    return [{ what: "ended early", figure, bar: "played to its end", holds: false }];
  }
}

function readOptionsOrStop(args: string[]) {
  try {
    return readOptions(args, Object.keys(scenarios));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}

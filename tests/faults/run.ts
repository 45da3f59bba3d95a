import { parseArgs } from "node:util";
import { crowd } from "./crowd.ts";
import { databaseServer } from "./database-server.ts";
import { fuzz } from "./fuzz.ts";
import { instances } from "./instances.ts";
import type { Scenario } from "./scenario.ts";
import { storage } from "./storage.ts";
import { stop } from "./stop.ts";
import { upstreams } from "./upstreams.ts";
import { requireNode24 } from "../../scripts/require-node.ts";

requireNode24();
const scenarios: Record<string, Scenario> = {
  stop,
  instances,
  storage,
  "database-server": databaseServer,
  fuzz,
  crowd,
  upstreams,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "60" },
    rounds: { type: "string", default: "20" },
    requests: { type: "string", default: "10000" },
  },
});
const unknown = positionals.filter((name) => !(name in scenarios));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(", ")}. There are: ${Object.keys(scenarios).join(", ")}\n`);
  process.exit(1);
}

// Whatever was started ends with this process, also when it is told to stop.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Plays what can go wrong with the real server on loopback, and compares what comes of it with a bar. */
const settings = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  requests: Number(values.requests),
};
let isEveryBarHeld = true;
for (const [name, play] of Object.entries(scenarios)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const { what, figure, bar, holds } of await play(settings)) {
    const verdict = holds === undefined ? "skipped" : holds ? "holds" : "MISSED";
    process.stdout.write(`${verdict.padEnd(8)}${name}: ${what}: ${figure} (bar: ${bar})\n`);
    isEveryBarHeld &&= holds !== false;
  }
}
process.exit(isEveryBarHeld ? 0 : 1);

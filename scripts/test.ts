import "../tests/support/forget-owner-settings.ts";
import { spawn } from "node:child_process";
import { closedEnvironment } from "../tests/support/closed-environment.ts";
import { freePort } from "../tests/support/free-port.ts";
import { requireNode24 } from "./require-node.js";

requireNode24();

type Step = {
  name: string;
  command: readonly string[];
  /** What of it belongs to the inner loop, `npm run test:quick`. */
  quick?: readonly string[];
};

const [first, ...rest] = process.argv.slice(2);
const isQuick = first === "--quick";
const given = isQuick || first === undefined ? rest : [first, ...rest];

const inBothForms = (name: string, ...command: string[]): Step => ({ name, command, quick: command });

/** All checks, fastest to fail first. Steps of one stage run side by side: each of them alone leaves a part of the machine idle. */
const stages: Step[][] = [
  // Read by the types and by the lint.
  [inBothForms("types of the routes", "npx", "react-router", "typegen")],
  [
    inBothForms("types", "npx", "tsc", "--noEmit"),
    inBothForms("lint", "npm", "run", "lint"),
    inBothForms("format", "npm", "run", "format:check"),
    inBothForms("dead code", "npm", "run", "deadcode"),
    inBothForms("build", "npm", "run", "build"),
  ],
  [
    {
      name: "unit and API tests",
      command: ["npx", "vitest", "run"],
      // Those in tests/ build sites and start servers; what is tested on both databases is tested on SQLite.
      quick: ["npx", "vitest", "run", "--exclude", "tests/**", "--testNamePattern", "^(?!.*[Pp]ostgre)"],
    },
  ],
  [{ name: "faults, short form", command: ["npm", "run", "test:faults", "--", "--short"] }],
  [
    {
      name: "browser tests",
      command: ["npx", "playwright", "test", ...given],
      // Every page without an error, and the way from a button to a saved request.
      quick: ["npx", "playwright", "test", "--grep", "without a console error|ends in a confirmation"],
    },
  ],
  // Last, so that a missing engine is the last thing said.
  [{ name: "journeys in Firefox and WebKit", command: ["npm", "run", "test:engines"] }],
];

const env = closedEnvironment({ TEST_PORT: String(await freePort()) });
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);

/** Prints as it goes, or where others run beside it, what it had to say once it has failed: lines of two steps never mix. */
async function hasPassed({ name, command }: Step, isAlone: boolean): Promise<boolean> {
  const start = performance.now();
  const [program = "", ...args] = command;
  if (isAlone) process.stdout.write(`\n== ${name}\n`);
  const child = spawn(program, args, { env, stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (status !== 0 && !isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(output).toString()}`);
  process.stdout.write(`== ${name}: ${status === 0 ? "done" : "FAILED"} in ${secondsSince(start)} s\n`);
  return status === 0;
}

const begin = performance.now();
for (const stage of stages) {
  const steps = stage.flatMap(({ name, command, quick }) =>
    isQuick ? (quick ? [{ name, command: quick }] : []) : [{ name, command }],
  );
  const passed = await Promise.all(steps.map((step) => hasPassed(step, steps.length === 1)));
  if (passed.includes(false)) process.exit(1);
}
process.stdout.write(`\n== all of ${isQuick ? "the quick form" : "it"} passed in ${secondsSince(begin)} s\n`);

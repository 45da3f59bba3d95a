import "../tests/support/forget-owner-settings.ts";
import { spawnSync } from "node:child_process";
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

/** All checks, fastest to fail first. */
const steps: Step[] = [
  {
    name: "types, lint, format, dead code",
    command: ["npm", "run", "check"],
    quick: ["npm", "run", "check"],
  },
  {
    name: "build",
    command: ["npm", "run", "build"],
    quick: ["npm", "run", "build"],
  },
  {
    name: "unit and API tests",
    command: ["npx", "vitest", "run"],
    // Those in tests/ build sites and start servers.
    quick: ["npx", "vitest", "run", "--exclude", "tests/**"],
  },
  {
    name: "faults, short form",
    command: ["npm", "run", "test:faults", "--", "--short"],
  },
  {
    name: "browser tests",
    command: ["npx", "playwright", "test", ...given],
    quick: ["npx", "playwright", "test", "pages.spec.ts", "confirmation.spec.ts"],
  },
  {
    // Last, so that a missing engine is the last thing said.
    name: "journeys in Firefox and WebKit",
    command: ["npm", "run", "test:engines"],
  },
];

const env = closedEnvironment({ TEST_PORT: String(await freePort()) });
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);
const begin = performance.now();
for (const { name, command, quick } of steps) {
  const [program, ...args] = (isQuick ? quick : command) ?? [];
  if (program === undefined) continue;
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const { status } = spawnSync(program, args, { stdio: "inherit", env });
  process.stdout.write(`== ${name}: ${status === 0 ? "done" : "FAILED"} in ${secondsSince(start)} s\n`);
  if (status !== 0) process.exit(status ?? 1);
}
process.stdout.write(`\n== all of ${isQuick ? "the quick form" : "it"} passed in ${secondsSince(begin)} s\n`);

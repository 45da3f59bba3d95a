import "../tests/support/forget-owner-settings.ts";
import { spawnSync } from "node:child_process";
import { closedEnvironment } from "../tests/support/closed-environment.ts";
import { freePort } from "../tests/support/free-port.ts";
import { requireNode24 } from "./require-node.js";

requireNode24();

/** All checks, fastest to fail first. */
const steps: [name: string, command: string, args: string[]][] = [
  ["types, lint, format, dead code", "npm", ["run", "check"]],
  ["build", "npm", ["run", "build"]],
  ["unit and API tests", "npx", ["vitest", "run"]],
  ["faults, short form", "npm", ["run", "test:faults", "--", "--short"]],
  ["browser tests", "npx", ["playwright", "test", ...process.argv.slice(2)]],
  // Last, so that a missing engine is the last thing said.
  ["journeys in Firefox and WebKit", "npm", ["run", "test:engines"]],
];

const env = closedEnvironment({ TEST_PORT: String(await freePort()) });
for (const [name, command, args] of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`== ${name}: ${status === 0 ? "done" : "FAILED"} in ${seconds} s\n`);
  if (status !== 0) process.exit(status ?? 1);
}

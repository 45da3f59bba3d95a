import { spawnSync } from "node:child_process";
import { freePort } from "../tests/support/free-port.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();

/** Everything that must hold, in the order in which it fails fastest. */
const steps: [name: string, command: string, args: string[]][] = [
  ["types, lint, format, dead code", "npm", ["run", "check"]],
  ["build", "npm", ["run", "build"]],
  ["unit and API tests", "npx", ["vitest", "run"]],
  ["browser tests", "npx", ["playwright", "test", ...process.argv.slice(2)]],
];

const env = { ...process.env, TEST_PORT: String(await freePort()) };
for (const [name, command, args] of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    process.stderr.write(`\n${name}: failed\n`);
    process.exit(status ?? 1);
  }
}

import "../tests/support/forget-owner-settings.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closedEnvironment } from "../tests/support/closed-environment.ts";
import { freePort } from "../tests/support/free-port.ts";
import { requireNode24 } from "./require-node.js";

requireNode24();

type Step = { name: string; command: string; args: string[] };
const npm = (name: string, ...args: string[]): Step => ({ name, command: "npm", args: ["run", ...args] });
const npx = (name: string, ...args: string[]): Step => ({ name, command: "npx", args });

const check = npm("types, lint, format, dead code", "check");
const build = npm("build", "build");

/** All checks, fastest to fail first. The fault runs mostly wait for servers, so the unit tests run beside them. */
const whole: Step[][] = [
  [check],
  [build],
  [npx("unit and API tests", "vitest", "run"), npm("faults, short form", "test:faults", "--", "--short")],
  [npx("browser tests", "playwright", "test", ...process.argv.slice(2))],
];

const env = closedEnvironment({ TEST_PORT: String(await freePort()) });
for (const steps of whole) {
  const codes = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  const failure = codes.find((code) => code !== 0);
  if (failure !== undefined) process.exit(failure);
}

/** Runs a step and resolves with its exit code. What runs beside others prints at its end, so that lines do not mix. */
async function run({ name, command, args }: Step, isAlone: boolean): Promise<number> {
  const start = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const child = spawn(command, args, {
    env,
    stdio: ["inherit", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(Buffer.concat(printed));
  process.stdout.write(`== ${name}: ${code === 0 ? "done" : "FAILED"} in ${seconds} s\n`);
  return code ?? 1;
}

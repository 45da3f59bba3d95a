import "../tests/support/forget-owner-settings.ts";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closedEnvironment } from "../tests/support/closed-environment.ts";
import { freePort } from "../tests/support/free-port.ts";
import { judgeSecondTries, listSecondTries } from "../tests/support/second-tries.ts";
import { requireNode24 } from "./built-site.js";

requireNode24();

type Step = { name: string; command: readonly string[] };

const [first, ...rest] = process.argv.slice(2);
const isQuick = first === "--quick";
const given = isQuick || first === undefined ? rest : [first, ...rest];

const createStep = (name: string, ...command: string[]): Step => ({ name, command });

// Read by the types and by the lint.
const routeTypes = createStep("types of the routes", "npx", "react-router", "typegen");
// Each further checker resolves most types again; what runs beside it keeps the other cores busy.
const types = createStep("types", "npx", "tsc", "--noEmit", "--checkers", "1");
const lint = createStep("lint", "npm", "run", "lint");
const format = createStep("format", "npm", "run", "format:check");
const build = createStep("build", "npm", "run", "build");
const programs = createStep("browsers and servers", "node", "tests/support/find-programs.ts");
const deadCode = createStep("dead code", "npm", "run", "deadcode");
const createUnitTestStep = (...options: string[]) =>
  createStep("unit and API tests", "npx", "vitest", "run", ...options);

/**
 * All checks, fastest to fail first. Steps of one stage run side by side: each of them alone leaves a part of the machine idle.
 * The last stage says at its end which engine is missing.
 */
const wholeForm: Step[][] = [
  [routeTypes],
  [types, lint, format, deadCode, build, programs],
  [createUnitTestStep()],
  [createStep("browser tests", "npx", "playwright", "test", ...given)],
  // One after the other: side by side their servers, databases and three browsers take longer than both, and wait for each other.
  [createStep("faults, short form", "npm", "run", "test:faults", "--", "--short")],
  [createStep("journeys in Firefox and WebKit", "npm", "run", "test:engines")],
];

// Tests in tests/ build sites and start servers; what is tested on both databases is tested on SQLite.
const quickTests = ["--exclude", "tests/**", "--testNamePattern", "^(?!.*[Pp]ostgre)"];

/** The inner loop, `npm run test:quick`: what fails most, and the way from the home page to a saved request. */
const quickForm: Step[][] = [
  [routeTypes],
  [types, lint, format, build, createUnitTestStep(...quickTests)],
  [createStep("browser tests", "npx", "playwright", "test", "--grep", "ends in a confirmation", ...given)],
];

const folder = mkdtempSync(path.join(tmpdir(), "course-site-tests-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const secondTries = path.join(folder, "second-tries");
// The types and the lint are checked by Go programs: to collect garbage less often saves them an eighth of their time.
const env = closedEnvironment({ TEST_PORT: String(await freePort()), GOGC: "400", TEST_SECOND_TRIES: secondTries });
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);

/** Prints as it goes, or where others run beside it, all at its end: lines of two steps never mix. */
async function runStep({ name, command }: Step, isAlone: boolean): Promise<boolean> {
  const start = performance.now();
  const [program = "", ...args] = command;
  if (isAlone) process.stdout.write(`\n== ${name}\n`);
  const child = spawn(program, args, { env, stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(output).toString()}`);
  process.stdout.write(`== ${name}: ${status === 0 ? "done" : "FAILED"} in ${secondsSince(start)} s\n`);
  return status === 0;
}

const begin = performance.now();
let isPassed = true;
for (const stage of isQuick ? quickForm : wholeForm) {
  isPassed = (await Promise.all(stage.map((one) => runStep(one, stage.length === 1)))).every(Boolean);
  if (!isPassed) break;
}
process.stdout.write(`\n${judgeSecondTries(listSecondTries(secondTries)).lines}`);
if (isPassed)
  process.stdout.write(`== all of ${isQuick ? "the quick form" : "it"} passed in ${secondsSince(begin)} s\n`);
process.exitCode = isPassed ? 0 : 1;

import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { closedEnvironment } from "./closed-environment.ts";

type RunOptions = { cwd?: string; env?: Record<string, string> };

/** Runs a program in a closed environment and records its output; it is killed after the test. */
export function runProgram([program = "", ...args]: readonly string[], { cwd, env }: RunOptions = {}) {
  const child = spawn(program, args, { cwd, env: closedEnvironment(env), stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const listening = new Promise<void>((resolve) =>
    child.stdout.on("data", () => output.stdout.includes('"event":"listening"') && resolve()),
  );
  return { child, output, exit, listening };
}

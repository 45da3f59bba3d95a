import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { closedEnvironment } from "./closed-environment.ts";

/** Runs it to its end. It prints where errors go: what a program of the tests writes for another one to read stays clean. */
export const runToEnd = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: ["ignore", 2, 2],
    // A question of a package would wait unseen.
    env: closedEnvironment({ DEBIAN_FRONTEND: "noninteractive" }),
  });

/** Debian's packages, where there is apt and the right to use it. Whoever needs them looks again: a package may be there in spite of an error. */
export function installPackages(...names: readonly string[]) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  runToEnd("apt-get", ["update"]);
  runToEnd("apt-get", ["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=600", ...names]);
}

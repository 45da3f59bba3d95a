import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Runs it to its end. It prints where errors go: what a program of the tests writes for another one to read stays clean. */
export const hasRun = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ["ignore", 2, 2] }).status === 0;

/** Debian's packages; false where there is no apt, or no right to use it. */
export const installPackages = (...names: readonly string[]) =>
  existsSync("/usr/bin/apt-get") &&
  hasRun("apt-get", ["update"]) &&
  hasRun("apt-get", ["install", "-y", "--no-install-recommends", ...names]);

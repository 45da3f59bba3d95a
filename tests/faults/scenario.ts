import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One line of the report; without `holds` the scenario could not be played here, and `figure` says why. */
export type Finding = { what: string; figure: string; bar: string; holds?: boolean };

export type Settings = {
  /** How long a load lasts. */
  seconds: number;
  /** How often what can be repeated is repeated. */
  rounds: number;
  /** How many requests are made up. */
  requests: number;
};

export type Scenario = (settings: Settings) => Promise<Finding[]>;

export async function inTempFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-faults-"));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for what must come about by itself; false when it does not in time. */
export async function eventually(isTrue: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** One line of the report; without `holds` the scenario could not be played here, and `figure` says why. */
export type Finding = { what: string; figure: string; bar: string; holds?: boolean };

export type Settings = {
  /** How long a load lasts. */
  seconds: number;
  /** How many clients saturate the server while it stops or restarts. */
  clients: number;
  /** How often what can be repeated is repeated. */
  rounds: number;
  /** How many malformed requests are sent. */
  requests: number;
  /** How many forms are sent while the server is killed, how many at a time, and how often it is killed. */
  submissions: number;
  parallel: number;
  kills: number;
  /** How many PINs are tried in each round, over how many connections. */
  tries: number;
  guessers: number;
  databases: readonly ("sqlite" | "postgres")[];
  /** How many variants are played at once, where none of them is measured by time. */
  atOnce: number;
  /** Milliseconds on top of a bar of time: `npm test` must hold on a busy machine too. */
  slack: number;
  /** Whether every way to fail is played, or only those marked for the short form. */
  isLong: boolean;
};

export type Scenario = (settings: Settings) => Promise<Finding[]>;

/** docs/measured.md names the options wherever its figures were made with others. */
export const longForm: Settings = {
  seconds: 60,
  clients: 20,
  rounds: 20,
  requests: 10_000,
  submissions: 500,
  parallel: 50,
  kills: 5,
  tries: 2000,
  guessers: 40,
  databases: ["sqlite"],
  atOnce: 1,
  slack: 0,
  isLong: true,
};

/** A few seconds each, as a part of `npm test`. */
export const shortForm: Settings = {
  seconds: 2,
  clients: 4,
  rounds: 2,
  requests: 400,
  submissions: 80,
  parallel: 20,
  kills: 2,
  tries: 140,
  guessers: 10,
  databases: ["sqlite", "postgres"],
  atOnce: 2,
  slack: 5000,
  isLong: false,
};

export const ofForm = <Variant extends { isShort?: boolean }>(variants: readonly Variant[], { isLong }: Settings) =>
  variants.filter(({ isShort }) => isLong || isShort);

/** Plays variants in order, a few at once. */
export async function playAll<Variant>(
  variants: readonly Variant[],
  { atOnce }: Settings,
  play: (variant: Variant, index: number) => Promise<Finding>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let first = 0; first < variants.length; first += atOnce) {
    const group = variants.slice(first, first + atOnce);
    findings.push(...(await Promise.all(group.map((variant, offset) => play(variant, first + offset)))));
  }
  return findings;
}

export async function inTempFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-faults-"));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Polls until the condition holds; false when it does not in time. */
export async function eventually(isTrue: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

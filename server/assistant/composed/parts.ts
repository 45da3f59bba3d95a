import { phases } from "#content/curriculum/phases.ts";
import { plans } from "#content/plans.ts";
import type { SiteLink } from "#domain/assistant.ts";
import type { Phase } from "#domain/curriculum.ts";
import type { PhaseKey } from "#domain/phase.ts";
import type { Concept } from "../glossary.ts";
import type { Reading } from "../reading.ts";

/** An answer, where the site says so, and what it is about. */
export type Answer = { text: string; link: SiteLink; subject: string };
export type Rule = (reading: Reading) => Answer | undefined;

const planKeys = { basic: "beginner", intermediate: "intermediate", advanced: "advanced" } as const;
export const planOf = (screen: keyof typeof plans, phase: PhaseKey) => plans[screen][planKeys[phase]];

export function phaseBy(key: PhaseKey): Phase {
  const phase = phases.find((candidate) => candidate.key === key);
  if (!phase) throw new Error(`No phase ${key}`);
  return phase;
}

export const asksAny = (reading: Reading, ...wanted: Concept[]) =>
  wanted.some((concept) => reading.concepts.has(concept));

export const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

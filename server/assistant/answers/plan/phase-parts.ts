import { phases } from "#content/curriculum/phases.ts";
import { plans } from "#content/plans.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import type { PhaseKey } from "#domain/content/phase.ts";

export const planOf = (screen: keyof typeof plans, phase: PhaseKey) => plans[screen][phase];

export function phaseBy(key: PhaseKey): Phase {
  const phase = phases.find((candidate) => candidate.key === key);
  if (!phase) throw new Error(`No phase ${key}`);
  return phase;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

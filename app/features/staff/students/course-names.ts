import { phaseKeys, phaseRanges } from "#domain/content/phase.ts";
import type { PlanKey } from "#domain/content/plan.ts";
import { phaseNames } from "../progress/phase-days.tsx";

/** What can be bought, as staff call it. */
export const courseOptions: readonly (readonly [key: PlanKey, name: string])[] = [
  ["bundle", "Whole course"],
  ...phaseKeys.map((key) => {
    const { first, last } = phaseRanges[key];
    return [key, `${phaseNames[key]}: ${first} to ${last}`] as const;
  }),
];

export const courseName = (course: PlanKey | null) =>
  course === null || course === "bundle" ? "Whole course" : phaseNames[course];

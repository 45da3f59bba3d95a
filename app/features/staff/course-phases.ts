import { useQuery } from "@tanstack/react-query";
import { formatDay, mapPhases, phaseKeys, phaseRanges } from "#domain/content/phase.ts";
import type { PlanKey } from "#domain/content/plan.ts";
import { capitalise } from "#domain/format/text.ts";
import { staffPhasesSchema } from "#domain/students/student-schemas.ts";
import { fetchParsed } from "./staff-api.ts";

/** What staff and their files call a phase: its key, in words. */
export const phaseNames = mapPhases((key) => capitalise(key.replaceAll("-", " ")));

export const courseOptions: readonly (readonly [key: PlanKey, name: string])[] = [
  ["bundle", "Whole course"],
  ...phaseKeys.map((key) => {
    const { first, last } = phaseRanges[key];
    return [key, `${phaseNames[key]}: ${first} to ${last}`] as const;
  }),
];

export const formatPlanName = (course: PlanKey | null) =>
  course === null || course === "bundle" ? "Whole course" : phaseNames[course];

/** The course's days with their tasks; they change with a release only. */
export const usePhasesWithDays = () =>
  useQuery({
    queryKey: ["phases"],
    queryFn: () => fetchParsed(staffPhasesSchema, "students/phases"),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useFormatDay() {
  const { data: phases } = usePhasesWithDays();
  const titles = new Map(phases?.flatMap(({ days }) => days.map(({ day, title }) => [day, title] as const)));
  return (day: number) => `${formatDay(day)}${titles.has(day) ? `: ${titles.get(day)}` : ""}`;
}

import * as v from "valibot";
import { count, defineContent, text } from "./define-content.ts";
import { courseLength, phaseKeys, phaseLengths, phaseRanges, type PhaseKey } from "./phase.ts";

const mostDays = 200;
const phaseLength = v.pipe(count, v.maxValue(mostDays, `must be ${mostDays} or less`));
export const phaseLengthsSchema = v.object({ basic: phaseLength, intermediate: phaseLength, advanced: phaseLength });
// Checked here and not where it is read: browsers load that file, and need no schema for what the build has checked.
defineContent("content/phase-lengths.ts", phaseLengthsSchema, phaseLengths);

const daySchema = v.object({
  day: v.pipe(count, v.maxValue(courseLength, `must be ${courseLength} or less, or content/phase-lengths.ts say more`)),
  title: text,
  icon: text,
  tasks: v.tuple([text, text, text], "must be three tasks"),
});
export type Day = v.InferOutput<typeof daySchema>;
/** A day as a list shows it. */
export type ListedDay = Omit<Day, "icon">;

const phaseFields = v.object({
  key: v.picklist(phaseKeys),
  /** The short name on tabs and rails: `Beginner`. */
  name: text,
  /** The course name on cards and in requests: `Beginner Phase`. */
  title: text,
  month: text,
  path: v.pipe(text, v.startsWith("/", "must be a site path")),
  /** What the phase page says under its title. */
  summary: text,
  hoursPerDay: count,
  highlights: v.tuple([text, text, text], "must be three highlights"),
  outcomes: v.pipe(v.array(v.object({ icon: text, title: text, text })), v.length(3, "must be three cards")),
  days: v.array(daySchema),
});

export const phaseSchema = v.pipe(
  phaseFields,
  v.forward(
    v.check(
      ({ key, days }) =>
        days.length === phaseLengths[key] && days.every(({ day }, index) => day === phaseRanges[key].first + index),
      ({ input: { key } }) =>
        `must be the ${phaseLengths[key]} days ${phaseRanges[key].first} to ${phaseRanges[key].last} of content/phase-lengths.ts, in order and without gaps`,
    ),
    ["days"],
  ),
);
export type Phase = v.InferOutput<typeof phaseSchema>;
/** A phase as the home page shows it. */
export type ListedPhase = Pick<Phase, "key" | "name" | "title" | "month" | "path" | "highlights"> & {
  days: readonly ListedDay[];
};

const weekSchema = v.object({
  week: count,
  title: text,
  topics: v.pipe(v.array(text), v.minLength(3, "must be three topics or more")),
  projects: v.pipe(v.array(text), v.minLength(1, "must be one project or more")),
  tools: v.pipe(v.array(text), v.minLength(2, "must be two tools or more")),
});

const phaseWeeksSchema = (key: PhaseKey) =>
  v.pipe(
    v.array(weekSchema),
    v.minLength(1, "must be one week or more"),
    v.maxLength(phaseLengths[key], `must be ${phaseLengths[key]} weeks or fewer: a week has a day or more`),
  );
const weeksOfPhases = v.object({
  basic: phaseWeeksSchema("basic"),
  intermediate: phaseWeeksSchema("intermediate"),
  advanced: phaseWeeksSchema("advanced"),
});
export const weeksSchema = v.pipe(
  weeksOfPhases,
  v.check(
    (phases) => phaseKeys.flatMap((key) => phases[key]).every(({ week }, index) => week === index + 1),
    "must number the weeks through all phases: 1, 2, 3 and so on",
  ),
);
export type Week = v.InferOutput<typeof weekSchema>;

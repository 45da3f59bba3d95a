import * as v from "valibot";
import { count, text } from "./define-content.ts";
import { courseLength, phaseKeys, phaseRanges } from "./phase.ts";

const daySchema = v.object({
  day: v.pipe(count, v.maxValue(courseLength, `must be ${courseLength} or less`)),
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
    v.check(({ key, days }) => {
      const { first, last } = phaseRanges[key];
      return days.length === last - first + 1 && days.every((day, index) => day.day === first + index);
    }, "must be the days of domain/phase.ts, in order and without gaps"),
    ["days"],
  ),
);
export type Phase = v.InferOutput<typeof phaseSchema>;
/** A phase as the home page shows it. */
export type ListedPhase = Pick<Phase, "key" | "name" | "title" | "month" | "path" | "highlights"> & {
  days: readonly ListedDay[];
};

export const weekSchema = v.object({
  week: count,
  title: text,
  topics: v.pipe(v.array(text), v.minLength(3, "must be three topics or more")),
  projects: v.pipe(v.array(text), v.minLength(1, "must be one project or more")),
  tools: v.pipe(v.array(text), v.minLength(2, "must be two tools or more")),
});
export type Week = v.InferOutput<typeof weekSchema>;

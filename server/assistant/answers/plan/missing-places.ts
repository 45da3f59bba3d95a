import { phases } from "#content/curriculum/phases.ts";
import type { PhaseKey } from "#domain/content/phase.ts";
import type { Place } from "../../reading/plan/plan-places.ts";
import { isWithin, lengthOf, planShape } from "../../reading/plan/plan-shape.ts";
import { phaseBy } from "./phase-parts.ts";
import { findDay } from "./plan-days.ts";
import type { Say } from "../sentences.ts";

type Missing = Extract<Place, { kind: "missing" }>;

/** Says that the plan does not have what was asked for, and what it has. */
export function sayMissing({ unit, number, within }: Missing, say: Say): string {
  if (unit === "phase" || unit === "month") return say("no-such-phase", { unit, number, phaseCount: phases.length });
  if (!within) return say(unit === "day" ? "no-such-day" : "no-such-week", { number });
  if ("phase" in within)
    return unit === "day" ? sayMissingDay(number, within.phase, say) : sayMissingWeek(number, within.phase, say);
  const days = planShape.weeks[within.week - 1]?.days ?? { first: 0, last: 0 };
  const run = { count: lengthOf(days), firstDay: days.first, lastDay: days.last };
  return say("no-such-day-of-week", { week: within.week, number, ...run });
}

const shapeOf = (key: PhaseKey) => planShape.phases.find((phase) => phase.key === key);

function sayMissingDay(number: number, key: PhaseKey, say: Say): string {
  const days = shapeOf(key)?.days ?? { first: 0, last: 0 };
  const run = { count: lengthOf(days), firstDay: days.first, lastDay: days.last };
  const missing = say("no-such-day-of-phase", { phase: phaseBy(key).title, number, ...run });
  const day = isWithin(number, days) ? findDay(number) : undefined;
  // Who counts through the whole course may have meant that day.
  const instead =
    day && say("day-of-course-instead", { day: number, count: number - days.first + 1, title: day.title });
  return [missing, ...(instead ? [instead] : [])].join(" ");
}

function sayMissingWeek(number: number, key: PhaseKey, say: Say): string {
  const weeks = shapeOf(key)?.weeks ?? { first: 0, last: 0 };
  const run = { count: lengthOf(weeks), firstWeek: weeks.first, lastWeek: weeks.last };
  return say("no-such-week-of-phase", { phase: phaseBy(key).title, number, ...run });
}

import { courseDays } from "#content/curriculum/phases.ts";
import { phaseOfDay } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { dayLink } from "../links.ts";
import { phaseBy } from "./phase-parts.ts";
import type { Say } from "../sentences.ts";

/** How long one day's tasks take: as long as any day of its phase. */
export function hoursOfDay({ days: [asked, ...others] }: Reading, say: Say): Saying | undefined {
  const day = courseDays.find((candidate) => candidate.day === asked);
  if (!day || others.length > 0) return undefined;
  const { title, hoursPerDay } = phaseBy(phaseOfDay(day.day));
  return { text: say("hours-of-day", { day: day.day, phase: title, hours: hoursPerDay }), link: dayLink(day.day) };
}

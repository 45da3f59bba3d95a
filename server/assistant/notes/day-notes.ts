import { phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import type { Day, Phase } from "#domain/curriculum.ts";
import { curriculumLink, dayLink, type Saying } from "../links.ts";
import { listed, lowerFirst } from "../say.ts";

/** A phase in four sentences at most. */
export function phaseText(phase: Phase): string {
  return `The ${phase.title} is ${phase.month}: ${phase.days.length} days at about ${phase.hoursPerDay} hours a day. ${phase.summary} Highlights: ${listed(phase.highlights)}.`;
}

export function dayText(phase: Phase, day: Day): string {
  return `Day ${day.day} (${phase.title}): ${day.title}. Tasks: ${day.tasks.map(lowerFirst).join("; ")}.`;
}

export const dayNotes = (): Saying[] =>
  phases.flatMap((phase) => phase.days.map((day) => ({ text: dayText(phase, day), link: dayLink(day.day) })));

export const weekNotes = (): Saying[] =>
  Object.values(weeks)
    .flat()
    .map((week) => ({
      text: `Week ${week.week}: ${week.title}. Topics: ${week.topics.join("; ")}. Projects: ${listed(week.projects)}.`,
      link: curriculumLink,
    }));

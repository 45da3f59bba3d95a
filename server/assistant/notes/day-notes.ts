import { phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import type { Day, Phase } from "#domain/curriculum.ts";
import { curriculumLink, dayLink } from "../links.ts";
import type { Note } from "../notes.ts";
import { listed, lowerFirst } from "../say.ts";

/** A phase in four sentences at most. */
export function phaseText(phase: Phase): string {
  return `The ${phase.title} is ${phase.month}: ${phase.days.length} days at about ${phase.hoursPerDay} hours a day. ${phase.summary} Highlights: ${listed(phase.highlights)}.`;
}

export function dayText(phase: Phase, day: Day): string {
  return `Day ${day.day} (${phase.title}): ${day.title}. Tasks: ${day.tasks.map(lowerFirst).join("; ")}.`;
}

export function dayNotes(): Note[] {
  return phases.flatMap((phase) =>
    phase.days.map((day) => ({
      id: `day-${day.day}`,
      asked: day.title,
      text: dayText(phase, day),
      link: dayLink(day.day),
    })),
  );
}

export function weekNotes(): Note[] {
  return Object.values(weeks)
    .flat()
    .map((week) => ({
      id: `week-${week.week}`,
      asked: week.title,
      text: `Week ${week.week}: ${week.title}. Topics: ${week.topics.join("; ")}. Projects: ${listed(week.projects)}.`,
      link: curriculumLink,
    }));
}

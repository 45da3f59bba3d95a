import { dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { facts } from "#content/facts.ts";
import type { Phase } from "#domain/curriculum.ts";
import type { PhaseKey } from "#domain/phase.ts";
import { phasesIn } from "../numbers.ts";
import { curriculumLink, faqLink, phaseLink, type Saying } from "../links.ts";
import type { Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { phaseBy, sum } from "./parts.ts";

export function totalHours(): Saying {
  const hours = (phase: Phase) => phase.days.length * phase.hoursPerDay;
  return {
    text: `About ${sum(phases.map(hours))} hours in all: ${listed(phases.map((phase) => `${hours(phase)} in the ${phase.title} (${phase.days.length} days at ${phase.hoursPerDay} hours)`))}.`,
    link: faqLink("pacing"),
  };
}

/** The plan's weeks are longer than a calendar's, so the answer says both. */
export function weeksOfCourse({ text }: Reading): Saying | undefined {
  if (!/\b(weeks?|hafte|hafta)\b/.test(text)) return undefined;
  return {
    text: `The plan has ${Object.values(weeks).flat().length} weeks with ${dayCount} days, and takes about ${facts.courseMonths} months at your own pace.`,
    link: curriculumLink,
  };
}

/** Which phases a visitor means who leaves some out: `skip the first`, `start at intermediate`. */
export function remainingPhases(reading: Reading): readonly PhaseKey[] {
  const keys = phases.map(({ key }) => key);
  const starts = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/.test(reading.text);
  const [first] = reading.phases;
  if (starts && first) return keys.slice(keys.indexOf(first));
  const [, kept = "", dropped = ""] =
    /^(.*?)\b(?:skip(?:ping)?|without|leave out|except|already (?:know|done|did)|chhod)\b(.*)$/.exec(reading.text) ??
    [];
  if (dropped === "") return reading.phases;
  const wanted = phasesIn(kept);
  return wanted.length > 0 ? wanted : keys.filter((key) => !phasesIn(dropped).includes(key));
}

export function daysOfPhases(reading: Reading): Saying | undefined {
  if (reading.phases.length === 0) return undefined;
  const asked = remainingPhases(reading).map(phaseBy);
  const [only] = asked;
  if (!only) return undefined;
  if (asked.length === 1) {
    return {
      text: `The ${only.title} has ${only.days.length} days (${only.month}, day ${only.days[0]?.day} to day ${only.days.at(-1)?.day}), at about ${only.hoursPerDay} hours a day.`,
      link: phaseLink(only),
    };
  }
  const total = sum(asked.map((phase) => phase.days.length));
  const parts = asked.map(
    (phase) => `${phase.title} ${phase.days.length} days at about ${phase.hoursPerDay} hours a day`,
  );
  return {
    text: `${total} days: ${listed(parts)}. Each phase builds on the one before, so check that you know the earlier topics.`,
    link: faqLink("duration"),
  };
}

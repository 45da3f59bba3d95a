import { phases } from "#content/curriculum/phases.ts";
import type { Phase } from "#domain/curriculum.ts";
import type { PhaseKey } from "#domain/phase.ts";
import { phasesIn } from "../numbers.ts";
import { faqLink, phaseLink } from "../links.ts";
import type { Reading } from "../reading.ts";
import { listed } from "../say.ts";
import { type Answer, asksAny, phaseBy, sum } from "./parts.ts";

export function totalHours(reading: Reading): Answer | undefined {
  const asksTotal = asksAny(reading, "total", "bundle") && /\b(hours?|hrs?|ghante?)\b/.test(reading.text);
  if (!asksTotal) return undefined;
  const hours = (phase: Phase) => phase.days.length * phase.hoursPerDay;
  return {
    text: `About ${sum(phases.map(hours))} hours in all: ${listed(phases.map((phase) => `${hours(phase)} in the ${phase.title} (${phase.days.length} days at ${phase.hoursPerDay} hours)`))}.`,
    link: faqLink("pacing"),
    subject: "duration",
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

export function daysOfPhases(reading: Reading): Answer | undefined {
  if (reading.phases.length === 0 || !asksAny(reading, "duration", "hours")) return undefined;
  const asked = remainingPhases(reading).map(phaseBy);
  const [only] = asked;
  if (!only) return undefined;
  if (asked.length === 1) {
    return {
      text: `The ${only.title} has ${only.days.length} days (${only.month}), at about ${only.hoursPerDay} hours a day.`,
      link: phaseLink(only),
      subject: "duration",
    };
  }
  const total = sum(asked.map((phase) => phase.days.length));
  const parts = asked.map(
    (phase) => `${phase.title} ${phase.days.length} days at about ${phase.hoursPerDay} hours a day`,
  );
  return {
    text: `${total} days: ${listed(parts)}. Each phase builds on the one before, so check that you know the earlier topics.`,
    link: faqLink("duration"),
    subject: "duration",
  };
}

import { phases } from "#content/curriculum/phases.ts";
import { listed } from "#domain/listed.ts";
import type { PhaseKey } from "#domain/phase.ts";
import type { Saying } from "../model/assistant-model.ts";
import { phasesIn } from "../reading/read-numbers.ts";
import type { Reading } from "../reading/read-question.ts";
import { curriculumLink, faqLink, phaseLink } from "./links.ts";
import { phaseBy, sum } from "./phase-parts.ts";
import type { Say } from "./sentences.ts";

/** The plan's weeks are longer than a calendar's, so the answer says both. */
export function weeksOfCourse({ text }: Reading, say: Say): Saying | undefined {
  if (!/\b(weeks?|hafte|hafta)\b/.test(text)) return undefined;
  return { text: say("weeks-of-course", {}), link: curriculumLink };
}

const startsLater = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/;
const leavesOut = /\b(?:skip(?:ping)?|without|leave out|except|already (?:know|done|did)|chhod)\b/;

/** Which phases a visitor means who leaves some out: `skip the first`, `start at intermediate`. */
export function remainingPhases(reading: Reading): readonly PhaseKey[] {
  const keys = phases.map(({ key }) => key);
  const [first] = reading.phases;
  if (first && startsLater.test(reading.text)) return keys.slice(keys.indexOf(first));
  const skip = leavesOut.exec(reading.text);
  const dropped = skip ? reading.text.slice(skip.index + skip[0].length) : "";
  if (!skip || dropped === "") return reading.phases;
  const wanted = phasesIn(reading.text.slice(0, skip.index));
  return wanted.length > 0 ? wanted : keys.filter((key) => !phasesIn(dropped).includes(key));
}

export function lengthOfPhases(reading: Reading, say: Say): Saying | undefined {
  if (reading.phases.length === 0) return undefined;
  const asked = remainingPhases(reading).map(phaseBy);
  const [only] = asked;
  if (!only) return undefined;
  if (asked.length === 1) {
    const { title, days, month, hoursPerDay } = only;
    const [firstDay, lastDay] = [days[0]?.day ?? 0, days.at(-1)?.day ?? 0];
    return {
      text: say("phase-length", { phase: title, days: days.length, month, firstDay, lastDay, hours: hoursPerDay }),
      link: phaseLink(only),
    };
  }
  const parts = asked.map(({ title, days, hoursPerDay }) =>
    say("part-of-length", { phase: title, days: days.length, hours: hoursPerDay }),
  );
  return {
    text: say("phases-length", {
      total: sum(asked.map(({ days }) => days.length)),
      parts: listed(parts, say("and", {})),
    }),
    link: faqLink("duration"),
  };
}

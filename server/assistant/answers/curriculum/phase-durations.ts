import { dayCount, phases, courseDays } from "#content/curriculum/phases.ts";
import { formatList } from "#domain/format/text.ts";
import { phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import { countInRange, curriculumRanges } from "../../reading/curriculum/curriculum-ranges.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, dayLink, faqLink, phaseLink } from "../../knowledge/site-links.ts";
import { getPhaseByKey, sum } from "./curriculum-lookup.ts";
import type { Say } from "../../knowledge/sentence-templates.ts";

const asksWeeks = /\b(weeks?|hafte|hafta)\b/;

/** The plan's weeks are longer than a calendar's, so the answer says both. */
export function answerCourseWeeks({ text }: Reading, say: Say): Saying | undefined {
  if (!asksWeeks.test(text)) return undefined;
  return { text: say("weeks-of-course", {}), link: curriculumLink };
}

/** `How many days are left after day 30?` */
export function answerDaysLeft({ text, days: [day, ...others] }: Reading, say: Say): Saying | undefined {
  if (day === undefined || others.length > 0 || !/\b(left|remain\w*|baaki|baki|bach\w*)\b/.test(text)) return undefined;
  // The day after day 30 is read as day 31.
  const done = /\b(after|baad)\b/.test(text) ? day - 1 : day;
  return { text: say("days-left", { day: done, left: dayCount - done }), link: dayLink(day) };
}

const startsLater = /\b(start(ing)? (at|from|with|directly)|jump to|directly|direct)\b/;

/** Which phases a visitor means who starts later: `start at intermediate` is all from there on. */
export function listAskedPhases(reading: Reading): readonly PhaseKey[] {
  const keys = phases.map(({ key }) => key);
  const [first] = reading.phases;
  const isRest = reading.without.length > 0 || !startsLater.test(reading.text);
  return !first || isRest ? reading.phases : keys.slice(keys.indexOf(first));
}

export function answerPhaseDuration(reading: Reading, say: Say): Saying | undefined {
  if (reading.phases.length === 0) return undefined;
  const asked = listAskedPhases(reading).map(getPhaseByKey);
  const [only] = asked;
  if (!only) return undefined;
  if (asked.length === 1) {
    const { title, days, month, hoursPerDay } = only;
    const weeks = curriculumRanges.phases.find(({ key }) => key === only.key)?.weeks;
    if (weeks && asksWeeks.test(reading.text)) {
      const run = { weeks: countInRange(weeks), firstWeek: weeks.first, lastWeek: weeks.last };
      const text = say("phase-weeks", { phase: title, ...run, days: days.length, hours: hoursPerDay });
      return { text, link: phaseLink(only) };
    }
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
      parts: formatList(parts, say("and", {})),
    }),
    link: faqLink("duration"),
  };
}

/** How long one day's tasks take: as long as any day of its phase. */
export function answerHoursOfDay({ days: [asked, ...others] }: Reading, say: Say): Saying | undefined {
  const day = courseDays.find((candidate) => candidate.day === asked);
  if (!day || others.length > 0) return undefined;
  const { title, hoursPerDay } = getPhaseByKey(phaseOfDay(day.day));
  return { text: say("hours-of-day", { day: day.day, phase: title, hours: hoursPerDay }), link: dayLink(day.day) };
}

import * as worded from "#content/assistant/words/plan-questions.ts";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { faq } from "#content/faq.ts";
import { findPlan } from "#content/plans.ts";
import { phaseKeys, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import type { Language } from "../../../language/detect-language-by-script.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, dayLink, getLink, phasePageLink } from "../../knowledge/site-links.ts";
import { curriculumRanges } from "../../reading/curriculum/curriculum-ranges.ts";
import { buildTemplateValuesWithBothPrices, listPhasesToPrice } from "./price-answers.ts";
import type { Say } from "../../knowledge/fill-sentence-templates.ts";
import type { DaysOfTopic } from "./answer-relations.ts";
import {
  buildDayTemplateValues,
  buildPhaseTemplateValues,
  getPhaseByKey,
  getWeekOfDay,
  joinList,
  sum,
} from "./plan-values.ts";

/** `Phase 1 is complete, what comes next?` asks for the phase after the one it names. */
export function findNextOrPreviousPhase({ phases: asked, text }: Reading): readonly PhaseKey[] {
  const [key, ...others] = asked;
  if (!key || others.length > 0) return asked;
  const by = worded.asksBefore.test(text) ? -1 : worded.isDone.test(text) && worded.asksNext.test(text) ? 1 : 0;
  const next = phaseKeys[phaseKeys.indexOf(key) + by];
  return next ? [next] : asked;
}

/** What the phases named are about. The FAQ, which is in English, has an answer of its own for some of them. */
export function answerAboutAskedPhases(asked: readonly PhaseKey[], say: Say, language: Language): Saying | undefined {
  const [key, ...others] = asked;
  if (!key) return undefined;
  if (others.length > 0) {
    const lines = asked.map((each) => say("phase-line", buildPhaseTemplateValues(each, say)));
    return { text: lines.join("\n"), link: curriculumLink };
  }
  const ofFaq = language === "hi" ? undefined : faq.find(({ slug }) => slug === `${key}-phase`)?.answer;
  return { text: ofFaq ?? say("phase", buildPhaseTemplateValues(key, say)), link: phasePageLink(getPhaseByKey(key)) };
}

/** One phase by name, without the others: `only the intermediate phase`. */
export function answerBuyingSinglePhase(reading: Reading, say: Say): Saying | undefined {
  const [key, ...others] = listPhasesToPrice(reading);
  if (!key || others.length > 0 || !findPlan("home", key)) return undefined;
  const alone = say("one-phase", buildTemplateValuesWithBothPrices(key, say));
  return { text: [alone, sayNeedsOfPhase(key, say)].join(" ").trim(), link: getLink("faq single-phase, pricing") };
}

/** What must be known before a phase, where each builds on the one before; of the first, that it is nothing. */
export function sayNeedsOfPhase(key: PhaseKey, say: Say): string {
  const before = phases[phaseKeys.indexOf(key) - 1];
  if (before && say("builds-on", {}) === "") return "";
  return before
    ? say("advice-needs", { before: before.title, topics: joinList(before.highlights, say) })
    : say("advice-first", {});
}

/** `do I need the advanced phase?` */
export function answerIfRequired(reading: Reading, say: Say): Saying | undefined {
  const {
    phases: [key, ...others],
    topics,
    text,
  } = reading;
  if (!key || others.length > 0 || !worded.asksIfRequired.test(text) || !findPlan("home", key)) return undefined;
  // `is Python required for the third phase?` is about what it needs.
  if (topics.length > 0 && !worded.namesTaking.test(text)) return undefined;
  return {
    text: say("phase-not-required", buildPhaseTemplateValues(key, say)),
    link: phasePageLink(getPhaseByKey(key)),
  };
}

/** The plan's weeks are longer than a calendar's, so the answer says both. */
export const answerCourseWeeks = ({ text }: Reading, say: Say): Saying | undefined =>
  worded.asksWeeks.test(text) ? { text: say("weeks-of-course", {}), link: curriculumLink } : undefined;

/** `How many days are left after day 30?` */
export function answerDaysLeft({ text, days: [day, ...others] }: Reading, say: Say): Saying | undefined {
  if (day === undefined || others.length > 0 || !/\b(left|remain\w*|baaki|baki|bach\w*)\b/.test(text)) return undefined;
  // The day after day 30 is read as day 31.
  const done = /\b(after|baad)\b/.test(text) ? day - 1 : day;
  return { text: say("days-left", { day: done, left: dayCount - done }), link: dayLink(day) };
}

export function answerPhaseDuration(reading: Reading, say: Say): Saying | undefined {
  const asked = listPhasesToPrice(reading);
  const [key, ...others] = asked;
  if (!key) return undefined;
  if (others.length === 0) {
    const form = worded.asksWeeks.test(reading.text) ? "phase-weeks" : "phase-length";
    // Both name its days, by which a phase without a month is told elsewhere.
    const phase = { ...buildPhaseTemplateValues(key, say), month: getPhaseByKey(key).month ?? "" };
    return { text: say(form, phase), link: phasePageLink(getPhaseByKey(key)) };
  }
  const values = asked.map((each) => buildPhaseTemplateValues(each, say));
  const parts = values.map((phase) => say("part-of-length", phase));
  const total = sum(values.map(({ days }) => days));
  const [one, other] = values;
  const isOfEachDay = one && other && one.hours !== other.hours && worded.asksOfEachDay.test(reading.text);
  if (isOfEachDay && values.length === 2 && worded.asksDifference.test(reading.text)) {
    const { phase } = one.hours > other.hours ? one : other;
    return { text: say("more-hours-a-day", { phase, parts: joinList(parts, say) }), link: curriculumLink };
  }
  if (one && other && values.length === 2 && worded.asksDifference.test(reading.text))
    return {
      text: say("phases-difference", { difference: Math.abs(one.days - other.days), parts: joinList(parts, say) }),
      link: curriculumLink,
    };
  return {
    text: say("phases-length", { total, parts: joinList(parts, say) }),
    link: getLink("faq duration, curriculum"),
  };
}

/** `what do I build in the beginner phase?`, `which of the projects use React?` */
export function answerProjectsOfPhaseOrTopic(
  { phases: [key, ...others], topics: [topic, ...more] }: Reading,
  daysOf: DaysOfTopic,
  say: Say,
): Saying | undefined {
  if (others.length + more.length > 0 || (key === undefined) === (topic === undefined)) return undefined;
  const ofTopic = new Set(topic === undefined ? [] : daysOf(topic).map(({ day }) => getWeekOfDay(day)));
  const held = key ? weeks[key] : Object.values(weeks).flat();
  const projects = held.filter(({ week }) => key ?? ofTopic.has(week)).flatMap((week) => week.projects);
  if (projects.length === 0) return undefined;
  const list = joinList(projects, say);
  const said = key
    ? say("projects-of-phase", { phase: getPhaseByKey(key).title, count: projects.length, projects: list })
    : say("projects-with-topic", { topic: topic ?? "", projects: list });
  return { text: said, link: curriculumLink };
}

/** `is the second phase harder than the first?`, `is day 30 harder than day 20?` */
export function answerHowHard({ phases: named, days, weeks: counted, text }: Reading, say: Say): Saying | undefined {
  const held = [...days.map(phaseOfDay), ...counted.flatMap((week) => curriculumRanges.weeks[week - 1]?.phase ?? [])];
  const asked = named.length > 0 ? named : [...new Set(held)];
  const [key, other] = asked;
  if (!key || !worded.asksHowHard.test(text.replaceAll(/\b(?:day|din|week|hafta) \d+/g, ""))) return undefined;
  // `harder than the first` of one phase that is named: beside the one before it.
  const compared = other ? asked : [phaseKeys[phaseKeys.indexOf(key) - 1] ?? key, key];
  const parts = joinList(
    [...new Set(compared)].map((key) => say("part-of-length", buildPhaseTemplateValues(key, say))),
    say,
  );
  return { text: say("how-hard", { parts }), link: curriculumLink };
}

/** `how many hours is the beginner phase in total?` */
export function answerHoursOfPhase({ phases: [key, ...others] }: Reading, say: Say): Saying | undefined {
  if (key === undefined || others.length > 0) return undefined;
  const { title, days, hoursPerDay: hours } = getPhaseByKey(key);
  const total = days.length * hours;
  return { text: say("hours-of-phase", { phase: title, days: days.length, hours, total }), link: curriculumLink };
}

/** How long one day's tasks take: as long as any day of its phase. */
export function answerHoursOfDay({ days: [asked, ...others] }: Reading, say: Say): Saying | undefined {
  const day = asked === undefined || others.length > 0 ? undefined : buildDayTemplateValues(asked);
  const hours = phases.find(({ title }) => title === day?.phase)?.hoursPerDay;
  return day && hours !== undefined
    ? { text: say("hours-of-day", { ...day, hours }), link: dayLink(day.day) }
    : undefined;
}

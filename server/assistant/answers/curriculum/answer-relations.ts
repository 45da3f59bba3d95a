import * as worded from "#content/assistant/words/plan-questions.ts";
import { courseDays, phases } from "#content/curriculum/phases.ts";
import { phaseKeys, phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { curriculumLink, dayLink, phasePageLink } from "../../knowledge/site-links.ts";
import type { Say } from "../../knowledge/fill-sentence-templates.ts";
import { buildDayTemplateValues, getPhaseByKey, getWeekOfDay, joinList } from "./plan-values.ts";

type Day = (typeof courseDays)[number];
/** The days that teach a topic, in their order. */
export type DaysOfTopic = (name: string) => readonly Day[];
/** Something that a question names, and the day on which it begins. */
type Point = { name: string; day: number };

export const testDays = courseDays.filter(({ title }) => /\b(?:test|assessment)\b/i.test(title));
/** The day of the last test, where a text names that one. */
export const findLastTestDayIfNamed = (text: string) =>
  worded.namesLastTest.test(text) ? testDays.at(-1)?.day : undefined;

/** What a question names of the plan; of the test of a topic, its day. */
function listPoints({ topics, days, text }: Reading, daysOf: DaysOfTopic): Point[] {
  const last = findLastTestDayIfNamed(text);
  const ofTopics = topics.flatMap((name): Point[] => {
    const taught = daysOf(name);
    const test = worded.namesTest.test(text)
      ? taught.find((day) => testDays.includes(day) && day.day !== last)
      : undefined;
    const day = (test ?? taught[0])?.day;
    return day === undefined ? [] : [{ name, day }];
  });
  const counted = [...days, ...(last ? [last] : [])].map((day) => ({ name: `day ${day}`, day }));
  const points = [...ofTopics, ...counted];
  return points.filter((point, at) => points.findIndex(({ day }) => day === point.day) === at);
}

/** `how many days between day 12 and day 30` */
function answerDaysBetween(reading: Reading, points: readonly Point[], say: Say): Saying | undefined {
  if (!worded.asksBetween.test(reading.text)) return undefined;
  const [first, last] = [points[0], points.at(-1)].toSorted((a, b) => (a?.day ?? 0) - (b?.day ?? 0));
  const [from, to] = [buildDayTemplateValues(first?.day ?? 0), buildDayTemplateValues(last?.day ?? 0)];
  if (!from || !to) return undefined;
  const ends = { firstDay: from.day, firstTitle: from.title, lastDay: to.day, lastTitle: to.title };
  return { text: say("days-between", { ...ends, difference: to.day - from.day }), link: dayLink(from.day) };
}

const [before, after] = [/\b(?:before|earlier than|se p[ea]hle)\b/, /\b(?:after|later than|ke baad)\b/];

/** `is CSS before HTML?`, `which comes first, Docker or web scraping?` */
function answerOrder({ text }: Reading, [one, other, ...more]: readonly Point[], say: Say): Saying | undefined {
  if (!one || !other || more.length > 0) return undefined;
  const order = before.test(text) ? -1 : after.test(text) ? 1 : 0;
  const isBoth = before.test(text) && after.test(text);
  const isAsked = worded.isYesNo.test(text) || worded.asksOfNeed.test(text);
  if (!(isAsked && order !== 0) && !worded.asksFirst.test(text)) return undefined;
  const isAsSaid = Math.sign(one.day - other.day) === order;
  const opening = worded.isYesNo.test(text) && order !== 0 && !isBoth ? [say(isAsSaid ? "yes" : "no", {})] : [];
  const [first, later] = one.day < other.day ? [one, other] : [other, one];
  const values = { topic: first.name, day: first.day, other: later.name, otherDay: later.day };
  return { text: [...opening, say("comes-first", values)].join(" "), link: dayLink(first.day) };
}

/** The phases that have the most or the fewest days or tests of those that are asked about. */
function findLongestPhases({ text, phases: asked }: Reading): { keys: PhaseKey[]; count: number } | undefined {
  const isMost = worded.asksMost.test(text);
  if (
    (!isMost && !worded.asksLeast.test(text)) ||
    !worded.namesPhase.test(text) ||
    worded.namesPrice.test(text) ||
    asked.length === 1
  )
    return undefined;
  if (asked.length === 2 && worded.asksByHowMuch.test(text)) return undefined;
  const areTests = worded.namesTest.test(text);
  if (!areTests && !worded.namesLength.test(text)) return undefined;
  const countOf = (key: PhaseKey) =>
    areTests ? testDays.filter(({ day }) => phaseOfDay(day) === key).length : getPhaseByKey(key).days.length;
  const among = asked.length > 0 ? asked : phaseKeys;
  const count = (isMost ? Math.max : Math.min)(...among.map(countOf));
  return { keys: among.filter((key) => countOf(key) === count), count };
}

function answerLongestPhases(reading: Reading, say: Say): Saying | undefined {
  const found = phases.length > 1 ? findLongestPhases(reading) : undefined;
  const [key] = found?.keys ?? [];
  if (!found || !key) return undefined;
  const named = joinList(
    found.keys.map((each) => getPhaseByKey(each).title),
    say,
  );
  const values = { phases: named, count: found.count };
  const text = say(worded.namesTest.test(reading.text) ? "phases-with-tests" : "phases-with-days", values);
  return { text, link: found.keys.length > 1 ? curriculumLink : phasePageLink(getPhaseByKey(key)) };
}

/** How two things of the plan lie to one another: computed from it, whatever the question is likest to. */
export function answerRelation(reading: Reading, daysOf: DaysOfTopic, say: Say): Saying | undefined {
  const longest = answerLongestPhases(reading, say);
  if (longest || reading.topics.length + reading.days.length === 0) return longest;
  const points = listPoints(reading, daysOf);
  return points.length < 2 ? undefined : (answerDaysBetween(reading, points, say) ?? answerOrder(reading, points, say));
}

/** The tests of a phase or a week that a question names. */
export function answerTestsOf(
  { phases: [key, ...others], weeks: [week], days: [limit], text }: Reading,
  say: Say,
): Saying | undefined {
  const side = before.test(text) ? -1 : after.test(text) ? 1 : 0;
  if (limit !== undefined && side !== 0) {
    const held = testDays.filter(({ day }) => Math.sign(day - limit) === side).map((day) => say("day-of-topic", day));
    return { text: held.length > 0 ? `${capitalise(joinList(held, say))}.` : say("no", {}), link: dayLink(limit) };
  }
  if (week !== undefined) {
    const held = testDays.filter(({ day }) => getWeekOfDay(day) === week);
    const named = joinList(
      held.map((day) => say("day-of-topic", day)),
      say,
    );
    const text = say(held.length > 0 ? "tests-of-week" : "no-test-in-week", { week, days: named });
    return { text, link: curriculumLink };
  }
  const days = testDays.filter(({ day }) => phaseOfDay(day) === key);
  if (key === undefined || others.length > 0 || days.length === 0) return undefined;
  const list = joinList(
    days.map((day) => say("day-of-topic", day)),
    say,
  );
  const { title } = getPhaseByKey(key);
  return { text: say("tests-of-phase", { phase: title, count: days.length, days: list }), link: curriculumLink };
}

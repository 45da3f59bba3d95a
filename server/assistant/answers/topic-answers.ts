import * as worded from "#content/assistant/words/plan-questions.ts";
import { courseDays, phases } from "#content/curriculum/phases.ts";
import { formatPhaseMonthOrDays } from "#domain/content/day-phrases.ts";
import { phaseOfDay, type PhaseKey } from "#domain/content/phase.ts";
import { capitalise } from "#domain/format/text.ts";
import type { Lexicon, Saying } from "../model/assistant-model.ts";
import type { Reading } from "../reading/read-question.ts";
import { curriculumLink, dayLink, getLink } from "../knowledge/site-links.ts";
import { buildDayTemplateValues, getPhaseByKey, getWeekOfDay, joinList } from "./curriculum/plan-values.ts";
import { findDaysNaming, findDaysOfTopic } from "../knowledge/taught-topics.ts";
import type { Say } from "../knowledge/fill-sentence-templates.ts";

type Day = (typeof courseDays)[number];

const isYesNo = /^(is|are|do|does|did|will|would|can|could|kya|any)\b|\b(included|covered|taught)$/;
const asksBefore = /\b(?:what|which)\b.*\bbefore\b|\b(?:[ui]s ?)?se p[ea]hle (?:kya|kaun\w*|kons\w+)\b/;
/** Whether a question asks for what stands next to the thing that it names, and on which side. */
export const parseNextOrPreviousStep = (text: string) =>
  worded.asksAfter.test(text) ? 1 : asksBefore.test(text) ? -1 : 0;
const mostDaysNamed = 8;

/** Where the plan teaches what a question names. */
export function createTopicAnswerer(
  { topics, planTopics, notTaught }: Pick<Lexicon, "topics" | "planTopics" | "notTaught">,
  say: Say,
) {
  const nearestTo = new Map(notTaught.map(({ name, nearest }) => [name, nearest]));
  // Looked up when asked for: the days of all topics take a quarter of a second, in which a starting site answers nobody.
  const finders = new Map<string, () => Day[]>([
    ...planTopics.map((name) => [name, () => findDaysNaming([name], true)] as const),
    ...topics.map((topic) => [topic.name, () => findDaysOfTopic(topic)] as const),
  ]);
  const daysOf = (name = "") => finders.get(name)?.() ?? [];

  /** `the Intermediate Phase (Month 2): day 22 (...) and day 23 (...)`, for each phase. */
  const placesOf = (days: readonly Day[]) =>
    phases.flatMap((phase) => {
      const named = days.filter(({ day }) => phaseOfDay(day) === phase.key);
      const [first, last] = [named[0]?.day ?? 0, named.at(-1)?.day ?? 0];
      // Of a topic of many days, a short phase is told as a whole, too.
      const isLong =
        named.length > mostDaysNamed || (days.length > mostDaysNamed && named.length === phase.days.length);
      const isWhole = isLong && named.length === last - first + 1;
      const list = joinList(
        isWhole
          ? [say("days-of-topic", { firstDay: first, lastDay: last })]
          : named.slice(0, mostDaysNamed).map((day) => say("day-of-topic", day)),
        say,
      );
      return named.length > 0
        ? [say("place-of-topic", { phase: phase.title, month: formatPhaseMonthOrDays(phase), days: list })]
        : [];
    });

  const sayWeeks = (days: readonly Day[]) =>
    say("week-of-topic", {
      weeks: joinList([...new Set(days.map(({ day }) => String(getWeekOfDay(day))))], say),
    });

  function taughtTopic({
    topics: [name, ...others],
    absent,
    phases: asked,
    concepts,
    text,
  }: Reading): Saying | undefined {
    const days = daysOf(name);
    const [firstDay] = days;
    if (name === undefined || !firstDay) return undefined;
    const step = others.length > 0 ? 0 : parseNextOrPreviousStep(text);
    const run = days.filter(({ day }, at) => day === firstDay.day + at);
    const beside =
      step === 0 ? undefined : buildDayTemplateValues((step > 0 ? (run.at(-1) ?? firstDay) : firstDay).day + step);
    const weekOf = (held: readonly Day[]) => (worded.asksWeek.test(text) ? [sayWeeks(held)] : []);
    if (beside) {
      const held = courseDays.filter(({ day }) => day === beside.day);
      return {
        text: [say("next-to-topic", { ...beside, topic: name }), ...weekOf(held)].join(" "),
        link: dayLink(beside.day),
      };
    }
    const end = worded.asksUntil.test(text) && others.length === 0 ? days.at(-1) : undefined;
    if (end) return { text: say("last-day-of-topic", { topic: name, ...end }), link: dayLink(end.day) };
    const isAboutTime = concepts.has("when");
    const wanted = isAboutTime ? undefined : asked[0];
    const within = wanted ? days.filter(({ day }) => phaseOfDay(day) === wanted) : days;
    // `chat bot 2`, where the plan counts them.
    const counted = within.filter(({ title }) => {
      const [part] = /^\D+ \d+\b/.exec(title.toLowerCase()) ?? [];
      return part !== undefined && text.includes(part);
    });
    const shown = [counted, within, days].find((list) => list.length > 0) ?? days;
    const opening =
      wanted && within.length === 0
        ? [say("topic-not-in-phase", { phase: getPhaseByKey(wanted).title })]
        : isYesNo.test(text) && !isAboutTime && !/\bor\b/.test(text)
          ? [say("yes", {})]
          : [];
    const countOfDays =
      worded.asksCount.test(text) && others.length === 0 ? [say("count-of-days", { count: shown.length })] : [];
    const more = others.slice(0, 2).flatMap((topic) => {
      const [first] = daysOf(topic);
      const isToldByDays = planTopics.includes(topic) && shown.some(({ day }) => day === first?.day);
      return first && !isToldByDays && !name.includes(topic) ? [say("other-topic", { topic, day: first.day })] : [];
    });
    const missing = absent.length > 0 ? [say("also-not-taught", { topics: joinList(absent, say) })] : [];
    return {
      text: [
        ...opening,
        ...countOfDays,
        say("topic", { topic: name, places: joinList(placesOf(shown), say) }),
        ...weekOf(shown),
        ...more,
        ...missing,
      ].join(" "),
      link: dayLink(shown[0]?.day ?? firstDay.day),
    };
  }

  return {
    daysOf,
    sayWeeks,
    sayPlaces: (numbers: readonly number[]): Saying => ({
      text: `${capitalise(joinList(placesOf(courseDays.filter(({ day }) => numbers.includes(day))), say))}.`,
      link: curriculumLink,
    }),
    taughtTopic,
    /** A plain no, and what comes nearest; where nothing does, what is taught instead. */
    topicNotTaught({ absent: [topic, ...others] }: Reading): Saying | undefined {
      if (topic === undefined) return undefined;
      const isOne = others.length === 0;
      const nearest = nearestTo.get(topic) ?? "";
      const [day] = daysOf(nearest);
      const denied = isOne
        ? say("topic-not-taught", { topic })
        : say("topics-not-taught", { topics: joinList([topic, ...others], say) });
      const near = isOne ? "nearest-topic" : "nearest-to-topics";
      const instead = day ? say(near, { topic: nearest, ...day }) : say("all-topics", {});
      return { text: `${denied} ${instead}`, link: day ? dayLink(day.day) : getLink("faq technologies, curriculum") };
    },
    /** The phases in which topics come first: `the React part alone` is the Intermediate Phase. */
    phasesOf(names: readonly string[]): PhaseKey[] {
      const found = new Set(names.flatMap((name) => daysOf(name).slice(0, 1)).map(({ day }) => phaseOfDay(day)));
      return phases.map(({ key }) => key).filter((key) => found.has(key));
    },
  };
}

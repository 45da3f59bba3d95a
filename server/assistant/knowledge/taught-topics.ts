import { courseDays, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import type { Lexicon } from "../model/assistant-model.ts";
import { curriculumRanges, isInRange } from "../reading/curriculum/curriculum-ranges.ts";

type Day = (typeof courseDays)[number];
/** A part of the plan: what it says, and the days that it stands for. */
type Place = { texts: readonly string[]; days: readonly Day[] };

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words that name something; it may be the start of a longer word, unless they are whole. */
export const createNamePattern = (names: readonly string[], areWhole = false) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join("|")})${areWhole ? "(?![\\p{L}\\d])" : ""}`, "iu");

/** Where a plan of these days names something, the most telling first: titles of days, their tasks. */
export const listPlacesOfDays = (days: readonly Day[]): Place[][] => [
  days.map((day) => ({ texts: [day.title], days: [day] })),
  days.map((day) => ({ texts: day.tasks, days: [day] })),
];

/** The same for the course, of which weeks and phases say something, too. */
const placesOfCourse: Place[][] = [
  ...listPlacesOfDays(courseDays),
  phaseKeys
    .flatMap((key) => weeks[key])
    .map(({ title, topics, projects, tools }, at) => {
      const range = curriculumRanges.weeks[at]?.days;
      return {
        texts: [title, ...topics, ...projects, ...tools],
        days: courseDays.filter(({ day }) => range && isInRange(day, range)),
      };
    }),
  phases.map(({ name, title, subject, summary, highlights, keywords, days }) => ({
    texts: [name, title, subject, summary, ...highlights, ...keywords],
    days,
  })),
];

/** The days whose title names one of these; where none does, days with a task that does, then those of a week or phase that does. */
export function findDaysNaming(names: readonly string[], areWhole = false, plan = placesOfCourse): Day[] {
  const named = createNamePattern(names, areWhole);
  for (const places of plan) {
    const found = places.filter(({ texts }) => texts.some((text) => named.test(text)));
    if (found.length > 0) return found.flatMap(({ days }) => days);
  }
  return [];
}

/** The days that teach a topic; one that is called as the plan calls it is no start of a longer word: Rust is not rustup. */
export const findDaysOfTopic = ({ name, taught }: Lexicon["topics"][number]) =>
  findDaysNaming(taught, taught.length === 1 && taught[0] === name);

type TopicLists = Pick<Lexicon, "topics" | "notTaught"> & { projects: Lexicon["topics"] };

/** The lists of topics as the plan has them, whatever they say: what it names is taught, and what it does not name is not. */
export function sortTopicsByPlan({ topics, notTaught, projects }: TopicLists, plan = placesOfCourse) {
  const taught = topics.filter((topic) => findDaysNaming(topic.taught, false, plan).length > 0);
  const names = new Set(taught.map(({ name }) => name));
  const isNamed = (name: string) => findDaysNaming([name], true, plan).length > 0;
  // By their first spelling: `Python` is asked for as `python`, too.
  const gone = new Map(
    topics
      .filter(({ name }) => !names.has(name))
      .flatMap(({ name, asked }) => [[name], asked].flat())
      .toReversed()
      .map((name) => [name.toLowerCase(), name]),
  );
  const listed: Lexicon["notTaught"] = [...[...gone.values()].toReversed().map((name) => ({ name })), ...notTaught];
  const found = listed.filter(({ name }) => isNamed(name));
  return {
    topics: [...taught, ...projects, ...found.map(({ name }) => ({ name, asked: [name], taught: [name] }))],
    notTaught: listed
      .filter((topic) => !found.includes(topic))
      .map(({ name, nearest }) => (nearest !== undefined && names.has(nearest) ? { name, nearest } : { name })),
  };
}

/** A course that uses so many words of a walk of life is about it. */
const wordsOfOwnDomain = 4;

/**
 * The words of other walks of life without those of this course: what a day is called by, and all of one that the plan is about. What a
 * task mentions, such as the weather, may be of another. `own` are the words left out.
 */
export function splitDomains(domains: Lexicon["domains"], plan = placesOfCourse) {
  const titles = plan[0]?.flatMap(({ texts }) => texts) ?? [];
  const all = plan.flat().flatMap(({ texts }) => texts);
  const isIn = (texts: readonly string[]) => (phrase: string) => {
    const named = createNamePattern([phrase], true);
    return texts.some((text) => named.test(text));
  };
  const split = Object.entries(domains).map(([name, phrases]) => {
    const isOwn = phrases.filter(isIn(all)).length >= wordsOfOwnDomain;
    const own = isOwn ? phrases : phrases.filter(isIn(titles));
    return { name, own, others: phrases.filter((phrase) => !own.includes(phrase)) };
  });
  return {
    own: split.flatMap(({ own }) => own),
    others: Object.fromEntries(split.map(({ name, others }) => [name, others])),
  };
}

/** The topic that most days name. */
export const findMostTaughtTopic = ({ topics }: Pick<Lexicon, "topics">): string | undefined =>
  topics
    .map((topic) => ({ name: topic.name, days: findDaysOfTopic(topic).length }))
    .toSorted((one, other) => other.days - one.days)[0]?.name;

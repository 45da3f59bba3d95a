import { courseDays, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import { stem } from "../../language/stem.ts";
import type { Lexicon } from "../model/assistant-model.ts";
import { curriculumRanges, isInRange } from "../reading/curriculum/curriculum-ranges.ts";

type Day = (typeof courseDays)[number];
/** A part of the plan: what it says, and the days that it stands for. */
type Place = { texts: readonly string[]; days: readonly Day[] };

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words that name something; it may be the start of a longer word, unless they are whole. */
export const createAnyOfNamesPattern = (names: readonly string[], areWhole = false) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join("|")})${areWhole ? "(?![\\p{L}\\d])" : ""}`, "iu");

/** Where a plan of these days names something, the most telling first: titles of days, their tasks. */
export const listTitleAndTaskTexts = (days: readonly Day[]): Place[][] => [
  days.map((day) => ({ texts: [day.title], days: [day] })),
  days.map((day) => ({ texts: day.tasks, days: [day] })),
];

/** The same for the course, of which weeks and phases say something, too. */
const placesOfCourse: Place[][] = [
  ...listTitleAndTaskTexts(courseDays),
  phases.map(({ name, title, subject, days }) => ({ texts: [name, title, subject], days })),
  phaseKeys
    .flatMap((key) => weeks[key])
    .map(({ title, topics, projects, tools }, at) => {
      const range = curriculumRanges.weeks[at]?.days;
      return {
        texts: [title, ...topics, ...projects, ...tools],
        days: courseDays.filter(({ day }) => range && isInRange(day, range)),
      };
    }),
  phases.map(({ summary, highlights, keywords, days }) => ({ texts: [summary, ...highlights, ...keywords], days })),
];

/** The days whose title names one of these; where none does, days with a task that does, then those of a week or phase that does. */
export function findDaysNaming(names: readonly string[], areWhole = false, plan = placesOfCourse): Day[] {
  const named = createAnyOfNamesPattern(names, areWhole);
  for (const places of plan) {
    const found = places.filter(({ texts }) => texts.some((text) => named.test(text)));
    if (found.length > 0) return found.flatMap(({ days }) => days);
  }
  return [];
}

/** The days that teach a topic; one that is called as the plan calls it is no start of a longer word: Rust is not rustup. */
export function findDaysOfTopic({ name, taught }: Lexicon["topics"][number]): Day[] {
  const isOfPlan = taught.length === 1 && taught[0] === name;
  const days = findDaysNaming(taught, isOfPlan);
  return isOfPlan && days.length > mostDaysOfOne ? narrowToWords(name, days) : days;
}

/** A project that only its week names is of the days whose tasks have most of its words. */
const mostDaysOfOne = 3;
function narrowToWords(name: string, days: Day[]): Day[] {
  const words = name.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  const countIn = ({ title, tasks }: Day) => {
    const text = [title, ...tasks].join(" ").toLowerCase();
    return words.filter((word) => text.includes(stem(word))).length;
  };
  const most = Math.max(...days.map(countIn));
  return most > 1 ? days.filter((day) => countIn(day) === most) : days;
}

/** What the plan calls something by a few words, and every word of it that is not used in questions anyway. */
export function listCurriculumTerms(topics: Lexicon["topics"], isOrdinary: (word: string) => boolean): string[] {
  const ofWeeks = Object.values(weeks).flat();
  const names = [
    courseDays.map(({ title }) => title),
    phases.flatMap(({ subject, highlights }) => [[subject], highlights].flat()),
    ofWeeks.flatMap(({ topics: ofWeek }) => ofWeek),
  ].flat();
  const texts = [
    names,
    phases.flatMap(({ keywords }) => keywords),
    ofWeeks.flatMap(({ tools }) => tools),
    courseDays.flatMap(({ tasks }) => tasks),
  ].flat();
  const words = texts.flatMap((text) => text.match(/[\p{L}\d][\p{L}\d.+#-]*[\p{L}\d+#]/gu) ?? []);
  const named = [...names.filter((name) => name.split(" ").length < 4), ...words.filter((word) => !isOrdinary(word))];
  const byKey = new Map(named.toReversed().map((name) => [name.toLowerCase(), name]));
  for (const { name } of topics) byKey.delete(name.toLowerCase());
  return [...byKey.values()];
}

/** The first place where one of these names stands as a word, as it is written there. Most of the names that are looked for stand nowhere. */
function createNameFinder(places: readonly Place[]) {
  const text = places.flatMap(({ texts }) => texts).join("\n");
  const lowerCase = text.toLowerCase();
  return (names: readonly string[]) =>
    names.some((name) => lowerCase.includes(name.toLowerCase()))
      ? createAnyOfNamesPattern(names, true).exec(text)?.[0]
      : undefined;
}

type TopicLists = Pick<Lexicon, "topics" | "notTaught"> & { projects: Lexicon["topics"] };

/** The words of a topic's name that the plan must name, too: Async JavaScript is not taught by a plan without JavaScript. */
const listThings = (name: string) =>
  name
    .split(" ")
    .filter((word) => word !== "and" && !word.includes("-"))
    .map((word) => [stem(word.replace(/\W$/, ""))]);

/** The lists of topics as the plan has them, whatever they say: what it names is taught, and what it does not name is not. */
export function splitTaughtAndUntaughtTopics({ topics, notTaught, projects }: TopicLists, plan = placesOfCourse) {
  const isTaught = ({ name, taught: words }: Lexicon["topics"][number]) =>
    [words, ...listThings(name)].every((names) => findDaysNaming(names, false, plan).length > 0);
  const taught = topics.filter(isTaught);
  const names = new Set(taught.map(({ name }) => name));
  const findWritten = createNameFinder(plan.flat());
  // By their first spelling: `Python` is asked for as `python`, too.
  const gone = new Map(
    topics
      .filter(({ name }) => !names.has(name))
      .flatMap(({ name, asked }) => [[name], asked].flat())
      .toReversed()
      .map((name) => [name.toLowerCase(), name]),
  );
  const listed: Lexicon["notTaught"] = [...[...gone.values()].toReversed().map((name) => ({ name })), ...notTaught];
  /** As the plan writes it; `databases` of a topic that is gone may be one database. */
  const findSpelling = (name: string) =>
    findWritten(gone.has(name.toLowerCase()) ? [name, name.replace(/s$/, "")] : [name]);
  const spelling = new Map(listed.map(({ name }) => [name, findSpelling(name)]));
  const found = listed.flatMap(({ name: asked }) => {
    const name = spelling.get(asked);
    return name === undefined ? [] : [{ name, asked: [asked], taught: [name] }];
  });
  return {
    topics: [...taught, ...projects, ...found],
    notTaught: listed
      .filter(({ name }) => spelling.get(name) === undefined)
      .map(({ name, nearest }) => (nearest !== undefined && names.has(nearest) ? { name, nearest } : { name })),
  };
}

/** A course that uses so many words of a walk of life is about it. */
const wordsOfOwnDomain = 4;

/**
 * The words of other walks of life without those of this course: what a day or a phase is called by, the owner's other texts, and all of one
 * that the plan is about. What a task mentions, such as the weather, may be of another. `own` are the words left out.
 */
export function separateOwnDomainWords(domains: Lexicon["domains"], texts: readonly string[], plan = placesOfCourse) {
  const [ofTitles = [], , ofPhases = []] = plan;
  const inTitles = createNameFinder([...ofTitles, ...ofPhases, { texts, days: [] }]);
  const inPlan = createNameFinder(plan.flat());
  const split = Object.entries(domains).map(([name, phrases]) => {
    const isOwn = phrases.filter((phrase) => inPlan([phrase])).length >= wordsOfOwnDomain;
    // A `planet` is what `Planets among stars` names.
    const own = isOwn
      ? phrases
      : phrases.filter((phrase) => inTitles([phrase, `${phrase}s`, phrase.replace(/s$/, "")]));
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

import { courseDays } from "#content/curriculum/phases.ts";
import type { Lexicon } from "../model/assistant-model.ts";

type Day = (typeof courseDays)[number];

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Words that name something; it may be the start of a longer word, unless they are whole. */
const createNamePattern = (names: readonly string[], areWhole = false) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join("|")})${areWhole ? "(?![\\p{L}\\d])" : ""}`, "iu");

/** The days whose title names one of these; where none does, days with a task that does. */
export function findDaysNaming(names: readonly string[], areWhole = false, days: readonly Day[] = courseDays): Day[] {
  const named = createNamePattern(names, areWhole);
  const inTitle = days.filter(({ title }) => named.test(title));
  return inTitle.length > 0 ? inTitle : days.filter(({ tasks }) => tasks.some((task) => named.test(task)));
}

type TopicLists = Pick<Lexicon, "topics" | "notTaught"> & { projects: Lexicon["topics"] };

/** The lists of topics as the plan has them, whatever they say: what a day names is taught, and what none names is not. */
export function sortTopicsByPlan({ topics, notTaught, projects }: TopicLists, days: readonly Day[] = courseDays) {
  const taught = topics.filter((topic) => findDaysNaming(topic.taught, false, days).length > 0);
  const names = new Set(taught.map(({ name }) => name));
  const gone = topics.filter(({ name }) => !names.has(name)).flatMap(({ name, asked }) => [[name], asked].flat());
  const found = notTaught.filter(({ name }) => findDaysNaming([name], true, days).length > 0);
  return {
    topics: [...taught, ...projects, ...found.map(({ name }) => ({ name, asked: [name], taught: [name] }))],
    notTaught: [
      ...[...new Set(gone)].map((name) => ({ name })),
      ...notTaught
        .filter((topic) => !found.includes(topic))
        .map(({ name, nearest }) => (nearest !== undefined && names.has(nearest) ? { name, nearest } : { name })),
    ],
  };
}

/** The words of other walks of life without those that a day is called by; what a task mentions, such as the weather, may be of them. */
export const dropPlanWords = (domains: Lexicon["domains"], days: readonly Day[] = courseDays): Lexicon["domains"] => {
  const isInTitle = (phrase: string) => days.some(({ title }) => createNamePattern([phrase], true).test(title));
  return Object.fromEntries(
    Object.entries(domains).map(([name, phrases]) => [name, phrases.filter((each) => !isInTitle(each))]),
  );
};

/** The topic that most days name. */
export const findMostTaughtTopic = ({ topics }: Pick<Lexicon, "topics">): string | undefined =>
  topics
    .map(({ name, taught }) => ({ name, days: findDaysNaming(taught).length }))
    .toSorted((one, other) => other.days - one.days)[0]?.name;

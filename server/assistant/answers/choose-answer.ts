import * as worded from "#content/assistant/words/plan-questions.ts";
import { phases } from "#content/curriculum/phases.ts";
import { listPlans } from "#content/plans.ts";
import { capitalise } from "#domain/format/text.ts";
import { namedSubjects, phaseSubjects } from "../subjects.ts";
import { noAblations, type AblationSet } from "../ablations.ts";
import type { AssistantModel, Saying } from "../model/assistant-model.ts";
import type { Language } from "../../language/detect-language-by-script.ts";
import type { Reading } from "../reading/read-question.ts";
import { createBestTextFinder } from "./full-text-search.ts";
import { findDaysNaming } from "../knowledge/taught-topics.ts";
import { curriculumLink, dayLink, postLink } from "../knowledge/site-links.ts";
import { parseAgeGroup } from "./refine-subject.ts";
import {
  answerCourseWeeks,
  answerDaysLeft,
  answerHoursOfDay,
  answerHoursOfPhase,
  answerHowHard,
  answerIfRequired,
  answerPhaseDuration,
  answerAboutAskedPhases,
  answerProjectsOfPhaseOrTopic,
  answerBuyingSinglePhase,
  findNextOrPreviousPhase,
} from "./curriculum/phase-answers.ts";
import {
  answerCheapestOrDearestPhase,
  answerPricesBeforeDiscount,
  answerPhasePrices,
  answerPriceDifference,
  answerSumAgainstBundle,
} from "./curriculum/price-answers.ts";
import { answerRelation, answerTestsOf, findLastTestDayIfNamed } from "./curriculum/answer-relations.ts";
import { answerNamedDaysAndWeeks } from "./curriculum/answer-named-days-and-weeks.ts";
import { joinList, listAllDayAndWeekAnswers } from "./curriculum/plan-values.ts";
import { createSentenceFormatter } from "../knowledge/fill-sentence-templates.ts";
import { createTopicAnswerer, parseNextOrPreviousStep } from "./topic-answers.ts";
import { createTimeAdviser } from "./advise-by-time.ts";
import { dropUnaskedLeadingYes } from "./format-answer.ts";
import { createPhaseAdviser } from "./advise-phase.ts";

/** What the assistant needs of a blog post. */
export type PostNote = { slug: string; title: string; description: string; readTime: string };

/** Of more days their places are told by phase. */
const mostPlaces = 4;
type Rule = (reading: Reading) => Saying | undefined;

/** What the site says on a subject, fitted to what the question names; nothing where it does not say. */
export function createAnswerChooser(
  { lexicon, answers, sentences }: AssistantModel,
  posts: readonly PostNote[],
  language: Language = "en",
  leftOut: AblationSet = noAblations,
) {
  const say = createSentenceFormatter(sentences);
  const plan = listAllDayAndWeekAnswers(say);
  const createSearch = leftOut.has("search") ? () => () => undefined : createBestTextFinder;
  const findPost = createSearch(
    posts.map(({ slug, title, description, readTime }) => ({
      text: say("post", { title, description, minutes: Number.parseInt(readTime, 10) }),
      link: postLink(slug, title),
    })),
  );
  const topics = createTopicAnswerer(lexicon, say);
  const { sayTime, sayOwnPace } = createTimeAdviser(say);
  const adviser = createPhaseAdviser(lexicon, topics, sayTime, say);
  const blogWords = new Set(lexicon.blog);

  const namedDay: Rule = (reading) =>
    reading.asksWhere && reading.days.length > mostPlaces
      ? topics.sayPlaces(reading.days)
      : answerNamedDaysAndWeeks(reading, say);
  const namedTopic: Rule = (reading) => topics.taughtTopic(reading) ?? topics.topicNotTaught(reading);
  const overview: Rule = (reading) => answerAboutAskedPhases(findNextOrPreviousPhase(reading), say, language);
  const prices: Rule = (reading) => answerPhasePrices(reading, say);
  const hasPrices = listPlans("home").length > 0;
  const otherCurrency: Rule = (reading) => {
    const price = hasPrices && worded.currency.test(reading.text) ? (prices(reading) ?? answers["price"]) : undefined;
    return price && { ...price, text: `${say("own-currency-only", {})} ${price.text}` };
  };
  const cheapest: Rule = (reading) => answerCheapestOrDearestPhase(reading, say);
  const difference: Rule = (reading) => answerPriceDifference(reading, say);
  const sumAgainstBundle: Rule = (reading) => answerSumAgainstBundle(reading, say);
  const required: Rule = (reading) => answerIfRequired(reading, say);
  const place: Rule = (reading) => (reading.asksWhere ? answerNamedDaysAndWeeks(reading, say) : undefined);
  const left: Rule = (reading) => answerDaysLeft(reading, say);
  const listPrices: Rule = (reading) => answerPricesBeforeDiscount(reading, say);
  const timeOfDay: Rule = (reading) => answerHoursOfDay(reading, say);
  const length: Rule = (reading) => answerPhaseDuration(reading, say);
  const weeks: Rule = (reading) => answerCourseWeeks(reading, say);
  const relation: Rule = (reading) => answerRelation(reading, topics.daysOf, say);
  /** `what do I show in the final assessment?`, `which topic comes before it?` */
  const lastTest: Rule = (reading) => {
    const isOfIt =
      worded.asksWhat.test(reading.text) && !worded.asksOfTests.test(reading.text) && reading.phases.length === 0;
    const day = isOfIt ? findLastTestDayIfNamed(reading.text) : undefined;
    return day === undefined
      ? undefined
      : answerNamedDaysAndWeeks(
          { ...reading, planEntries: [], days: [day + parseNextOrPreviousStep(reading.text)] },
          say,
        );
  };
  const projects: Rule = (reading) => answerProjectsOfPhaseOrTopic(reading, topics.daysOf, say);
  const howHard: Rule = (reading) => {
    const rated = answerHowHard(reading, say);
    const [key, ...others] = reading.phases;
    return rated && key && others.length === 0 ? { ...rated, text: `${rated.text} ${adviser.needsOf(key)}` } : rated;
  };
  const testsOf: Rule = (reading) => answerTestsOf(reading, say);
  const hoursOfPhase: Rule = (reading) => answerHoursOfPhase(reading, say);
  const oneOfThem: Rule = (reading) => answerBuyingSinglePhase(reading, say);
  const post: Rule = ({ text }) =>
    findPost(
      text.split(" ").filter((word) => !blogWords.has(word)),
      worded.asksOther.test(text) ? 1 : 0,
    );

  /** It is one of the whole course: `the cheapest way to the certificate` is what that costs. */
  const cheapestCertificate: Rule = ({ text }) => {
    const { text: said = "", ...answer } = worded.asksCheapest.test(text) ? (answers["certificate"] ?? {}) : {};
    return "link" in answer
      ? { ...answer, text: `${say("all-phases-price", {})} ${dropUnaskedLeadingYes(said, "")}`.trim() }
      : undefined;
  };

  /** `A site like a big shop's`: what comes nearest are the projects. */
  const website: Rule = ({ text }) => (/\b(?:web ?)?(?:sites?|apps?)\b/.test(text) ? answers["projects"] : undefined);
  /** `on which day do I make my own?` after the projects. */
  const builtOn: Rule = ({ text }) => {
    const days = phases.flatMap(({ demo }) => (demo ? [say("day-of-topic", demo)] : []));
    return worded.asksDay.test(text) && days.length > 0
      ? { text: say("project-days", { days: joinList(days, say) }), link: curriculumLink }
      : undefined;
  };
  /** `deployment kis din hai`: it is taught on the way, so no topic of the plan is called by it. */
  const deploying: Rule = ({ concepts, text }) => {
    const days = concepts.has("when") || worded.asksDay.test(text) ? findDaysNaming(["deploy"]) : [];
    if (!concepts.has("deployment") && !worded.putsOnline.test(text)) return undefined;
    if (days.length === 0) return answers["deployment"];
    const list = joinList(
      days.map((day) => say("day-of-topic", day)),
      say,
    );
    const inWeeks = worded.asksWeek.test(text) ? [topics.sayWeeks(days)] : [];
    return { text: [`${capitalise(list)}.`, ...inWeeks].join(" "), link: dayLink(days[0]?.day ?? 0) };
  };
  const ofMinor: Rule = ({ text }) => (parseAgeGroup(text) === "minor" ? answers["minor"] : undefined);
  const ofAdult: Rule = ({ text }) => (parseAgeGroup(text) === "adult" ? answers["age-limit"] : undefined);

  /** The first rule that applies answers, else the subject's own text does. */
  const rules = new Map<string, readonly Rule[]>([
    ["price", [adviser.answerIfEnough, otherCurrency, difference, cheapest, prices]],
    ["payment", [otherCurrency]],
    ["saving", [sumAgainstBundle, difference, cheapest, listPrices]],
    ["list-price", [listPrices]],
    ["duration", [sayOwnPace, relation, left, place, timeOfDay, length, weeks]],
    ["hours", [sayOwnPace, timeOfDay, length]],
    ["pace", [sayOwnPace]],
    ["single-phase", [cheapest, required, oneOfThem]],
    ["day", [namedDay]],
    ["week", [namedDay]],
    ["topic", [howHard, namedDay, namedTopic, overview, website, deploying]],
    ["deployment", [deploying]],
    ["phase", [howHard, namedDay, required, overview, () => answers["structure"]]],
    ["syllabus", [namedDay, namedTopic, overview]],
    ["technologies", [namedTopic, overview]],
    ["structure", [overview]],
    ["tasks", [namedDay]],
    ["projects", [namedDay, builtOn, projects]],
    ["project-names", [projects]],
    ["blog", [post]],
    ["age-limit", [ofMinor]],
    ["enroll", [ofMinor]],
    ["minor", [ofAdult]],
    ["tests", [relation, lastTest, testsOf]],
    ["total-hours", [hoursOfPhase]],
    ["relation", [relation]],
    ["prerequisites", [adviser.sayNeeds]],
    ["advice", [adviser.advise]],
    ["certificate", [cheapestCertificate]],
  ]);

  for (const subject of rules.keys()) if (!namedSubjects.has(subject)) throw new Error(`subjects.ts lacks ${subject}`);

  /** A part called by what it teaches is the phase that teaches it. */
  function withPhasesOfTopics(reading: Reading): Reading {
    const isNamed = reading.phases.length > 0 && reading.without.length === 0;
    if (isNamed || !worded.onePart.test(reading.text)) return reading;
    const taught = topics.phasesOf(reading.topics).filter((key) => !reading.without.includes(key));
    return taught.length > 0 ? { ...reading, phases: taught } : reading;
  }

  /** The subject of a question on how two things of the plan lie to one another. */
  function relationOf(reading: Reading): string | undefined {
    if (sumAgainstBundle(reading)) return "saving";
    if (adviser.answerIfEnough(reading)) return "price";
    if (howHard(reading)) return "phase";
    if (sayOwnPace(reading)) return "duration";
    if (!relation(reading)) return undefined;
    const isOfPhases = reading.topics.length + reading.days.length === 0;
    return !isOfPhases ? "relation" : reading.concepts.has("tests") ? "tests" : "duration";
  }

  /** A question with the phase that its answer speaks of, for what is asked next: the one that is recommended, or comes after. */
  function withAnsweredPhase(subject: string, reading: Reading): Reading {
    if (subject === "advice") return adviser.withAdvisedPhase(reading);
    return subject === "phase" ? { ...reading, phases: findNextOrPreviousPhase(reading) } : reading;
  }

  function choose(subject: string, asked: Reading): Saying | undefined {
    const reading = phaseSubjects.includes(subject) ? withPhasesOfTopics(asked) : asked;
    for (const rule of rules.get(subject) ?? []) {
      const saying = rule(reading);
      if (saying) return saying;
    }
    return Object.hasOwn(answers, subject) ? answers[subject] : undefined;
  }

  return {
    choose,
    relationOf,
    daysOf: topics.daysOf,
    withAnsweredPhase,
    texts: [...Object.values(answers), ...plan].map(({ text }) => text),
  };
}

import * as worded from "#content/assistant/words/advice.ts";
import { asksDay } from "#content/assistant/words/plan-questions.ts";
import { listPlans } from "#content/plans.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { parseAvailableHoursAndDays } from "./advise-by-time.ts";
import { phaseNamesAlone } from "../reading/curriculum/curriculum-words.ts";
import { writeNumbersInDigits } from "../../language/number-words.ts";
import { parseCardinalOrOrdinal } from "../reading/curriculum/parse-cardinal-or-ordinal.ts";
import type { Reading } from "../reading/read-question.ts";
import { stem } from "../../language/stem.ts";

/** A sum that a visitor can spend, with what he gets on top: `1500 rupees`, `2k`, `1000 more`; a smaller number counts days. */
export function parseBudget(text: string): number | undefined {
  const written = worded.saysSum.test(text) ? writeNumbersInDigits(text) : text;
  const more = [...written.matchAll(worded.sumOnTop)].map(([, before, after]) => Number(before ?? after));
  const own = /(?<!\bhalf )\b\d{3,6}\b(?! wal[aei])/.exec(written.replaceAll(worded.sumOnTop, " "))?.[0];
  return [Number(own ?? 0), ...more].reduce((total, part) => total + part) || undefined;
}

/** What can be bought that a question names: phases, the bundle, and either by its price, as in `the 2000 one`. */
export function listNamedPlans({ text, phases, concepts }: Reading): (PhaseKey | "bundle")[] {
  const priced = new Set(
    [...text.matchAll(/\b(\d{3,6}) (?:(?:rs|rupees?|inr) )?(?:wal[aei]|one|plan|phase|card)\b/g)].map(([, amount]) =>
      Number(amount),
    ),
  );
  const sold = listPlans("home").filter(({ price }) => priced.has(price));
  const named = new Set<PhaseKey | "bundle">([...phases, ...sold.map(({ phase }) => phase ?? "bundle")]);
  if (concepts.has("bundle") || worded.wholeCourse.test(text)) named.add("bundle");
  return [...phaseKeys, "bundle" as const].filter((key) => named.has(key));
}

/** `beginner or bundle, which is better for me`, `confused between the bundle and a single phase`. */
export const comparesTwoPlans = (reading: Reading) =>
  worded.setsApart.test(reading.text) &&
  (listNamedPlans(reading).length > 1 ||
    (listNamedPlans(reading).join() === "bundle" &&
      (/\b(?:one|single)\b/.test(reading.text) || reading.concepts.has("single-phase"))));

/** What a visitor tells of himself that advice can go by. */
export function readAdviceGrounds(reading: Reading) {
  const { text, topics, phases, without } = reading;
  // `I know the basics` leaves them out; `done with basics of Python` names no phase.
  const knowsBasics =
    worded.claimsKnowledge.test(text) && /\bbasics?\b/.test(text) && (without.length > 0 || topics.length > 0);
  return {
    budget: parseBudget(text),
    ...parseAvailableHoursAndDays(text),
    knows: worded.claimsKnowledge.test(text),
    knowsBasics,
    isNew: worded.deniesKnowledge.test(text),
    aims: worded.aims.test(text) && (topics.length > 0 || worded.profession.test(text) || worded.makes.test(text)),
    phases: knowsBasics || without.length > 0 ? [] : phases,
  };
}

/** What a visitor answers to the question what he knows. */
export const describesOwnSituation = ({ text, topics, hasRareWord }: Reading) =>
  !worded.asksOther.test(text) &&
  ((topics.length > 0 && !hasRareWord) ||
    worded.claimsKnowledge.test(text) ||
    worded.deniesKnowledge.test(text) ||
    parseBudget(text) !== undefined ||
    Object.keys(parseAvailableHoursAndDays(text)).length > 0);

const conceptsOfTime = new Set(["hours", "pace", "duration"]);
const conceptsOfChoice = new Set(
  "price phase single single-phase prerequisites structure payment when compare enroll bundle saving tools skip differentiators build buy help total technologies self course".split(
    " ",
  ),
);

/** Tells whether a question wants to know what to take, or where to begin. */
export function createAdviceQuestionDetector({ lexicon, vocabulary }: Pick<AssistantModel, "lexicon" | "vocabulary">) {
  const choosing = new Set([...lexicon.choosing, ...lexicon.followUps.light, ...phaseNamesAlone].map(stem));
  const course = new Set(vocabulary.courseStems);
  const isOfChoice = (root: string) =>
    /^(?:[#@]|\d+k$)/.test(root) || choosing.has(root) || parseCardinalOrOrdinal([root], 0) !== undefined;

  /** `I know HTML, not React`, `a beginner with 2000 rupees`, `which phase suits me`, `beginner or bundle`, among other words. */
  function asksAmongOthers(reading: Reading): boolean {
    const { text, topics, absent, concepts } = reading;
    const grounds = readAdviceGrounds(reading);
    const names = topics.length + absent.length > 0;
    const knowsTopic = (grounds.knows && names && grounds.phases.length === 0) || grounds.knowsBasics;
    const hasTime = grounds.hours !== undefined || grounds.days !== undefined;
    const tells = grounds.budget !== undefined || hasTime || knowsTopic || grounds.aims;
    const chooses = worded.wordsOfChoice.test(text);
    const counsels = worded.asksToAdvise.test(text);
    const wants = worded.wishes.test(text) && topics.length > 0;
    const asksPart = worded.asksWhichPart.test(text) && (chooses || counsels || tells || grounds.isNew || wants);
    const namesPlan = listNamedPlans(reading).length > 0;
    const isBesideKnowledge = grounds.knows && names && worded.asksBesideKnowledge.test(text);
    const isAsked =
      grounds.aims ||
      asksPart ||
      (chooses && namesPlan && (grounds.knows || grounds.isNew || worded.shouldI.test(text))) ||
      (worded.saysOfSelf.test(text) && grounds.knows && names) ||
      (worded.asksWhereToStart.test(text) && grounds.phases.length === 0) ||
      (comparesTwoPlans(reading) && worded.wordsOfBetter.test(text)) ||
      (worded.asksWhich.test(text) && (chooses || worded.wordsOfBuying.test(text)) && tells) ||
      (counsels && (tells || grounds.isNew || worded.namesPart.test(text))) ||
      (knowsTopic && concepts.has("skip")) ||
      isBesideKnowledge;
    const isOfChoosing = (name: string) =>
      conceptsOfChoice.has(name) ||
      ((name === "teach" || name === "job") && grounds.knows) ||
      (name === "mentorship" && counsels) ||
      (hasTime && conceptsOfTime.has(name)) ||
      (name === "hours" && asksPart);
    return (
      isAsked &&
      (asksPart || isBesideKnowledge || [...concepts].every(isOfChoosing)) &&
      (grounds.budget === undefined || names || asksPart)
    );
  }

  /** `3000 saved, never coded, beginner or the bundle?`: who tells of himself and asks what to take of the course. */
  function asksForSelf(reading: Reading): boolean {
    const { text, topics, concepts, domains, planEntries } = reading;
    const { budget, isNew, knows } = readAdviceGrounds(reading);
    const names = topics.length + listNamedPlans(reading).length > 0;
    const tells = budget !== undefined || isNew || (knows && topics.length > 0);
    const asks = comparesTwoPlans(reading) || (worded.asksToTake.test(text) && (names || isNew));
    // `mere paas` sounds like a place, and what comes next like what follows a request.
    const besides = new Set([budget !== undefined && "office", ...(knows ? ["job", "outcome", "after-request"] : [])]);
    const isOfChoosing = (name: string) => conceptsOfChoice.has(name) || besides.has(name);
    return tells && asks && domains.length + planEntries.length === 0 && [...concepts].every(isOfChoosing);
  }

  function isForAdvice(reading: Reading): boolean {
    const { text, phases, planEntries, absent, domains, roots, hasRareWord } = reading;
    // `I know Python and HTML. On which day comes React?` wants the day.
    if (asksDay.test(text) && reading.topics.length > 0 && !worded.asksWhichPart.test(text)) return false;
    if (asksForSelf(reading)) return true;
    // What he knows and is not taught here is no question for it.
    // `a bot for my shop, which phase is right for me`, whatever else it names.
    if (worded.asksToAdvise.test(text) && /\bphases?\b/.test(text) && planEntries.length === 0) return true;
    if (worded.asksToAdvise.test(text) && worded.aims.test(text) && worded.trade.test(text)) return true;
    const isOfPart = worded.asksWhichPart.test(text) || phases.length === 1 || reading.concepts.has("course");
    if (planEntries.length === 0 && isOfPart && !reading.concepts.has("job") && worded.suitsSomebody.test(text))
      return true;
    // What he can give is told, whatever he does else: `office is 9 to 7, I can do 2 hours`.
    const { budget, hours, days } = readAdviceGrounds(reading);
    const gives = (budget !== undefined && worded.hasMoney.test(text)) || hours !== undefined || days !== undefined;
    const asksToTake = worded.asksWhichPart.test(text) && !worded.asksOfPlan.test(text);
    if (domains.length === 0 && gives && (asksToTake || worded.asksToAdvise.test(text))) return true;
    if (worded.asksWhichPart.test(text) && worded.aims.test(text) && worded.makes.test(text)) return true;
    if (planEntries.length > 0 || (absent.length > 0 && !worded.claimsKnowledge.test(text))) return false;
    if (roots.every(isOfChoice) && !worded.asksWhatToDo.test(text)) {
      const chooses = worded.asksWhich.test(text) && worded.wordsOfChoice.test(text);
      const tellsSum =
        parseBudget(text) !== undefined && (worded.hasMoney.test(text) || worded.wordsOfBuying.test(text));
      if (chooses || tellsSum || worded.asksToAdvise.test(text)) return true;
    }
    const isOfCourse = !hasRareWord || roots.every((root) => isOfChoice(root) || course.has(root));
    return domains.length === 0 && isOfCourse && asksAmongOthers(reading);
  }

  /** `should I take engineering or medical`, `what should I eat for 500`: a choice that names nothing of the course. */
  const choosesOutsideCourse = (reading: Reading) =>
    !worded.asksWhichPart.test(reading.text) &&
    worded.choosesOne.test(reading.text) &&
    [...reading.concepts].every((name) => conceptsOfElse.has(name)) &&
    reading.phases.length + reading.topics.length + reading.planEntries.length === 0 &&
    !isForAdvice(reading);

  return { isForAdvice, choosesOutsideCourse };
}

const conceptsOfElse = new Set("compare help price".split(" "));

import { asksWhichPart } from "#content/assistant/words/advice.ts";
import { asksCheaper } from "#content/assistant/words/plan-questions.ts";
import * as worded from "#content/assistant/words/references.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import {
  listNamedPlans,
  readAdviceGrounds,
  describesOwnSituation,
  parseBudget,
} from "../answers/detect-advice-question.ts";
import { asksWhy } from "../answers/advise-phase.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { extraSubjects, partSubjects, shortSubjects } from "../subjects.ts";
import {
  lowercasePhaseTitle,
  formatSlotsAsText,
  hasSlots,
  replaceSlotsWithEarlier,
  isShortQuestion,
  mostWordsOfPerson,
  type EarlierQuestion,
  type Resolved,
} from "./slots.ts";

type PairOptions = {
  read: Reader["read"];
  /** The subject of a question on how two things of the plan lie to one another. */
  relationOf: (reading: Reading) => string | undefined;
};

const formatPlanNames = (offers: readonly ReturnType<typeof listNamedPlans>[number][], joint = "and") =>
  offers.map((offer) => (offer === "bundle" ? offer : lowercasePhaseTitle(offer))).join(` ${joint} `);

/** Reads what is asked of the two that the last questions named. */
export function createPairResolver({ read, relationOf }: PairOptions) {
  /** `both together?`, `how many days between?` after one and another: what was asked of each, of the two. */
  function resolvePair(own: Reading, turns: readonly EarlierQuestion[]): Resolved | undefined {
    const { subject = "" } = turns.at(-1) ?? {};
    if (!worded.asksOfBoth.test(own.text) || worded.namesAll.test(own.text) || hasSlots(own)) return undefined;
    const two = turns.slice(-2).map(({ reading }) => formatSlotsAsText(reading));
    const related = read(`${own.text} ${two.join(" and ")}`);
    const relation = relationOf(related);
    if (relation !== undefined) return { reading: related, subject: relation };
    const named = [...new Set(turns.slice(-2).flatMap(({ reading }) => listNamedPlans(reading)))];
    const phases = phaseKeys.filter((key) => named.includes(key));
    // `how much do I save then?` after the bundle and another
    if (named.length === 2 && named.includes("bundle") && partSubjects.includes(subject))
      return worded.asksOfGain.test(own.text)
        ? { reading: read(`${own.text} ${formatPlanNames(named, "or")}`), subject: "advice" }
        : { reading: read(`${own.text} ${formatPlanNames(named)}`), subject: "price" };
    if (phases.length !== 2) return undefined;
    // `kya dono ke saath certificate?` asks something else of them.
    const isOfPrice = asksCheaper.test(own.text);
    const extra = isOfPrice ? "price" : [...extraSubjects, ...shortSubjects].find((name) => own.concepts.has(name));
    const asked = extra ?? (partSubjects.includes(subject) ? subject : undefined);
    return asked === undefined ? undefined : { reading: { ...own, phases }, subject: asked };
  }

  /** `which one should I take?`: by what he has just told of himself, or of the two phases that he has asked about. */
  function takeAdvice(own: Reading, turns: readonly EarlierQuestion[]): Resolved {
    const { budget, knows, isNew, phases } = readAdviceGrounds(own);
    const isKnown = knows || isNew || phases.length + own.topics.length > 0;
    const isTold = isKnown || budget !== undefined;
    // What he said of himself holds on, whatever he has asked since.
    const before = turns.findLast(
      ({ reading, subject }, at) =>
        describesOwnSituation(reading) &&
        (at === turns.length - 1 ? !isTold : subject === "advice" || readAdviceGrounds(reading).isNew),
    )?.reading.text;
    const told = before === undefined || isKnown ? "" : `${before} `;
    const two = [...new Set(turns.slice(-2).flatMap(({ reading }) => listNamedPlans(reading)))];
    const apart = told === "" && !isTold && two.length === 2 ? ` ${formatPlanNames(two, "or")}` : "";
    // Of two sums the first holds, which is the one told last.
    const text = isTold ? `${own.text} ${told}` : `${told}${own.text}${apart}`;
    return { reading: told + apart === "" ? own : read(text), subject: "advice" };
  }

  /** What he knows, after the question what that is; `and which phase then?`, `why not the first one?` */
  function goOnWithAdvice(
    own: Reading,
    turns: readonly EarlierQuestion[],
    isElliptical: boolean,
  ): Resolved | undefined {
    const last = turns.at(-1);
    const goesOn =
      describesOwnSituation(own) || (!hasSlots(own) && isShortQuestion(own) && asksWhichPart.test(own.text));
    if (last?.subject === "advice" && goesOn) {
      const known = own.topics.length > 0 && isElliptical ? `i know ${own.text}` : own.text;
      const isNewSum = parseBudget(own.text) !== undefined;
      return {
        reading: read(isNewSum ? `${known} ${last.reading.text}` : `${last.reading.text} ${known}`),
        subject: "advice",
      };
    }
    const advised = worded.whyThatOne.test(own.text) ? turns.findLast(({ subject }) => subject === "advice") : last;
    return advised?.subject === "advice" && asksWhy.test(own.text) && isShortQuestion(own, mostWordsOfPerson)
      ? { reading: replaceSlotsWithEarlier(own, advised.reading), subject: "advice" }
      : undefined;
  }

  return { resolvePair, takeAdvice, goOnWithAdvice };
}

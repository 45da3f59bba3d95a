import { hasVerb, isStatement, questionWord } from "#content/assistant/words/messages.ts";
import { namesAll } from "#content/assistant/words/references.ts";
import { fixedSubjects, peopleSubjects } from "../subjects.ts";
import type { Lexicon, Saying } from "../model/assistant-model.ts";
import type { Reader, Reading } from "../reading/read-question.ts";
import { splitIntoQuestions } from "../reading/normalise-and-split-text.ts";
import { putHindiPartsFirst, joinAnswers } from "../answers/format-answer.ts";
import { findCheapestPhase } from "../answers/curriculum/price-answers.ts";
import type { EarlierQuestion, Resolved } from "./slots.ts";

/** An answer and what it is about. */
export type Answer = Saying & { subject: string };

type MultiQuestionOptions = {
  lexicon: Lexicon;
  read: Reader["read"];
  subjectOf: (reading: Reading, sure?: number) => string | undefined;
  resolve: (reading: Reading, turns: readonly EarlierQuestion[]) => Resolved;
  answerOne: (reading: Reading, sure?: number, subject?: string) => Answer | undefined;
  /** The subjects nearest to a part, also where it may be about something else. */
  listNearest: (reading: Reading) => string[];
  /** What the owner's FAQ answers to just this. */
  findOwn: (question: string) => Saying | undefined;
};

const mostAnswers = 4;
/** A part that asks of `them` is answered from here on. */
const sureOfThem = 0.7;
/** A part of a question stands on its own from here on; and where the whole is clear as one question. */
const [sureOfPart, verySureOfPart] = [0.6, 0.85];
/** From here on where it says a phrase of its subject; and where it says none. */
const [sureOfNamed, certain] = [0.4, 0.9];

/** Whether the whole is about the course; where no subject is likely, it may be about something else. */
type Whose = "ours" | "unclear" | "foreign";

/** Answers a message by its parts. */
export function createMultiQuestionAnswerer(options: MultiQuestionOptions) {
  const { lexicon, read, subjectOf, resolve, answerOne, listNearest, findOwn } = options;
  /** A part that names a subject of its own; `and intermediate` only goes on with the one before. */
  const hasOwnSubject = ({ concepts, planEntries, text }: Reading, whole: Reading) =>
    (planEntries.length > 0 && planEntries.length === whole.planEntries.length && !isStatement.test(text)) ||
    [...concepts].some((concept) => Object.hasOwn(lexicon.subjectPhrases, concept));

  /** `and can I keep them?` */
  const asksOfThem = (part: Reading) =>
    /\b(?:them|those|unhe|unko|inhe)\b/.test(part.text) && subjectOf(part, sureOfThem) !== undefined;

  /** Whether a part is a question of its own, by a phrase of a subject or because nothing else is likely; `it` may be what an earlier part names. */
  const standsAlone = (part: Reading, whole: Reading, isLater: boolean) =>
    hasOwnSubject(part, whole) ||
    asksOfThem(part) ||
    (hasVerb.test(part.text) &&
      subjectOf(part, !pointsBack.test(part.text) ? certain : isLater ? verySureOfPart : 1) !== undefined);

  /** Two questions in one message get two answers, in the order asked; a part that asks nothing belongs to the one before it. */
  return function answerParts(question: string, whole: Reading, isClear: boolean, whose: Whose): Answer | undefined {
    const parts = splitIntoQuestions(question);
    if (parts.length < 2) return undefined;
    // `its 11th day` is one of the phase that the other part names.
    const inherit = (part: Reading) => ({
      ...part,
      // `must I know React before that?`, `what do we make with it?`
      topics: pointsAtTopic.test(part.text) ? [...new Set([...part.topics, ...whole.topics])] : part.topics,
      phases: part.phases.length > 0 || namesAll.test(part.text) ? part.phases : whole.phases,
      ...(part.planEntries.length === whole.planEntries.length
        ? { planEntries: whole.planEntries, days: whole.days, weeks: whole.weeks }
        : {}),
    });
    // `umar aur padhai kya hai sir ki`: both are asked of the person named once.
    const ofPerson = peopleSubjects.includes(subjectOf(whole) ?? "");
    const found: { text: string; answer: Answer; turn: EarlierQuestion }[] = [];

    function answerPart(text: string): boolean {
      const part = inherit(read(text, whole.language));
      if (part.text === "" || asksNothing(part.text)) return true;
      const own = findOwn(text);
      if (own) {
        found.push({ text, answer: { ...own, subject: "faq" }, turn: { reading: part, subject: "faq" } });
        return true;
      }
      const turns = found.map(({ turn }) => turn);
      // `teacher ki umar, experience bhi`: the second is asked of the same person.
      const isUnnamed = ofPerson && turns.length === 0 && !part.concepts.has("instructor");
      const before = isUnnamed ? [{ reading: whole, subject: "instructor" }] : turns;
      const resolved = resolve(part, before);
      const { reading } = resolved;
      const likely = resolved.subject ?? subjectOf(reading);
      const saysIt = likely !== undefined && reading.concepts.has(likely);
      const sure = saysIt && (found.length > 0 || !pointsBack.test(part.text)) ? sureOfNamed : sureOfPart;
      // Where nothing is likely of the whole, a part that names what is ours need not be clearer than it would be alone.
      const namesOurs = saysIt || (whose === "unclear" && hasOwnSubject(reading, whole));
      const sureOfOther = namesOurs && whose !== "foreign" ? sure : verySureOfPart;
      // `and what language is used?` names its subject beside a part that is ours.
      const isBeside = found.length > 0 && questionWord.test(text) && whose !== "foreign" && isPlain(reading);
      const [nearest = ""] = isBeside ? listNearest(reading) : [];
      const named = reading.concepts.has(nearest) ? nearest : undefined;
      const subject = resolved.subject ?? subjectOf(reading, isClear ? sureOfOther : sure) ?? named;
      const isOwn = reading !== part || standsAlone(part, whole, found.length > 0);
      const { language } = whole;
      const answer = isOwn && subject !== undefined ? answerOne({ ...reading, language }, 0, subject) : undefined;
      if (answer && subject !== undefined) {
        // `the cheapest phase, and what is in it?`
        const cheapest = findCheapestPhase(reading);
        const turn = { reading: cheapest ? { ...reading, phases: [cheapest] } : reading, subject };
        found.push({ text, answer, turn });
      }
      return answer !== undefined;
    }

    // Read one by one: most of what falls into many parts is no list of questions, and ends at the first that is none.
    for (const text of parts) {
      if (answerPart(text)) continue;
      // `the price of beginner and advanced`
      const last = found.pop();
      if (!last || isClear || !answerPart(`${last.text} and ${text}`)) return undefined;
    }
    const different = [...new Map(found.map(({ answer }) => [answer.text, answer])).values()].slice(0, mostAnswers);
    const [first] = different;
    // Of one subject the whole says it together: the sum of two phases.
    if (!first) return undefined;
    if (different.every(({ subject }) => subject === first.subject)) return whose === "unclear" ? first : undefined;
    const { subject } = different.find((answer) => fixedSubjects.includes(answer.subject)) ?? first;
    return { ...first, subject, text: joinAnswers(putHindiPartsFirst(different.map(({ text }) => text))) };
  };
}

const isPlain = ({ domains, hasRareWord }: Reading) => domains.length === 0 && !hasRareWord;
const pointsAtTopic = /\b(?:it|that|them|us din|usme|usse|uske|isse|isme|iske)\b/;
const pointsBack = /\b(?:it|that|this|ye|yeh|wo|woh)\b/;
/** `mai job karta hu` beside a question. */
export const asksNothing = (text: string) =>
  (isStatement.test(text) || /\b(?:hu|hun|hoon)$/.test(text)) &&
  !/\b(?:k(?:ya|ab|aise|itn[aei])|when|how|what|which)\b/.test(text);

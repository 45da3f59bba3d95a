import { fixedSubjects, moneySubjects } from "../known-subjects.ts";
import type { AssistantModel, Saying } from "../model/assistant-model.ts";
import { hasAttackForm } from "../reading/attack-form.ts";
import { createReader, type Reading } from "../reading/read-question.ts";
import { splitClauses, splitQuestion } from "../reading/split-question.ts";
import { createFaqFinder } from "./asked-faq.ts";
import { createFollowUps, type Resolved, type Turn } from "./follow-up.ts";
import { createChooser, type PostNote } from "./choose-answer.ts";
import { priceLines } from "../../gateway/price-lines.ts";
import { createRanker } from "./rank-subjects.ts";
import { firstSentences, shortenAnswer } from "./shorten-answer.ts";

/** An answer and what it is about. */
type Answer = Saying & { subject: string };
/** Off-topic holds for what the content cannot answer surely; hostile for what no model should see either. */
export type ContentReply = { kind: "answer"; answer: Answer } | { kind: "off-topic" } | { kind: "hostile" };
/** A cleaned question and the cleaned ones before it, oldest first. */
export type Conversation = { question: string; history: readonly string[] };
export type Understood = {
  reply: ContentReply;
  /** The earlier questions that somebody else may be asked with this one. */
  earlier: readonly string[];
  /** The site's texts on what is asked about. */
  findGrounds: () => string[];
};
export type ContentAssistant = { understand: (conversation: Conversation) => Understood };

const mostAnswers = 4;
const groundSubjects = 6;
/** A clause is answered from here on, though the whole seems foreign. */
const sureOfClause = 0.7;
/** A part of a question stands on its own from here on. */
const sureOfPart = 0.5;
/** From here on the whole is one question, whatever its words could be split into. */
const sureOfWhole = 0.98;

/** Answers cleaned questions from the site's own texts: no network, no language model, a few milliseconds. */
export function createContentAssistant(model: AssistantModel, posts: readonly PostNote[] = []): ContentAssistant {
  const { read } = createReader(model);
  const { rank, isHostile } = createRanker(model);
  const { choose, texts } = createChooser(model, posts);
  const findFaq = createFaqFinder(model);

  /** A part that names a subject of its own; `and intermediate` only goes on with the one before. */
  const hasOwnSubject = ({ concepts }: Reading) =>
    [...concepts].some((concept) => Object.hasOwn(model.lexicon.subjectPhrases, concept));

  function subjectOf(reading: Reading, sure = 0): string | undefined {
    const [best] = rank(reading);
    if (!best || best.probability < sure) return undefined;
    // Whatever else is asked about a refund, its answer stays the site's own.
    return asksRefund.test(reading.text) ? "refund" : best.label;
  }
  const { resolve, isLight } = createFollowUps({ lexicon: model.lexicon, read, subjectOf });

  function answerOne(reading: Reading, sure = 0, subject = subjectOf(reading, sure)): Answer | undefined {
    const saying = subject === undefined ? undefined : choose(subject, reading);
    return saying && subject !== undefined ? { ...saying, text: fitOpening(saying.text, reading), subject } : undefined;
  }

  /** Two questions in one message get two answers, when each stands on its own. */
  function answerParts(question: string, whole: Reading): Answer | undefined {
    const parts = splitQuestion(question).map((part) => read(part));
    if (parts.length < 2) return undefined;
    const inherit = (part: Reading) => (part.phases.length > 0 ? part : { ...part, phases: whole.phases });
    const found = parts.flatMap((part) => (hasOwnSubject(part) ? (answerOne(inherit(part), sureOfPart) ?? []) : []));
    const different = [...new Map(found.map((answer) => [answer.subject, answer])).values()].slice(0, mostAnswers);
    const [first] = different;
    if (!first || different.length < 2) return undefined;
    const { subject } = different.find((answer) => fixedSubjects.includes(answer.subject)) ?? first;
    return { ...first, subject, text: different.map(({ text }) => firstSentences(text, 2)).join("\n") };
  }

  /** `I work till six. How many hours a day?`: what stands beside the question may be about anything. */
  function answerClause(clauses: readonly Reading[]): Answer | undefined {
    return clauses
      .filter((clause) => hasOwnSubject(clause) || clause.topics.length > 0)
      .map((clause) => answerOne(clause, sureOfClause))
      .findLast((answer) => answer !== undefined);
  }

  /** The readings of a message and of its clauses; none where it means harm. */
  function readHonest(question: string): { whole: Reading; clauses: Reading[] } | undefined {
    if (hasAttackForm(question)) return undefined;
    const whole = read(question);
    const parts = splitClauses(question);
    // A single clause is the whole.
    const clauses = parts.length > 1 ? parts.map((part) => read(part)) : [];
    const isHarm = (reading: Reading) => isHostile(reading) && !isLight(reading);
    return [whole, ...clauses].some(isHarm) ? undefined : { whole, clauses };
  }

  /** The earlier questions in order, each with what it took from those before it. */
  function readTurns(history: readonly string[]): { turns: Turn[]; honest: string[] } {
    const turns: Turn[] = [];
    const honest: string[] = [];
    for (const text of history) {
      const readings = readHonest(text);
      if (!readings) continue;
      const { reading, subject = subjectOf(reading) } = resolve(readings.whole, turns);
      // The answer to these is fixed: nobody else is to be asked about them.
      if (subject === undefined || !fixedSubjects.includes(subject)) honest.push(text);
      if (subject !== undefined) turns.push({ reading, subject });
    }
    return { turns, honest };
  }

  function answerWhole(question: string, whole: Reading, clauses: readonly Reading[]): Answer | undefined {
    const [best] = rank(whole);
    if (!best) return answerClause(clauses);
    return (best.probability < sureOfWhole ? answerParts(question, whole) : undefined) ?? answerOne(whole);
  }

  function findGrounds({ reading, subject }: Resolved, own: ContentReply): string[] {
    const ranked = rank(reading)
      .slice(0, groundSubjects)
      .map(({ label }) => label);
    const subjects = subject === undefined ? ranked : [subject, ...ranked];
    const ownText = own.kind === "answer" ? [own.answer.text] : [];
    if (subjects.length === 0) return [...ownText, ...texts, ...priceLines()];
    return [
      ...ownText,
      ...subjects.flatMap((label) => choose(label, reading)?.text ?? []),
      ...(subjects.some((label) => moneySubjects.includes(label)) ? priceLines() : []),
    ];
  }

  return {
    understand({ question, history }) {
      const readings = readHonest(question);
      if (!readings) return { reply: { kind: "hostile" }, earlier: [], findGrounds: () => [] };
      const { turns, honest } = readTurns(history);
      const { whole, clauses } = readings;
      const resolved = resolve(whole, turns);
      const asked = findFaq(question);
      const answer = asked
        ? { ...asked, subject: "faq" }
        : resolved.reading === whole && resolved.subject === undefined
          ? answerWhole(question, whole, clauses)
          : answerOne(resolved.reading, 0, resolved.subject);
      const reply: ContentReply = answer
        ? { kind: "answer", answer: { ...answer, text: shortenAnswer(answer.text) } }
        : { kind: "off-topic" };
      return { reply, earlier: honest, findGrounds: () => findGrounds(resolved, reply) };
    },
  };
}

const asksRefund =
  /\b(refund\w*|money ?back)\b|\b(paise|paisa|fees?|money|amount)\b.{0,20}\b(back|wapas|vapas|wapis|vapis|laut\w*|returned)\b/;
const yesNoQuestion = /^(do|does|did|is|are|can|could|will|would|kya|any)\b/;

/** "Yes." opens the answer to a plain yes-or-no question only; after any other it would mislead. */
const fitOpening = (text: string, reading: Reading) =>
  yesNoQuestion.test(reading.text) ? text : text.replace(/^Yes[.,] (\w)/, (_, next: string) => next.toUpperCase());

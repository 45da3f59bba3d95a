import { fixedSubjects, moneySubjects } from "../known-subjects.ts";
import type { AssistantModel, Saying } from "../model/assistant-model.ts";
import { hasAttackForm } from "../reading/attack-form.ts";
import { createReader, type Reading } from "../reading/read-question.ts";
import { splitClauses, splitQuestion } from "../reading/split-question.ts";
import { createFaqFinder } from "./asked-faq.ts";
import { createChooser, type PostNote } from "./choose-answer.ts";
import { priceLines } from "../../gateway/price-lines.ts";
import { inHindi } from "./in-hindi.ts";
import { createRanker } from "./rank-subjects.ts";
import { firstSentences, shortenAnswer } from "./shorten-answer.ts";

/** An answer and what it is about. */
type Answer = Saying & { subject: string };
/** Off-topic holds for what the content cannot answer surely; hostile for what no model should see either. */
export type ContentReply = { kind: "answer"; answer: Answer } | { kind: "off-topic" } | { kind: "hostile" };
export type ContentAssistant = {
  reply: (question: string) => ContentReply;
  /** The site's texts on what a question asks about. */
  findGrounds: (question: string) => string[];
};

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
  const choosers = { en: createChooser(model, posts), hi: createChooser(inHindi(model), posts, "hi") };
  const choose = (subject: string, reading: Reading) => choosers[reading.language].choose(subject, reading);
  const findFaq = createFaqFinder(model);

  /** A part that names a subject of its own; `and intermediate` only goes on with the one before. */
  const hasOwnSubject = ({ concepts }: Reading) =>
    [...concepts].some((concept) => Object.hasOwn(model.lexicon.subjectPhrases, concept));

  function answerOne(reading: Reading, sure = 0): Answer | undefined {
    const [best] = rank(reading);
    if (!best || best.probability < sure) return undefined;
    // Whatever else is asked about a refund, its answer stays the site's own.
    const subject = asksRefund.test(reading.text) ? "refund" : best.label;
    const saying = choose(subject, reading);
    return saying && { ...saying, text: fitOpening(saying.text, reading), subject };
  }

  /** Two questions in one message get two answers, when each stands on its own. */
  function answerParts(question: string, whole: Reading): Answer | undefined {
    const parts = splitQuestion(question).map((part) => read(part, whole.language));
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

  function reply(question: string): ContentReply {
    if (hasAttackForm(question)) return { kind: "hostile" };
    const whole = read(question);
    const parts = splitClauses(question);
    // A single clause is the whole.
    const clauses = parts.length > 1 ? parts.map((part) => read(part, whole.language)) : [];
    if ([whole, ...clauses].some(isHostile)) return { kind: "hostile" };
    const asked = findFaq(question);
    if (asked) return { kind: "answer", answer: { ...asked, subject: "faq" } };
    const [best] = rank(whole);
    const answer = !best
      ? answerClause(clauses)
      : ((best.probability < sureOfWhole ? answerParts(question, whole) : undefined) ?? answerOne(whole));
    return answer ? { kind: "answer", answer: { ...answer, text: shortenAnswer(answer.text) } } : { kind: "off-topic" };
  }

  function findGrounds(question: string): string[] {
    // The site's own language: every fact is stated in it.
    const reading = read(question, "en");
    const subjects = rank(reading)
      .slice(0, groundSubjects)
      .map(({ label }) => label);
    const own = reply(question);
    const ownText = own.kind === "answer" ? [own.answer.text] : [];
    if (subjects.length === 0) return [...ownText, ...choosers.en.texts, ...priceLines()];
    return [
      ...ownText,
      ...subjects.flatMap((subject) => choose(subject, reading)?.text ?? []),
      ...(subjects.some((subject) => moneySubjects.includes(subject)) ? priceLines() : []),
    ];
  }

  return { reply, findGrounds };
}

const asksRefund =
  /\b(refund\w*|money ?back)\b|\b(paise|paisa|fees?|money|amount)\b.{0,20}\b(back|wapas|vapas|wapis|vapis|laut\w*|returned)\b/;
const yesNoQuestion = /^(do|does|did|is|are|can|could|will|would|kya|any)\b/;

/** "Yes." opens the answer to a plain yes-or-no question only; after any other it would mislead. */
const fitOpening = (text: string, reading: Reading) =>
  yesNoQuestion.test(reading.text)
    ? text
    : text.replace(/^(?:Yes[.,]|जी हाँ[।,]) (\S)/, (_, next: string) => next.toUpperCase());

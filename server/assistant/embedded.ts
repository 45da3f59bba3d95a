import { createAnswers } from "./answers.ts";
import type { Ranked } from "./classify.ts";
import type { Subject } from "./examples.ts";
import { subjectWords } from "./glossary.ts";
import { isHostile } from "./hostile.ts";
import type { Saying } from "./links.ts";
import type { PostNote } from "./notes/post-notes.ts";
import { priceLines } from "./prompt.ts";
import type { Reading } from "./reading.ts";
import { firstSentences, shorten } from "./say.ts";
import { learnExamples } from "./understand.ts";

/** An answer and what it is about. */
export type Answer = Saying & { subject: Subject };
/** Off-topic holds for what the notes cannot answer surely; hostile for what no model should see either. */
export type EmbeddedReply = { kind: "answer"; answer: Answer } | { kind: "off-topic" } | { kind: "hostile" };
export type Embedded = {
  reply: (question: string) => EmbeddedReply;
  /** The site's texts on what a question asks about. */
  findGrounds: (question: string) => string[];
};

/** Promises about money are only ever given in the site's own words. */
export const fixedSubjects: ReadonlySet<Subject> = new Set(["refund", "guarantee"]);
const moneySubjects: ReadonlySet<Subject> = new Set([
  "price",
  "payment",
  "saving",
  "listPrice",
  "bundle",
  "singlePhase",
]);
const mostParts = 4;
const groundSubjects = 6;
/** From here on a question is taken to be about something else. */
const tooForeign = 0.45;
/** Below this the best subject must at least be likelier than something else. */
const tooVague = 0.2;
/** A clause is answered from here on, though the whole seems foreign. */
const sureOfClause = 0.7;
/** A part of a question stands on its own from here on. */
const sureOfPart = 0.5;

/** From here on the whole is one question, whatever its words could be split into. */
const sureOfWhole = 0.98;

/** Answers from the site's own texts: no network, no model, a few milliseconds. */
export function createEmbedded(posts: readonly PostNote[] = []): Embedded {
  const { read, classify } = learnExamples();
  const answers = createAnswers(posts);

  /** The subjects a question may have, likeliest first; none when it is about something else. */
  function rank(reading: Reading): Ranked<Subject> {
    if (!reading.isReadable) return [];
    const ranked = classify(reading.features);
    const elsewhere = ranked.find(({ label }) => label === "elsewhere")?.probability ?? 0;
    const ours = ranked.filter(({ label }) => label !== "elsewhere");
    const most = ours[0]?.probability ?? 0;
    // A day, a week or a phase by its number is the course's own.
    if (reading.phases.length + reading.days.length + reading.weeks.length > 0) return ours;
    return elsewhere > tooForeign || (most < tooVague && most < elsewhere) ? [] : ours;
  }

  function answerOne(reading: Reading, sure = 0): Answer | undefined {
    const [best] = rank(reading);
    if (!best || best.probability < sure) return undefined;
    // Whatever else is asked about a refund, its answer stays the site's own.
    const subject = asksRefund.test(reading.text) ? "refund" : best.label;
    const saying = answers.find(subject, reading);
    return saying && { ...saying, text: fitOpening(saying.text, reading), subject };
  }

  /** Two questions in one message get two answers, when each stands on its own. */
  function answerParts(question: string, whole: Reading): Answer | undefined {
    const parts = splitQuestion(question).map((part) => read(part));
    if (parts.length < 2) return undefined;
    const inherit = (part: Reading) => (part.phases.length > 0 ? part : { ...part, phases: whole.phases });
    const found = parts.flatMap((part) => (hasOwnSubject(part) ? (answerOne(inherit(part), sureOfPart) ?? []) : []));
    const different = [...new Map(found.map((answer) => [answer.subject, answer])).values()].slice(0, mostParts);
    const [first] = different;
    if (!first || different.length < 2) return undefined;
    const { subject } = different.find((answer) => fixedSubjects.has(answer.subject)) ?? first;
    return { ...first, subject, text: different.map(({ text }) => firstSentences(text, 2)).join("\n") };
  }

  /** `I work till six. How many hours a day?`: what stands beside the question may be about anything. */
  function answerClause(question: string): Answer | undefined {
    const clauses = question.split(/[?!.;:,\n]+\s*/).filter((clause) => clause.length > 2);
    if (clauses.length < 2) return undefined;
    const asked = clauses
      .map((clause) => read(clause))
      .filter((clause) => hasOwnSubject(clause) || clause.topics.length > 0);
    return asked.map((clause) => answerOne(clause, sureOfClause)).findLast((answer) => answer !== undefined);
  }

  function reply(question: string): EmbeddedReply {
    if (isHostile(question)) return { kind: "hostile" };
    const whole = read(question);
    const [best] = rank(whole);
    const answer = !best
      ? answerClause(question)
      : ((best.probability < sureOfWhole ? answerParts(question, whole) : undefined) ?? answerOne(whole));
    return answer ? { kind: "answer", answer: { ...answer, text: shorten(answer.text) } } : { kind: "off-topic" };
  }

  function findGrounds(question: string): string[] {
    const reading = read(question);
    const subjects = rank(reading)
      .slice(0, groundSubjects)
      .map(({ label }) => label);
    if (subjects.length === 0) return [...answers.texts, ...priceLines()];
    const own = reply(question);
    return [
      ...(own.kind === "answer" ? [own.answer.text] : []),
      ...subjects.flatMap((subject) => answers.find(subject, reading)?.text ?? []),
      ...(subjects.some((subject) => moneySubjects.has(subject)) ? priceLines() : []),
    ];
  }

  return { reply, findGrounds };
}

const asksRefund =
  /\b(refund\w*|money ?back)\b|\b(paise|paisa|fees?|money|amount)\b.{0,20}\b(back|wapas|vapas|wapis|vapis|laut\w*|returned)\b/;
const yesNoQuestion = /^(do|does|did|is|are|can|could|will|would|kya|any)\b/;

/** "Yes." opens the answer to a plain yes-or-no question only; after any other it would mislead. */
function fitOpening(text: string, reading: Reading): string {
  return yesNoQuestion.test(reading.text)
    ? text
    : text.replace(/^Yes[.,] (\w)/, (_, next: string) => next.toUpperCase());
}

/** A part that names a subject of its own; `and intermediate` only goes on with the one before. */
const hasOwnSubject = ({ concepts }: Reading) => [...concepts].some((concept) => Object.hasOwn(subjectWords, concept));

const idleWords = /\b(and|also|aur|plus|or|too|please)\b/g;

function splitQuestion(question: string): string[] {
  return question
    .split(/[?!.;\n]+\s|,|\b(?:and|also|aur|as well as)\b|[&+/]/i)
    .map((part) => part.replaceAll(idleWords, " ").trim())
    .filter((part) => part.length > 2);
}

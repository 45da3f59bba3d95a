import MiniSearch from "minisearch";
import { compose } from "./compose.ts";
import type { Answer } from "./composed/parts.ts";
import { isSure } from "./decide.ts";
import { concepts } from "./glossary.ts";
import { isHostile } from "./hostile.ts";
import { makeNotes, type Note, type PostNote } from "./notes.ts";
import { priceLines } from "./prompt.ts";
import { createReader, idleConcepts, type Reading } from "./reading.ts";
import { firstSentences, shorten } from "./say.ts";

/** Off-topic holds for what the notes cannot answer surely; hostile for what no model should see either. */
export type EmbeddedReply = { kind: "answer"; answer: Answer } | { kind: "off-topic" } | { kind: "hostile" };
export type Embedded = {
  reply: (question: string) => EmbeddedReply;
  /** The site's texts on what a question asks about. */
  findGrounds: (question: string) => string[];
};

const mostLines = 4;
const groundNotes = 6;

/** Answers from the site's own texts: no network, no model, a few milliseconds. */
export function createEmbedded(posts: readonly PostNote[] = []): Embedded {
  const notes = makeNotes(posts);
  const byId = new Map(notes.map((note) => [note.id, note]));
  const read = createReader(notes.map(({ text }) => text));
  const index = indexNotes(notes, read);

  function findNote(reading: Reading): Answer | undefined {
    const [best] = index.search(reading.terms.join(" "));
    const note = best && byId.get(String(best.id));
    return note && { text: fitOpening(note.text, reading), link: note.link, subject: note.id };
  }

  function answerOne(reading: Reading): Answer | undefined {
    return isSure(reading) ? (compose(reading) ?? findNote(reading)) : undefined;
  }

  function reply(question: string): EmbeddedReply {
    if (isHostile(question)) return { kind: "hostile" };
    const whole = read(question);
    const answer = answerParts(question, whole) ?? answerOne(whole);
    return answer ? { kind: "answer", answer: { ...answer, text: shorten(answer.text) } } : { kind: "off-topic" };
  }

  function findGrounds(question: string): string[] {
    const reading = read(question);
    if (!isSure(reading)) return [...notes.map(({ text }) => text), ...priceLines()];
    const found = index.search(reading.terms.join(" ")).slice(0, groundNotes);
    const texts = found.map(({ id }) => byId.get(String(id))?.text ?? "");
    const answered = reply(question);
    const own = answered.kind === "answer" ? [answered.answer.text, compose(reading)?.text ?? ""] : [];
    const asksMoney = (["price", "payment", "saving", "listPrice", "bundle", "singlePhase"] as const).some((concept) =>
      reading.concepts.has(concept),
    );
    return [...own, ...texts, ...(asksMoney ? priceLines() : [])];
  }

  return { reply, findGrounds };

  /** Two questions in one message get two answers, when each stands on its own. */
  function answerParts(question: string, whole: Reading): Answer | undefined {
    if (!isSure(whole)) return undefined;
    const inherit = (part: Reading): Reading =>
      Object.assign(part, part.phases.length > 0 ? {} : { phases: whole.phases });
    const parts = splitQuestion(question).map((part) => inherit(read(part)));
    if (parts.length < 2) return undefined;
    const answers = parts.map((part) => (hasOwnSubject(part) ? answerOne(part) : undefined));
    const found = answers.filter((answer) => answer !== undefined);
    const different = [...new Map(found.map((answer) => [answer.text, answer])).values()].slice(0, mostLines);
    const [first] = different;
    if (!first || different.length < 2) return undefined;
    return { ...first, text: different.map(({ text }) => firstSentences(text, 2)).join("\n") };
  }
}

const yesNoQuestion = /^(do|does|did|is|are|can|could|will|would|kya|any)\b/;

/** "Yes." opens the answer to a plain yes-or-no question only; after any other it would mislead. */
function fitOpening(text: string, { text: asked, concepts }: Reading): string {
  const telling = [...concepts].filter((concept) => !idleConcepts.has(concept) && concept !== "tools");
  return yesNoQuestion.test(asked) && telling.length <= 1
    ? text
    : text.replace(/^Yes[.,] (\w)/, (_, next: string) => next.toUpperCase());
}

const idleWords = /\b(and|also|aur|plus|or|too|please)\b/g;

function splitQuestion(question: string): string[] {
  return question
    .split(/[?!.;\n]+\s|,|\b(?:and|also|aur|as well as)\b|[&+/]/i)
    .map((part) => part.replaceAll(idleWords, " ").trim())
    .filter((part) => part.length > 2);
}

/** A part that names a subject of its own; `and intermediate` only goes on with the one before. */
const hasOwnSubject = ({ concepts }: Reading) =>
  [...concepts].some((concept) => !idleConcepts.has(concept) && concept !== "bundle");

function indexNotes(notes: readonly Note[], read: (text: string) => Reading) {
  const index = new MiniSearch<{ id: string; main: string; asked: string; text: string }>({
    fields: ["main", "asked", "text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      boost: { main: 8, asked: 3, text: 0.5 },
      bm25: { k: 1.2, b: 0.35, d: 0.5 },
      // What the question is about counts more than the words it happens to use.
      boostTerm: (term) => (term === "~enroll" ? 1.5 : term.startsWith("~") ? 3 : 1),
    },
  });
  const nameConcepts = (phrase: string) =>
    phrase
      .split(/\s+/)
      .filter((word) => Object.hasOwn(concepts, word))
      .map((word) => `~${word}`);
  const termsOf = (text: string) =>
    text
      .split(";")
      .flatMap((phrase) => nameConcepts(phrase).concat(read(phrase).terms))
      .join(" ");
  index.addAll(
    notes.map(({ id, asked, text }) => ({
      id,
      // A day or a post is found by its words; a note on a subject by what it is about.
      main: /^(day|week|post)-/.test(id) ? "" : termsOf(asked.split(";")[0] ?? ""),
      asked: termsOf(asked),
      text: read(text).terms.join(" "),
    })),
  );
  return index;
}

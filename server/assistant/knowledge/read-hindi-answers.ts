import { listPlaceholders, fillTemplateLines } from "./sentence-templates.ts";
import { isOptionalFact, listTemplateFacts } from "./template-facts.ts";
import { ruledSubjects } from "../subjects.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { detectLanguage } from "../../language/devanagari.ts";
import { filterConditionalLines, createLineError, readSections, type Line } from "./parse-content-files.ts";
import { lacksFact, readAskLine, type Facts } from "./read-answers.ts";
import { parseFigures, type Figure } from "../../gateway/check-figures.ts";

type English = Pick<AssistantModel, "answers" | "offers" | "sentences">;

/** Whole sentences in English, which a Hindi one may do without. */
const mayBeLeftOut = new Set(["{summary}", "{description}"]);

/** What is there in Hindi: each text must say what the English one says, as far as figures tell. */
export function readHindiTexts(
  folder: string,
  english: English,
  facts: Facts = listTemplateFacts(),
): AssistantModel["hindi"] {
  const isOffered = (subject: string) => Object.hasOwn(english.offers, subject);
  const subjects = readSections(`${folder}/hindi/answers.txt`).flatMap(({ name, lines }) => {
    const inEnglish = Object.hasOwn(english.answers, name.text) ? english.answers[name.text] : undefined;
    if (!inEnglish) throw createLineError(name, `no file in answers/ has [${name.text}]`);
    const told = filterConditionalLines(lines, facts, isOptionalFact);
    // Without a fact that only this text names, the English one answers.
    if (!isOffered(name.text) || lacksFact(told, facts)) return [];
    const { ask, rest } = readAskLine(name, told, facts);
    const text = fillTemplateLines(rest, facts);
    validateSameFigures(rest[0] ?? name, text, inEnglish.text);
    return { name, ask, text };
  });
  const ruled = readSections(`${folder}/hindi/plan.txt`).flatMap(({ name, lines }) => {
    if (!ruledSubjects.includes(name.text)) throw createLineError(name, `${name.text} is not answered from the plan`);
    return isOffered(name.text) && !lacksFact(lines, facts) ? { name, ask: readAskLine(name, lines, facts).ask } : [];
  });
  const sentences = readHindiSentences(`${folder}/hindi/sentences.txt`, english.sentences, facts);
  const notSaid = Object.keys(english.answers).filter((subject) => !isOffered(subject));
  return {
    answers: Object.fromEntries([
      ...notSaid.map((subject) => [subject, sentences["not-said"] ?? ""]),
      ...subjects.map(({ name, text }) => [name.text, text]),
    ]),
    asks: indexButtonTexts([...subjects, ...ruled]),
    sentences,
  };
}

/** The text of a button stands for its subject: no other may have it. */
function indexButtonTexts(asked: readonly { name: Line; ask: Line }[]): Record<string, string> {
  const subjectOf = new Map<string, string>();
  for (const { name, ask } of asked) {
    if (detectLanguage(ask.text) !== "hi") throw createLineError(ask, "is not in Hindi");
    const other = subjectOf.get(ask.text);
    if (other !== undefined) throw createLineError(ask, `${other} asks the same`);
    subjectOf.set(ask.text, name.text);
  }
  return Object.fromEntries(asked.map(({ name, ask }) => [name.text, ask.text]));
}

function readHindiSentences(file: string, english: English["sentences"], facts: Facts): Record<string, string> {
  const sections = readSections(file);
  const sentences = sections.map(({ name, lines }): [string, string] => {
    const inEnglish = Object.hasOwn(english, name.text) ? english[name.text] : undefined;
    if (inEnglish === undefined) throw createLineError(name, `sentences.txt has no [${name.text}]`);
    if (inEnglish === "") return [name.text, ""];
    const slots = listPlaceholders(inEnglish);
    const names = slots.map((slot) => slot.slice(1, -1));
    const text = fillTemplateLines(lines, facts, names);
    for (const slot of slots)
      if (!text.includes(slot) && !mayBeLeftOut.has(slot))
        throw createLineError(name, `[${name.text}] lacks ${slot}, which the English sentence has`);
    validateSameFigures(lines[0] ?? name, text, inEnglish);
    return [name.text, text];
  });
  // An answer is put together from several: one in English among them would stand there unannounced.
  for (const name of Object.keys(english))
    if (!sections.some((section) => section.name.text === name))
      throw createLineError({ file, line: 1 }, `[${name}] is missing`);
  return Object.fromEntries(sentences);
}

/** Up to three, a bare number is also a word of its own (`both`, `तीनों`), which the other text may do without. */
const isSmallNumber = ({ unit, value }: Figure) => unit === "plain" && value <= 3;

/** A Hindi text must say what the English one says, as far as figures and e-mail addresses tell. */
export function validateSameFigures(place: Line, hindi: string, english: string): void {
  const added = findMissingFigure(hindi, english);
  if (added !== undefined) throw createLineError(place, `the English text does not say ${added}`);
  const missing = findMissingFigure(english, hindi);
  if (missing !== undefined) throw createLineError(place, `the English text says ${missing}, and this one does not`);
}

/** The first figure or e-mail address of one text that the other lacks. */
function findMissingFigure(one: string, other: string): number | string | undefined {
  const values = new Set(parseFigures(other).map(({ value }) => value));
  const figure = parseFigures(one).find((candidate) => !isSmallNumber(candidate) && !values.has(candidate.value));
  return figure?.value ?? one.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)?.find((address) => !other.includes(address));
}

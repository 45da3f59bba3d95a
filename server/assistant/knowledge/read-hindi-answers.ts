import { listPlaceholders, fillAndJoinTemplateLines, placeholderName } from "./fill-sentence-templates.ts";
import { isOptionalFact, listTemplateFacts } from "./template-facts.ts";
import { ruledSubjects } from "../subjects.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { detectLanguageByScript } from "../../language/detect-language-by-script.ts";
import { stem } from "../../language/stem.ts";
import { complain, filterConditionalLines, readSections, type Facts, type Line } from "./parse-content-files.ts";
import { needsMissingFact, splitOffAskLine } from "./read-answers.ts";
import { parseFigures, type Figure } from "../../gateway/check-figures.ts";

type English = Pick<AssistantModel, "answers" | "suggestions" | "sentences">;

/** Whole sentences in English, which a Hindi one may do without. */
const mayBeLeftOut = new Set(["summary", "description"]);

/** What is there in Hindi: each text must say what the English one says, as far as figures tell. */
export function readHindiTexts(
  folder: string,
  english: English,
  facts: Facts = listTemplateFacts(),
): AssistantModel["hindi"] {
  const isOffered = (subject: string) => Object.hasOwn(english.suggestions, subject);
  const isNotSaid = (subject: string) => english.answers[subject]?.text === english.sentences["not-said"];
  const known = new Set(
    [
      ...Object.values(english.answers).map(({ text }) => text),
      ...Object.values(english.sentences),
      ...Object.values(facts),
    ].flatMap(listLatinWords),
  );
  const subjects = readSections(`${folder}/hindi/answers.txt`).flatMap(({ name, lines }) => {
    const inEnglish = Object.hasOwn(english.answers, name.text) ? english.answers[name.text] : undefined;
    if (!inEnglish) {
      complain(name, `[${name.text}] is in Hindi only: no file in answers/ has it.`);
      return [];
    }
    const told = filterConditionalLines(lines, facts, isOptionalFact);
    // Without a fact that only this text names, the English one answers.
    if (isNotSaid(name.text) || needsMissingFact(told, facts)) return [];
    const { ask, rest } = splitOffAskLine(name, told, facts);
    const text = fillAndJoinTemplateLines(rest, facts);
    // So it does for a text that speaks of another course.
    if (rest.length === 0 || findForeignWord(text, known) !== undefined) return [];
    validateSameFigures({ ...(rest[0] ?? name), text: name.text }, text, inEnglish.text);
    return { name, ask, text };
  });
  const ruled = readSections(`${folder}/hindi/plan.txt`).flatMap(({ name, lines }) => {
    if (!ruledSubjects.includes(name.text))
      complain(name, `[${name.text}] is not answered from the plan: it must be one of ${ruledSubjects.join(", ")}.`);
    return isOffered(name.text) && !needsMissingFact(lines, facts)
      ? { name, ask: splitOffAskLine(name, lines, facts).ask }
      : [];
  });
  const sentences = readHindiSentences(`${folder}/hindi/sentences.txt`, english.sentences, facts);
  const notSaid = Object.keys(english.answers).filter(isNotSaid);
  return {
    answers: Object.fromEntries([
      ...notSaid.map((subject) => [subject, sentences["not-said"] ?? ""]),
      ...subjects.map(({ name, text }) => [name.text, text]),
    ]),
    asks: indexButtonTexts([...subjects, ...ruled].filter(({ name }) => isOffered(name.text))),
    sentences,
  };
}

/** The text of a button stands for its subject: no other may have it. */
function indexButtonTexts(asked: readonly { name: Line; ask: Line }[]): Record<string, string> {
  const subjectOf = new Map<string, string>();
  for (const { name, ask } of asked) {
    if (ask.text !== "" && detectLanguageByScript(ask.text) !== "hi")
      complain(ask, `[${name.text}] asks "${ask.text}", which is not in Hindi.`);
    const other = subjectOf.get(ask.text);
    if (other !== undefined) complain(ask, `[${name.text}] asks "${ask.text}", and so does [${other}].`);
    subjectOf.set(ask.text, name.text);
  }
  return Object.fromEntries(asked.map(({ name, ask }) => [name.text, ask.text]));
}

function readHindiSentences(file: string, english: English["sentences"], facts: Facts): Record<string, string> {
  const sections = readSections(file);
  const sentences = sections.map(({ name, lines }): [string, string] => {
    const inEnglish = Object.hasOwn(english, name.text) ? english[name.text] : undefined;
    if (inEnglish === undefined) complain(name, `[${name.text}] is in Hindi only: ../sentences.txt has none.`);
    if (!inEnglish) return [name.text, ""];
    const slots = listPlaceholders(inEnglish).map(placeholderName);
    const told = filterConditionalLines(lines, facts, isOptionalFact);
    const text = fillAndJoinTemplateLines(told, facts, slots);
    for (const slot of slots)
      if (!text.includes(`{${slot}`) && !mayBeLeftOut.has(slot))
        complain(name, `[${name.text}] lacks {${slot}}, which the English sentence has.`);
    validateSameFigures(name, text, inEnglish);
    return [name.text, text];
  });
  // An answer is put together from several: one in English among them would stand there unannounced.
  for (const name of Object.keys(english))
    if (!sections.some((section) => section.name.text === name))
      complain({ file, line: 1 }, `[${name}] is missing: ../sentences.txt has it.`);
  return Object.fromEntries(sentences);
}

const listLatinWords = (text: string) =>
  (text.match(/[A-Za-z][\w.+#]*\w/g) ?? []).map((word) => stem(word.toLowerCase()));

/** A word in Latin letters that no English text of this course has. */
const findForeignWord = (text: string, known: ReadonlySet<string>) =>
  listLatinWords(text).find((word) => !known.has(word));

/** Up to three, a bare number is also a word of its own (`both`, `तीनों`), which the other text may do without. */
const isSmallNumber = ({ unit, value }: Figure) => unit === "plain" && value <= 3;

/** A Hindi text must say what the English one says, as far as figures and e-mail addresses tell. */
export function validateSameFigures(place: Line, hindi: string, english: string): void {
  const added = findMissingFigure(hindi, english);
  const missing = findMissingFigure(english, hindi);
  if (added !== undefined) complain(place, `[${place.text}] says ${added}, and the English text does not: ${remedy}`);
  if (missing !== undefined)
    complain(place, `[${place.text}] does not say ${missing}, which the English text says: ${remedy}`);
}
const remedy = "both must give the same figures and addresses. Without the section, the English text answers.";

/** The first figure or e-mail address of one text that the other lacks. */
function findMissingFigure(one: string, other: string): number | string | undefined {
  const values = new Set(parseFigures(other).map(({ value }) => value));
  const figure = parseFigures(one).find((candidate) => !isSmallNumber(candidate) && !values.has(candidate.value));
  return figure?.value ?? one.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)?.find((address) => !other.includes(address));
}

import { optionalFacts } from "../answers/course-facts.ts";
import { knownFacts } from "../answers/known-facts.ts";
import type { AssistantModel } from "../model/assistant-model.ts";
import { bracesIn } from "../answers/fill-template.ts";
import { type Figure, readFigures } from "../../gateway/read-figures.ts";
import { keepLines } from "./conditional-lines.ts";
import { badLine, type Line, readSections } from "./content-lines.ts";
import { fillLines } from "./fill-lines.ts";

type English = Pick<AssistantModel, "answers" | "sentences">;

/** The answers and sentences that are there in Hindi: each must say what the English one says, as far as figures tell. */
export function readHindi(folder: string, english: English, facts = knownFacts()): AssistantModel["hindi"] {
  const answers = readSections(`${folder}/hindi/answers.txt`).map(({ name, lines }): [string, string] => {
    const inEnglish = Object.hasOwn(english.answers, name.text) ? english.answers[name.text] : undefined;
    if (!inEnglish) throw badLine(name, `no file in answers/ has [${name.text}]`);
    const kept = keepLines(lines, facts, optionalFacts);
    const text = fillLines(kept, facts);
    checkFigures(kept[0] ?? name, text, inEnglish.text);
    return [name.text, text];
  });
  const sentences = readSections(`${folder}/hindi/sentences.txt`).map(({ name, lines }): [string, string] => {
    const inEnglish = Object.hasOwn(english.sentences, name.text) ? english.sentences[name.text] : undefined;
    if (inEnglish === undefined) throw badLine(name, `sentences.txt has no [${name.text}]`);
    const slots = bracesIn(inEnglish);
    const text = fillLines(
      lines,
      facts,
      slots.map((slot) => slot.slice(1, -1)),
    );
    for (const slot of slots)
      if (!text.includes(slot)) throw badLine(name, `[${name.text}] lacks ${slot}, which the English sentence has`);
    checkFigures(lines[0] ?? name, text, inEnglish);
    return [name.text, text];
  });
  return { answers: Object.fromEntries(answers), sentences: Object.fromEntries(sentences) };
}

/** Up to three, a bare number is also a word of its own (`both`, `तीनों`), which the other text may do without. */
const mayBeWord = ({ unit, value }: Figure) => unit === "plain" && value <= 3;

function checkFigures(place: Line, hindi: string, english: string): void {
  const added = findMissing(hindi, english);
  if (added !== undefined) throw badLine(place, `the English text does not say ${added}`);
  const missing = findMissing(english, hindi);
  if (missing !== undefined) throw badLine(place, `the English text says ${missing}, and this one does not`);
}

/** The first figure or e-mail address of one text that the other lacks. */
function findMissing(one: string, other: string): number | string | undefined {
  const values = new Set(readFigures(other).map(({ value }) => value));
  const figure = readFigures(one).find((candidate) => !mayBeWord(candidate) && !values.has(candidate.value));
  return figure?.value ?? one.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)?.find((address) => !other.includes(address));
}

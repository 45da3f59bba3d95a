import { readdirSync } from "node:fs";
import { optionalFacts } from "../answers/course-facts.ts";
import { knownFacts } from "../answers/known-facts.ts";
import { findLink } from "../answers/links.ts";
import { sentenceSlots } from "../answers/sentences.ts";
import { ruledSubjects } from "../known-subjects.ts";
import type { AssistantModel, Offer, Saying } from "../model/assistant-model.ts";
import { keepLines } from "./conditional-lines.ts";
import { badLine, type Line, readSections, takeNamed } from "./content-lines.ts";
import { fillLines } from "./fill-lines.ts";
import { readOffer } from "./read-offer.ts";

type Answers = Pick<AssistantModel, "answers" | "offers">;

/** The answer to each subject, with its facts filled in, and the questions that the chat offers. */
export function readAnswers(
  folder: string,
  subjects: ReadonlySet<string>,
  facts: Readonly<Record<string, string>> = knownFacts(),
): Answers {
  const files = readdirSync(`${folder}/answers`).filter((name) => name.endsWith(".txt"));
  const sections = files.toSorted().flatMap((name) => readSections(`${folder}/answers/${name}`));
  const answers = new Map<string, Saying>();
  const offers = new Map<string, Offer>();
  const offered = new Set(sections.map(({ name }) => name.text));
  for (const { name, lines } of sections) {
    if (!subjects.has(name.text)) throw badLine(name, `there is no subject ${name.text}`);
    if (offers.has(name.text)) throw badLine(name, `${name.text} has an answer already`);
    const { offer, rest } = readOffer(name, keepLines(lines, facts, optionalFacts), offered);
    offers.set(name.text, offer);
    // What rules answer needs no text.
    if (rest.length > 0 || !ruledSubjects.includes(name.text)) answers.set(name.text, readSaying(name, rest, facts));
  }
  return { answers: Object.fromEntries(answers), offers: Object.fromEntries(offers) };
}

function readSaying(name: Line, lines: readonly Line[], facts: Readonly<Record<string, string>>): Saying {
  const { named, rest } = takeNamed(lines, "see");
  const [see] = named;
  if (!see || named.length > 1) throw badLine(name, `[${name.text}] needs one line \`see:\``);
  const link = findLink(see.text);
  if (!link) throw badLine(see, `the site has no place ${see.text}`);
  if (rest.length === 0) throw badLine(name, `[${name.text}] says nothing`);
  return { text: fillLines(rest, facts), link };
}

/** The sentences that composed answers are made of: their facts are filled in, their slots stay open. */
export function readSentences(file: string): Record<string, string> {
  const facts = knownFacts();
  const slots: Readonly<Record<string, readonly string[]>> = sentenceSlots;
  const sections = readSections(file);
  for (const { name } of sections)
    if (!Object.hasOwn(slots, name.text)) throw badLine(name, `no answer uses a sentence ${name.text}`);
  for (const name of Object.keys(slots))
    if (!sections.some((section) => section.name.text === name))
      throw badLine({ file, line: 1 }, `[${name}] is missing`);
  return Object.fromEntries(
    sections.map(({ name, lines }) => [name.text, fillLines(lines, facts, slots[name.text] ?? [])]),
  );
}

import { readdirSync } from "node:fs";
import { optionalFacts } from "../answers/course-facts.ts";
import { knownFacts } from "../answers/known-facts.ts";
import { findLink } from "../answers/links.ts";
import { sentenceSlots } from "../answers/sentences.ts";
import type { Saying } from "../model/assistant-model.ts";
import { keepLines } from "./conditional-lines.ts";
import { badLine, readSections, takeNamed } from "./content-lines.ts";
import { fillLines } from "./fill-lines.ts";

/** The answer to each subject, with its facts filled in. */
export function readAnswers(
  folder: string,
  subjects: ReadonlySet<string>,
  facts: Readonly<Record<string, string>> = knownFacts(),
): Record<string, Saying> {
  const files = readdirSync(`${folder}/answers`).filter((name) => name.endsWith(".txt"));
  const sections = files.toSorted().flatMap((name) => readSections(`${folder}/answers/${name}`));
  const answers = new Map<string, Saying>();
  for (const { name, lines } of sections) {
    const { named, rest } = takeNamed(keepLines(lines, facts, optionalFacts), "see");
    const [see] = named;
    if (!subjects.has(name.text)) throw badLine(name, `there is no subject ${name.text}`);
    if (answers.has(name.text)) throw badLine(name, `${name.text} has an answer already`);
    if (!see || named.length > 1) throw badLine(name, `[${name.text}] needs one line \`see:\``);
    const link = findLink(see.text);
    if (!link) throw badLine(see, `the site has no place ${see.text}`);
    if (rest.length === 0) throw badLine(name, `[${name.text}] says nothing`);
    answers.set(name.text, { text: fillLines(rest, facts), link });
  }
  return Object.fromEntries(answers);
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

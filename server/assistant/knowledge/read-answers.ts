import { readdirSync } from "node:fs";
import { optionalFacts } from "./course-facts.ts";
import { listTemplateFacts } from "./template-facts.ts";
import { findLink } from "./links.ts";
import { sentenceSlots, fillLines } from "./sentences.ts";
import { ruledSubjects } from "../subjects.ts";
import type { AssistantModel, Offer, Saying } from "../model/assistant-model.ts";
import { keepLines, badLine, readSections, takeNamed, phrasesOf, type Line } from "./content-lines.ts";
import * as v from "valibot";
import { suggestedQuestionSchema } from "#domain/assistant/assistant.ts";

type Answers = Pick<AssistantModel, "answers" | "offers">;

/** The answer to each subject, with its facts filled in, and the questions that the chat offers. */
export function readAnswers(
  folder: string,
  subjects: ReadonlySet<string>,
  facts: Readonly<Record<string, string>> = listTemplateFacts(),
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
  const facts = listTemplateFacts();
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

const mostThatFollow = 2;

/** The lines `ask:` and `then:` of an answer, and the others. `then:` names subjects of `offered`. */
export function readOffer(
  name: Line,
  lines: readonly Line[],
  offered: ReadonlySet<string>,
): { offer: Offer; rest: Line[] } {
  const { ask, rest: others } = readAsk(name, lines);
  const { named: thens, rest } = takeNamed(others, "then");
  for (const line of thens) checkThen(line, name.text, offered);
  return { offer: { ask: ask.text, next: phrasesOf(thens) }, rest };
}

/** The line `ask:` of a section, and the others. */
export function readAsk(name: Line, lines: readonly Line[]): { ask: Line; rest: Line[] } {
  const { named, rest } = takeNamed(lines, "ask");
  const [ask] = named;
  if (!ask || named.length > 1) throw badLine(name, `[${name.text}] needs one line \`ask:\``);
  const question = v.safeParse(suggestedQuestionSchema, ask.text);
  if (!question.success) throw badLine(ask, question.issues[0].message);
  return { ask: { ...ask, text: question.output }, rest };
}

function checkThen(line: Line, subject: string, offered: ReadonlySet<string>): void {
  const then = phrasesOf([line]);
  if (then.length > mostThatFollow) throw badLine(line, `at most ${mostThatFollow} questions can follow`);
  for (const next of then) {
    if (next === subject) throw badLine(line, `${subject} cannot follow from itself`);
    if (!offered.has(next)) throw badLine(line, `no answer is there for ${next}`);
  }
}

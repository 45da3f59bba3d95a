import { readdirSync } from "node:fs";
import { optionalFactNames } from "./optional-and-instructor-facts.ts";
import { listTemplateFacts } from "./template-facts.ts";
import { findLink } from "./site-links.ts";
import { sentenceSlots, fillTemplateLines } from "./sentence-templates.ts";
import { ruledSubjects } from "../subjects.ts";
import type { AssistantModel, Offer, Saying } from "../model/assistant-model.ts";
import {
  filterConditionalLines,
  createLineError,
  readSections,
  splitByLabel,
  splitPhrases,
  type Line,
} from "./parse-content-files.ts";
import * as v from "valibot";
import { suggestedQuestionSchema } from "#domain/assistant/assistant-schemas.ts";

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
    if (!subjects.has(name.text)) throw createLineError(name, `there is no subject ${name.text}`);
    if (offers.has(name.text)) throw createLineError(name, `${name.text} has an answer already`);
    const { offer, rest } = readOfferLines(name, filterConditionalLines(lines, facts, optionalFactNames), offered);
    offers.set(name.text, offer);
    // What rules answer needs no text.
    if (rest.length > 0 || !ruledSubjects.includes(name.text))
      answers.set(name.text, readAnswerText(name, rest, facts));
  }
  return { answers: Object.fromEntries(answers), offers: Object.fromEntries(offers) };
}

function readAnswerText(name: Line, lines: readonly Line[], facts: Readonly<Record<string, string>>): Saying {
  const { named, rest } = splitByLabel(lines, "see");
  const [see] = named;
  if (!see || named.length > 1) throw createLineError(name, `[${name.text}] needs one line \`see:\``);
  const link = findLink(see.text);
  if (!link) throw createLineError(see, `the site has no place ${see.text}`);
  if (rest.length === 0) throw createLineError(name, `[${name.text}] says nothing`);
  return { text: fillTemplateLines(rest, facts), link };
}

/** The sentences that composed answers are made of: their facts are filled in, their slots stay open. */
export function readSentenceTemplates(file: string): Record<string, string> {
  const facts = listTemplateFacts();
  const slots: Readonly<Record<string, readonly string[]>> = sentenceSlots;
  const sections = readSections(file);
  for (const { name } of sections)
    if (!Object.hasOwn(slots, name.text)) throw createLineError(name, `no answer uses a sentence ${name.text}`);
  for (const name of Object.keys(slots))
    if (!sections.some((section) => section.name.text === name))
      throw createLineError({ file, line: 1 }, `[${name}] is missing`);
  return Object.fromEntries(
    sections.map(({ name, lines }) => [name.text, fillTemplateLines(lines, facts, slots[name.text] ?? [])]),
  );
}

const mostThatFollow = 2;

/** The lines `ask:` and `then:` of an answer, and the others. `then:` names subjects of `offered`. */
export function readOfferLines(
  name: Line,
  lines: readonly Line[],
  offered: ReadonlySet<string>,
): { offer: Offer; rest: Line[] } {
  const { ask, rest: others } = readAskLine(name, lines);
  const { named: thens, rest } = splitByLabel(others, "then");
  for (const line of thens) validateThenLine(line, name.text, offered);
  return { offer: { ask: ask.text, next: splitPhrases(thens) }, rest };
}

/** The line `ask:` of a section, and the others. */
export function readAskLine(name: Line, lines: readonly Line[]): { ask: Line; rest: Line[] } {
  const { named, rest } = splitByLabel(lines, "ask");
  const [ask] = named;
  if (!ask || named.length > 1) throw createLineError(name, `[${name.text}] needs one line \`ask:\``);
  const question = v.safeParse(suggestedQuestionSchema, ask.text);
  if (!question.success) throw createLineError(ask, question.issues[0].message);
  return { ask: { ...ask, text: question.output }, rest };
}

function validateThenLine(line: Line, subject: string, offered: ReadonlySet<string>): void {
  const then = splitPhrases([line]);
  if (then.length > mostThatFollow) throw createLineError(line, `at most ${mostThatFollow} questions can follow`);
  for (const next of then) {
    if (next === subject) throw createLineError(line, `${subject} cannot follow from itself`);
    if (!offered.has(next)) throw createLineError(line, `no answer is there for ${next}`);
  }
}

import { readdirSync } from "node:fs";
import * as v from "valibot";
import { suggestedQuestionSchema } from "#domain/assistant/assistant-schemas.ts";
import { isOptionalFact, listTemplateFacts } from "./template-facts.ts";
import { findFirstExistingLink, generalLink } from "./site-links.ts";
import {
  fillAndJoinTemplateLines,
  listPlaceholders,
  placeholderName,
  slotsBySentence,
} from "./fill-sentence-templates.ts";
import { ruledSubjects } from "../subjects.ts";
import type { AssistantModel, SubjectSuggestions, Saying } from "../model/assistant-model.ts";
import {
  complain,
  complainOfUnknownSubject,
  filterConditionalLines,
  readSections,
  partitionLinesByLabel,
  splitPhrases,
  type Facts,
  type Line,
} from "./parse-content-files.ts";

type Answers = Pick<AssistantModel, "answers" | "suggestions">;

/**
 * The answer to each subject, with its facts filled in, and the questions that the chat offers. A subject whose fact, question or
 * day this course does not have is not offered, and says so where it is asked for.
 */
export function readAnswers(
  folder: string,
  subjects: ReadonlySet<string>,
  facts: Facts = listTemplateFacts(),
  notSaid = "",
): Answers {
  const files = readdirSync(`${folder}/answers`).filter((name) => name.endsWith(".txt"));
  const sections = files.toSorted().flatMap((name) => readSections(`${folder}/answers/${name}`));
  const answers = new Map<string, Saying>();
  const suggestions = new Map<string, SubjectSuggestions>();
  const known = new Set(sections.map(({ name }) => name.text));
  for (const { name, lines } of sections) {
    if (!subjects.has(name.text)) complainOfUnknownSubject(name);
    if (answers.has(name.text) || suggestions.has(name.text)) {
      complain(name, `[${name.text}] has an answer in another file already: one of the two must go.`);
      continue;
    }
    const told = filterConditionalLines(lines, facts, isOptionalFact);
    const { named: see, rest } = partitionLinesByLabel(told, "see");
    const isRuled = ruledSubjects.includes(name.text) && see.length === 0;
    if (needsMissingFact(told, facts) || see.some(({ text }) => findFirstExistingLink(text) === "gone")) {
      answers.set(name.text, { text: notSaid, link: generalLink });
      continue;
    }
    const { suggestion, rest: said } = readSuggestionLines(
      name,
      rest,
      known,
      facts,
      lines.some(({ text }) => /^(?:if|unless) .*: ask:/.test(text)),
    );
    if (suggestion.ask !== "") suggestions.set(name.text, suggestion);
    // What rules answer needs no text.
    if (!isRuled) answers.set(name.text, readAnswerText(name, see, said, facts));
  }
  for (const suggestion of suggestions.values())
    suggestion.next = suggestion.next.filter((subject) => suggestions.has(subject));
  return { answers: Object.fromEntries(answers), suggestions: Object.fromEntries(suggestions) };
}

/** Whether lines name a fact that this course does not have; `slots` are filled later. */
export const needsMissingFact = (lines: readonly Line[], facts: Facts, slots: readonly string[] = []) =>
  lines
    .flatMap(({ text }) => listPlaceholders(text))
    .map(placeholderName)
    .some((name) => isOptionalFact(name) && !Object.hasOwn(facts, name) && !slots.includes(name));

function readAnswerText(name: Line, [see, ...more]: readonly Line[], lines: readonly Line[], facts: Facts): Saying {
  if (!see || more.length > 0)
    complain(name, `[${name.text}] needs one line \`see:\`, and has ${see ? "more" : "none"}.`);
  const link = see ? findFirstExistingLink(see.text) : generalLink;
  if (see && !link) complain(see, `[${name.text}] leads to ${see.text}, which is no place of the site.`);
  if (lines.length === 0) complain(name, `[${name.text}] says nothing: it must have a line of text.`);
  return { text: fillAndJoinTemplateLines(lines, facts), link: typeof link === "object" ? link : generalLink };
}

/** The sentences that composed answers are made of: their facts are filled in, their slots stay open. One of a fact that the course lacks is empty. */
export function readSentenceTemplates(file: string): Record<string, string> {
  const facts = listTemplateFacts();
  const sections = readSections(file).filter(({ name }) => {
    const isUsed = Object.hasOwn(slotsBySentence, name.text);
    if (!isUsed) complain(name, `[${name.text}] is a sentence that no answer uses.`);
    return isUsed;
  });
  for (const name of Object.keys(slotsBySentence))
    if (!sections.some((section) => section.name.text === name))
      complain({ file, line: 1 }, `[${name}] is missing: answers are made of it.`);
  return Object.fromEntries(
    sections.map(({ name, lines }) => {
      const open = slotsBySentence[name.text] ?? [];
      const told = filterConditionalLines(lines, facts, (fact) => isOptionalFact(fact) || open.includes(fact));
      return [name.text, needsMissingFact(told, facts, open) ? "" : fillAndJoinTemplateLines(told, facts, open)];
    }),
  );
}

const mostThatFollow = 2;

/** The lines `ask:` and `then:` of an answer, and the others. `then:` names subjects of `known`. */
function readSuggestionLines(
  name: Line,
  lines: readonly Line[],
  known: ReadonlySet<string>,
  facts: Facts,
  mayLackAsk: boolean,
): { suggestion: SubjectSuggestions; rest: Line[] } {
  const { ask, rest: others } = splitOffAskLine(name, lines, facts, mayLackAsk);
  const { named: thens, rest } = partitionLinesByLabel(others, "then");
  for (const line of thens) validateThenLine(line, name.text, known);
  return { suggestion: { ask: ask.text, next: splitPhrases(thens) }, rest };
}

/** The line `ask:` of a section, and the others. One that a condition leaves out is empty: the question is not offered. */
export function splitOffAskLine(
  name: Line,
  lines: readonly Line[],
  facts: Facts,
  mayLack = false,
): { ask: Line; rest: Line[] } {
  const { named, rest } = partitionLinesByLabel(lines, "ask");
  const [ask] = named;
  if ((!ask && !mayLack) || named.length > 1)
    complain(name, `[${name.text}] needs one line \`ask:\`, and has ${named.length}.`);
  if (!ask) return { ask: { ...name, text: "" }, rest };
  const text = fillAndJoinTemplateLines([ask], facts);
  const question = v.safeParse(suggestedQuestionSchema, text);
  if (!question.success) complain(ask, `[${name.text}] asks "${text}", which ${question.issues[0].message}.`);
  return { ask: { ...ask, text }, rest };
}

function validateThenLine(line: Line, subject: string, known: ReadonlySet<string>): void {
  const then = splitPhrases([line]);
  if (then.length > mostThatFollow)
    complain(line, `[${subject}] is followed by ${then.length} questions: it must be ${mostThatFollow} or fewer.`);
  for (const next of then) {
    if (next === subject) complain(line, `[${subject}] is followed by itself: it must be another subject.`);
    if (!known.has(next)) complain(line, `[${subject}] is followed by ${next}, which has no answer.`);
  }
}

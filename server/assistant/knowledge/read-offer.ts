import * as v from "valibot";
import { suggestedQuestionSchema } from "#domain/assistant/assistant.ts";
import type { Offer } from "../model/assistant-model.ts";
import { badLine, phrasesOf, takeNamed, type Line } from "./content-lines.ts";

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

import { readFileSync } from "node:fs";
import { ContentError } from "#domain/content/define-content.ts";
import { isLegalConditionName, isLegalConditionMet, type DataProcessing } from "#domain/content/legal.ts";
import type { AssistantModel } from "../model/assistant-model.ts";

/** A line of a content file, with its place for a complaint. */
export type Line = { text: string; file: string; line: number };
export type Section = { name: Line; lines: Line[] };

let collected: string[] | undefined;

/** Tells what is wrong with a line: at once, or with all that is found where somebody collects. Whoever calls goes on without it. */
export function complain({ file, line }: Omit<Line, "text">, complaint: string): void {
  const message = `${file}:${line}: ${complaint}`;
  if (!collected) throw new ContentError(message);
  collected.push(message);
}

export const complainOfUnknownSubject = (name: Line) =>
  complain(name, `[${name.text}] is no subject: there is no file subjects/${name.text}.txt.`);

/** Reads on after a complaint, so that an author is told all of them at once. */
export function collectComplaints<Result>(read: () => Result): Result {
  const complaints: string[] = [];
  collected = complaints;
  try {
    const result = read();
    if (complaints.length > 0) throw new ContentError(complaints.join("\n"));
    return result;
  } finally {
    collected = undefined;
  }
}

/** The lines of a plain text file, without comments (`#`) and blank ones. */
export function readLines(file: string): Line[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .map((text, at) => ({ text: text.trim(), file, line: at + 1 }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"));
  if (lines.length === 0) complain({ file, line: 1 }, "the file is empty: it must have a line or more.");
  return lines;
}

/** The sections of a file: each starts with its name in brackets and is not empty. */
export function readSections(file: string): Section[] {
  const sections = new Map<string, Section>();
  let current: Section | undefined;
  for (const line of readLines(file)) {
    const name = /^\[(.+)\]$/.exec(line.text)?.[1];
    if (name !== undefined) {
      const earlier = sections.get(name)?.name.line;
      if (earlier) complain(line, `[${name}] is there twice: it stands in line ${earlier} already.`);
      current = { name: { ...line, text: name }, lines: [] };
      sections.set(name, earlier ? (sections.get(name) ?? current) : current);
    } else if (current) current.lines.push(line);
    else complain(line, `"${line.text}" stands in no section: a line with a [name] must come first.`);
  }
  return [...sections.values()].filter(({ name, lines }) => {
    if (lines.length === 0) complain(name, `[${name.text}] is empty: it must have a line or more.`);
    return lines.length > 0;
  });
}

/** Phrases divided by commas. */
export const splitPhrases = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) =>
    text
      .split(",")
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  );

/** Single words divided by spaces. */
export const readWords = (file: string): string[] => readLines(file).flatMap(({ text }) => text.split(/\s+/));

/** The lines of a section that start with `name:`, and the others. */
export function partitionLinesByLabel(lines: readonly Line[], name: string): { named: Line[]; rest: Line[] } {
  const mark = `${name}:`;
  const named = lines
    .filter(({ text }) => text.startsWith(mark))
    .map(({ text, file, line }) => ({ text: text.slice(mark.length).trim(), file, line }));
  return { named, rest: lines.filter(({ text }) => !text.startsWith(mark)) };
}

const condition = /^(if|unless) ([\w.-]+):\s*/;
const setting = /^(with(?:out)? [a-z ]+):\s*/;

export type Facts = Readonly<Record<string, string>>;

/** `says.lifetime-access` holds where the course's texts say so, `law.` where the legal pages do; any other where it is set. */
function isFactSet(facts: Facts, name: string): boolean {
  const [, where = "", phrase] = /^(says|law)\.(.+)$/.exec(name) ?? [];
  if (phrase === undefined) return Object.hasOwn(facts, name);
  return facts[where]?.includes(` ${phrase.replaceAll("-", " ")}`) ?? false;
}

/**
 * `if course.refund: ...` stands where that fact is set, `unless course.refund: ...` where it is not; several may stand in a row.
 * What stands in brackets, `[ or call {phone}]`, is left out without its fact.
 * Only facts that are known can be asked for: any other name is a slip of the pen. `with gateway: ...` is left for the server to decide.
 */
export const filterConditionalLines = (
  lines: readonly Line[],
  facts: Facts,
  isKnown: (name: string) => boolean,
): Line[] =>
  lines.flatMap((line) => {
    const [start, word, name = ""] = condition.exec(line.text) ?? [];
    if (start === undefined) return [parseSettingCondition({ ...line, text: dropUnsaidParts(line.text, facts) })];
    if (!isKnown(name)) complain(line, `\`${word} ${name}:\` asks for a fact that no answer can name.`);
    if (isFactSet(facts, name) !== (word === "if")) {
      // A slip in a line that is not said now would be told when a fact changes.
      for (const [written, said = ""] of line.text.matchAll(/\{([\w.-]+)[^}]*\}/g))
        if (!isKnown(said))
          complain(line, `${written} is no fact that the content has: see the names in the other answers.`);
      return [];
    }
    return filterConditionalLines([{ ...line, text: line.text.slice(start.length) }], facts, isKnown);
  });

const dropUnsaidParts = (text: string, facts: Facts) =>
  text.replaceAll(/\[([^\]]*\{[^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{([\w.-]+)/g)].every(([, name = ""]) => Object.hasOwn(facts, name)) ? part : "",
  );

function parseSettingCondition(line: Line): Line {
  const [start, name = ""] = setting.exec(line.text) ?? [];
  if (start === undefined) return line;
  if (!isLegalConditionName(name)) complain(line, `\`${name}:\` asks for a setting that the site does not have.`);
  return { ...line, text: formatConditionalText(name, line.text.slice(start.length)) };
}

const marked = / ?⟨([a-z ]+): ([^⟩]*)⟩/g;

/** A text that stands only where the site works that way, which the build does not know. */
export const formatConditionalText = (name: string, text: string) => `⟨${name}: ${text}⟩`;

export const dropUnmetConditionalPassages = (text: string, site: DataProcessing) =>
  text
    .replaceAll(marked, (_, name: string, said: string) =>
      isLegalConditionName(name) && isLegalConditionMet(name, site) ? ` ${said}` : "",
    )
    .trim();

/** The answers as they hold for this site. */
export function resolveConditionsInAllAnswers(model: AssistantModel, site: DataProcessing): AssistantModel {
  const { answers, hindi } = model;
  return {
    ...model,
    answers: Object.fromEntries(
      Object.entries(answers).map(([subject, saying]) => [
        subject,
        { ...saying, text: dropUnmetConditionalPassages(saying.text, site) },
      ]),
    ),
    hindi: {
      ...hindi,
      answers: Object.fromEntries(
        Object.entries(hindi.answers).map(([subject, text]) => [subject, dropUnmetConditionalPassages(text, site)]),
      ),
    },
  };
}

import { readFileSync } from "node:fs";
import { BadContent } from "#domain/content/define-content.ts";
import { isLegalConditionName, isLegalConditionMet, type DataProcessing } from "#domain/content/legal.ts";
import type { AssistantModel } from "../model/assistant-model.ts";

/** A line of a content file, with its place for a complaint. */
export type Line = { text: string; file: string; line: number };
export type Section = { name: Line; lines: Line[] };

export const createLineError = ({ file, line }: Omit<Line, "text">, complaint: string) =>
  new BadContent(`${file}:${line}: ${complaint}`);

/** The lines of a plain text file, without comments (`#`) and blank ones. */
export function readLines(file: string): Line[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .map((text, at) => ({ text: text.trim(), file, line: at + 1 }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"));
  if (lines.length === 0) throw createLineError({ file, line: 1 }, "the file is empty");
  return lines;
}

/** The sections of a file: each starts with its name in brackets and is not empty. */
export function readSections(file: string): Section[] {
  const sections: Section[] = [];
  for (const line of readLines(file)) {
    const name = /^\[(.+)\]$/.exec(line.text)?.[1];
    const current = sections.at(-1);
    if (name !== undefined) {
      if (sections.some((section) => section.name.text === name))
        throw createLineError(line, `[${name}] is there twice`);
      sections.push({ name: { ...line, text: name }, lines: [] });
    } else if (current) current.lines.push(line);
    else throw createLineError(line, "a [name] must come first");
  }
  for (const { name, lines } of sections)
    if (lines.length === 0) throw createLineError(name, `[${name.text}] is empty`);
  return sections;
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
export function splitByLabel(lines: readonly Line[], name: string): { named: Line[]; rest: Line[] } {
  const mark = `${name}:`;
  const named = lines
    .filter(({ text }) => text.startsWith(mark))
    .map(({ text, file, line }) => ({ text: text.slice(mark.length).trim(), file, line }));
  return { named, rest: lines.filter(({ text }) => !text.startsWith(mark)) };
}

const condition = /^(if|unless) ([\w.-]+):\s*/;
const setting = /^(with(?:out)? [a-z ]+):\s*/;

/**
 * `if course.refund: ...` stands where that fact is set, `unless course.refund: ...` where it is not. Only facts that may be
 * missing can be asked for: any other name is a slip of the pen. `with gateway: ...` is left for the server to decide.
 */
export const filterConditionalLines = (
  lines: readonly Line[],
  facts: Readonly<Record<string, string>>,
  isOptional: (name: string) => boolean,
): Line[] =>
  lines.flatMap((line) => {
    const [start, word, name = ""] = condition.exec(line.text) ?? [];
    if (start === undefined) return [parseSettingCondition(line)];
    if (!isOptional(name)) throw createLineError(line, `no fact ${name} can be missing`);
    return Object.hasOwn(facts, name) === (word === "if") ? [{ ...line, text: line.text.slice(start.length) }] : [];
  });

function parseSettingCondition(line: Line): Line {
  const [start, name = ""] = setting.exec(line.text) ?? [];
  if (start === undefined) return line;
  if (!isLegalConditionName(name)) throw createLineError(line, `no setting is called ${name}`);
  return { ...line, text: formatConditionalText(name, line.text.slice(start.length)) };
}

const marked = / ?⟨([a-z ]+): ([^⟩]*)⟩/g;

/** A text that stands only where the site works that way, which the build does not know. */
export const formatConditionalText = (name: string, text: string) => `⟨${name}: ${text}⟩`;

const resolveConditionalText = (text: string, site: DataProcessing) =>
  text
    .replaceAll(marked, (_, name: string, said: string) =>
      isLegalConditionName(name) && isLegalConditionMet(name, site) ? ` ${said}` : "",
    )
    .trim();

/** The answers as they hold for this site. */
export function resolveConditionalAnswers(model: AssistantModel, site: DataProcessing): AssistantModel {
  const { answers, hindi } = model;
  return {
    ...model,
    answers: Object.fromEntries(
      Object.entries(answers).map(([subject, saying]) => [
        subject,
        { ...saying, text: resolveConditionalText(saying.text, site) },
      ]),
    ),
    hindi: {
      ...hindi,
      answers: Object.fromEntries(
        Object.entries(hindi.answers).map(([subject, text]) => [subject, resolveConditionalText(text, site)]),
      ),
    },
  };
}

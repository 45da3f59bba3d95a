import { readdirSync } from "node:fs";
import type { Lexicon } from "../model/assistant-model.ts";
import { createLineError, splitPhrases, readLines, readSections, type Line } from "../knowledge/parse-content-files.ts";

/** A question as a visitor asks it, and the subject it has. */
export type Example = { subject: string; text: string };

/** Every example question of the subject files, which are named after their subject. */
export function readExamples(folder: string, normalise: (text: string) => string): Example[] {
  const files = readdirSync(`${folder}/subjects`).filter((name) => name.endsWith(".txt"));
  const places = new Map<string, Line>();
  return files.toSorted().flatMap((name) => {
    const subject = name.slice(0, -".txt".length);
    return readLines(`${folder}/subjects/${name}`).map((line) => {
      const key = normalise(line.text);
      const earlier = places.get(key);
      if (earlier) throw createLineError(line, `"${line.text}" is also at ${earlier.file}:${earlier.line}`);
      places.set(key, line);
      return { subject, text: line.text };
    });
  });
}

/** The frames, filled with the names of everything that comes with the course. */
export function fillExampleTemplates(folder: string, subjects: ReadonlySet<string>): Example[] {
  const frames = readExampleTemplates(`${folder}/frames.txt`);
  return readSections(`${folder}/words/included.txt`).flatMap(({ name, lines }) => {
    if (!subjects.has(name.text)) throw createLineError(name, `there is no subject ${name.text}`);
    return splitPhrases(lines).flatMap((called) =>
      frames.map((frame) => ({ subject: name.text, text: frame.replace("*", called) })),
    );
  });
}

/** With how many words of other walks of life each frame is filled. */
const wordsPerFrame = 20;

/** Stand for the words that nobody has taught: what is asked of them is not asked of the course. */
const unknownWords = ["ba", "ke", "li", "mo", "ru", "sa", "te", "vi", "zo"].flatMap((first) =>
  ["ndrel", "krov", "shtum", "glib", "zzop", "qwent", "lbax", "rgnu"].map((rest) => first + rest),
);

/** The frames of `foreign-frames.txt`, filled with words of other walks of life in turn. */
export function fillOffTopicTemplates(
  folder: string,
  { domains, foreign }: Pick<Lexicon, "domains" | "foreign">,
): Example[] {
  const words = [...Object.values(domains).flat(), ...foreign, ...unknownWords];
  const frames = readExampleTemplates(`${folder}/foreign-frames.txt`);
  const stride = Math.floor(words.length / wordsPerFrame);
  return frames.flatMap((frame, offset) =>
    Array.from({ length: wordsPerFrame }, (_, turn) => words[(offset + turn * stride) % words.length] ?? "").map(
      (word) => ({ subject: "elsewhere", text: frame.replace("*", word) }),
    ),
  );
}

function readExampleTemplates(file: string): string[] {
  const frames = readLines(file);
  for (const frame of frames) if (!frame.text.includes("*")) throw createLineError(frame, "a frame must hold a *");
  return frames.map(({ text }) => text);
}

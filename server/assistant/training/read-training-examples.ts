import { readdirSync } from "node:fs";
import {
  complain,
  complainOfUnknownSubject,
  splitPhrases,
  readLines,
  readSections,
  type Line,
} from "../knowledge/parse-content-files.ts";

/** A question as a visitor asks it, and the subject it has. */
export type TrainingExample = { subject: string; text: string };

/** Every example question of the subject files, which are named after their subject. */
export function readTrainingExamples(folder: string, normalise: (text: string) => string): TrainingExample[] {
  const files = readdirSync(`${folder}/subjects`).filter((name) => name.endsWith(".txt"));
  const places = new Map<string, Line>();
  return files.toSorted().flatMap((name) => {
    const subject = name.slice(0, -".txt".length);
    return readLines(`${folder}/subjects/${name}`).map((line) => {
      const key = normalise(line.text);
      const earlier = places.get(key);
      if (earlier)
        complain(line, `"${line.text}" is also at ${earlier.file}:${earlier.line}: a question has one subject.`);
      places.set(key, earlier ?? line);
      return { subject, text: line.text };
    });
  });
}

/** The frames, filled with the names of everything that comes with the course. */
export function createIncludedItemExamples(folder: string, subjects: ReadonlySet<string>): TrainingExample[] {
  const frames = readExampleTemplates(`${folder}/frames.txt`);
  return readSections(`${folder}/words/included.txt`).flatMap(({ name, lines }) => {
    if (!subjects.has(name.text)) complainOfUnknownSubject(name);
    return splitPhrases(lines).flatMap((called) =>
      frames.map((frame) => ({ subject: name.text, text: frame.replace("*", called) })),
    );
  });
}

function readExampleTemplates(file: string): string[] {
  const frames = readLines(file);
  for (const frame of frames)
    if (!frame.text.includes("*"))
      complain(frame, `"${frame.text}" must hold a *, which stands for what is asked about.`);
  return frames.map(({ text }) => text);
}

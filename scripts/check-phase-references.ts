import { globSync, readFileSync } from "node:fs";
import { otherPhaseNames } from "#content/assistant/words/counting.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import { spellNumber } from "#domain/format/text.ts";
import { lineNumberAt } from "./describe-content-issues.ts";
import { hashText, readSampleHashes } from "./sample-texts.ts";

/** Files of phases that the list does not have: what they compute from it would fail without a line. */
export const listUnlistedPhases = (): string[] =>
  globSync("content/curriculum/*.ts").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const found = /^ {2}key: "([^"]*)",/m.exec(source);
    const key = found?.[1];
    if (!found || phaseKeys.some((one) => one === key)) return [];
    return [
      `${file}:${lineNumberAt(source, found.index)}: key is "${key}", but content/phase-list.ts has only ${phaseKeys.join(", ")}: add it there, or delete this file and what imports it.`,
    ];
  });

const countingFile = "content/assistant/words/counting.ts";
const topicsFile = "content/assistant/topics.txt";

/** Other names of a phase that are a topic's too: taken for the phase, a question whether that is taught would get no answer. */
export function listPhaseNameTopicConflicts(
  topics: readonly { name: string; asked: readonly string[] }[],
  names: Readonly<Record<string, string>> = otherPhaseNames,
): string[] {
  const place = (file: string, text: string) => {
    const source = readFileSync(file, "utf8");
    return `${file}:${lineNumberAt(source, Math.max(0, source.indexOf(text)))}`;
  };
  return Object.entries(names).flatMap(([key, others]) =>
    others.split(" ").flatMap((other) => {
      const called = other.replaceAll("-", " ");
      const topic = topics.find(({ name, asked }) => [name, ...asked].some((one) => one.toLowerCase() === called));
      return topic
        ? [
            `${place(countingFile, `${key}: `)}: otherPhaseNames.${key} must not be called "${called}", which ${place(topicsFile, `[${topic.name}]`)} calls the topic ${topic.name}: take it out of one of the two.`,
          ]
        : [];
    }),
  );
}

/** Words that stand before "phase" without being its name. */
const plainWords = new Set(
  "a all an any course each every first following its last later next no one our own per second single that the third this which whole your".split(
    " ",
  ),
);

/**
 * Plain texts that name a phase which the course does not have, or another number of phases. It may be another kind of phase, so
 * the build goes on.
 */
export async function listTextsNamingUnknownPhases(): Promise<string[]> {
  const { phases } = await import("#content/curriculum/phases.ts");
  const own = phases.map(({ name, title }) => `${name} phase ${title}`.toLowerCase());
  const sample = readSampleHashes();
  const isDropped = (word: string) =>
    !plainWords.has(word.toLowerCase()) &&
    !own.some((names) => names.includes(`${word.toLowerCase()} phase`)) &&
    (/^\p{Lu}/u.test(word) || sample.has(hashText(`${word.charAt(0).toUpperCase()}${word.slice(1)} Phase`)));
  return globSync("content/{*,legal/*,curriculum/*}.ts")
    .concat(globSync("content/posts/*.md"))
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => {
          if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
          const names = [...line.matchAll(/([\p{L}\d-]+) phase\b/giu)].flatMap(([found, word = ""]) =>
            isDropped(word) ? [`names "${found}", which is no phase of content/phase-list.ts`] : [],
          );
          const counts = [...line.matchAll(/\b(two|three|four|five|six|\d+) phases\b/gi)].flatMap(
            ([found, word = ""]) =>
              [spellNumber(phases.length), String(phases.length)].includes(word.toLowerCase())
                ? []
                : [`says "${found}", but the course has ${phases.length}`],
          );
          return [...names, ...counts].map((says) => `${file}:${index + 1}: ${says}.`);
        }),
    );
}

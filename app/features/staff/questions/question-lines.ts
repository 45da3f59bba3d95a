import type { QuestionGroup } from "#domain/assistant/asked-question.ts";

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * The questions of a group as lines of a subject's file. What was removed from them leaves no sign, nothing starts like a
 * comment, and what differs in its signs alone is one line: the build refuses a line that is there twice.
 */
export function writeLines({ questions }: Pick<QuestionGroup, "questions">, subject: string): string {
  const lines = new Map<string, string>();
  for (const { text } of questions) {
    const line = text
      .replaceAll("…", " ")
      .replaceAll(/\s+/g, " ")
      .replace(/^[\s#]+/, "")
      .trim();
    const words = wordsOf(line);
    if (words !== "" && !lines.has(words)) lines.set(words, line);
  }
  return [`# content/assistant/subjects/${subject}.txt`, ...lines.values(), ""].join("\n");
}

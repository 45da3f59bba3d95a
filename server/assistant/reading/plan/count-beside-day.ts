import type { Mention } from "./mention.ts";
import { readCount } from "./read-count.ts";
import { skip } from "./number-of-noun.ts";
import { fillWords, findUnit, measures } from "./plan-words.ts";

const lastTests = new Set(["test", "assessment", "exam", "one", "day"]);

/** `the day before the final`, `the day after 12`. */
export function readBesideDay(words: readonly string[], start: number): Mention | undefined {
  const at = skip(words, start + 2, fillWords);
  const count = readCount(words, at);
  if (!count || (count.kind === "cardinal" && measures.has(words[at + count.length] ?? ""))) return undefined;
  const end = at + count.length;
  const next = words[end] ?? "";
  if (count.kind === "ordinal" && count.from === "start" && findUnit(next) !== "day") return undefined;
  const last = lastTests.has(next) || findUnit(next) === "day" ? end + 1 : end;
  return { unit: "day", counts: [count], start: at, end: last, spans: [{ start: at, end: last }] };
}

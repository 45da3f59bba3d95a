import type { Mention } from "./mention.ts";
import { readCount } from "./read-count.ts";
import { findUnit } from "./plan-words.ts";

const takeFirst = new Set("first initial previous earlier pehle pahle starting shuru".split(" "));
const takeLast = new Set("last final remaining other aakhri akhri baaki baki rest".split(" "));
/** After these, `the first two` are phases. */
const afterTwo = new Set("together only price cost fees fee and ka ke ki please for".split(" "));

/** `first two phases`, `last 3 days`, `the other two months`. */
export function readTaken(words: readonly string[], at: number): Mention | undefined {
  const word = words[at] ?? "";
  const from = takeFirst.has(word) ? "start" : takeLast.has(word) ? "end" : undefined;
  if (!from) return undefined;
  const counted = words[at + 1] === "ke" ? at + 2 : at + 1;
  const count = readCount(words, counted);
  if (count?.kind !== "cardinal" || count.value < 1) return undefined;
  const next = counted + count.length;
  const unit = findUnit(words[next]);
  const taken = { counts: [{ ...count, from }], take: count.value } satisfies Partial<Mention>;
  if (unit) return { unit, ...taken, start: at, end: next + 1, spans: [{ start: at, end: next + 1 }] };
  const isTwoOfThree =
    count.value === 2 && from === "start" && (next === words.length || afterTwo.has(words[next] ?? ""));
  return isTwoOfThree
    ? { unit: "phase", ...taken, start: at, end: next, spans: [{ start: at, end: next }] }
    : undefined;
}

import type { Mention } from "./mention.ts";
import { skip } from "./number-of-noun.ts";
import { isLast, readCount } from "./read-count.ts";
import { betweenWords, findUnit, type Unit } from "./plan-words.ts";

const before = /^p[ea]h[ae]?l[aei]$/;
const justWords = new Set(["just", "theek", "thik", "bilkul"]);
const besideLast = new Set(["test", "exam", "assessment", "one", ...betweenWords]);

/** `aakhri se pehle wala din`, `last se ek din pehle`, `last din se dusra`: so many days before the last. */
export function readBackFromEnd(words: readonly string[], start: number): Mention | undefined {
  if (!isLast(words[start]) && words[start] !== "end") return undefined;
  let at = skip(words, start + 1, besideLast);
  const units: (Unit | undefined)[] = [findUnit(words[at])];
  if (units[0]) at += 1;
  if (words[at] !== "se") return undefined;
  at = skip(words, at + 1, justWords);
  const count = readCount(words, at);
  const isBefore = before.test(words[at] ?? "");
  if (count?.kind === "cardinal") {
    at += count.length;
    units.push(findUnit(words[at]));
    if (units.at(-1)) at += 1;
    if (!before.test(words[at] ?? "")) return undefined;
  }
  const value = isBefore ? 2 : count?.kind === "cardinal" ? count.value + 1 : count?.value;
  if (value === undefined || count?.from === "end") return undefined;
  at = skip(words, at + 1, betweenWords);
  units.push(findUnit(words[at]));
  const end = units.at(-1) ? at + 1 : at;
  const unit = units.find((each) => each === "day" || each === "week");
  // `last se pehle kya hai` names no day.
  if (!unit) return undefined;
  return { unit, counts: [{ kind: "ordinal", from: "end", value, length: 1 }], start, end, spans: [{ start, end }] };
}

import { courseDays } from "#content/curriculum/phases.ts";
import { countsOf } from "../conversation/slots.ts";

const testDays = courseDays.filter(({ title }) => /\b(?:test|assessment)\b/i.test(title)).map(({ day }) => day);
const asked = new Set("when kab test tests exam exams assessment date hua aayega aata hogi".split(" "));

const oneBeforeLast = /\b(?:last|final|a?akhri) (?:wale )?se p[ea]hl[ae](?: wal[ae])?\b/;

/** `pehla kab hai`, `when is the last one` after the tests: the day of that one. */
export function dayOfTest(text: string, isLightWord: (word: string) => boolean): number | undefined {
  const words = text.replace(oneBeforeLast, "penultimate").split(" ");
  const [count, ...others] = countsOf(words);
  if (count?.kind !== "ordinal" || others.length > 0) return undefined;
  if (!words.every((word) => asked.has(word) || isLightWord(word))) return undefined;
  return testDays.at(count.from === "end" ? -count.value : count.value - 1);
}

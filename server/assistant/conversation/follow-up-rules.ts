import type { Reading } from "../reading/read-question.ts";
import { testDays } from "../answers/curriculum/answer-relations.ts";
import { findCounts } from "../reading/curriculum/plan-grammar.ts";

/** Subjects whose answer says a time of its own. */
const lengthSubjects = new Set(
  "data-kept chat-privacy cookies lifetime interactive premium-courses tools code-plan domain hosting database-hosting ssh workspace offer-end".split(
    " ",
  ),
);
/** Which of the tools a question speaks of. */
const learning = /\b(?:learning|interactive|lessons?|subscription)\b/;
const premium = /\bpremium\b/;

const asksHowLong =
  /\b(?:how (?:long|many (?:days|months|weeks|years))|until when|till when|kab tak|kabtak|kitn[aei] (?:time|samay|din|dino|mahin[aeo]|saal|arse|der))\b/;
/** They name what lasts: the course, a phase, or the answer that is waited for. */
const namesOther = /\b(?:course|phases?|total|poora|pura|reply|answer|jawab)\b/;
const mostWords = 8;

/** The subject of `for how long?` after something that lasts for a time of its own; nothing after all else. */
export function findDurationSubject({ text, phases }: Reading, before: string): string | undefined {
  const subject = before === "privacy" ? "data-kept" : before;
  const isShort = text.split(" ").length <= mostWords;
  if (
    !lengthSubjects.has(subject) ||
    !isShort ||
    !asksHowLong.test(text) ||
    phases.length > 0 ||
    namesOther.test(text.replace("premium course", ""))
  )
    return undefined;
  if (subject !== "tools") return subject;
  return premium.test(text) ? "premium-courses" : learning.test(text) ? "interactive" : subject;
}

const asked = new Set("when kab test tests exam exams assessment date hua aayega aata hogi".split(" "));

const oneBeforeLast = /\b(?:last|final|a?akhri) (?:wale )?se p[ea]hl[ae](?: wal[ae])?\b/;

/** `pehla kab hai`, `when is the last one` after the tests: the day of that one. */
export function findTestDay(text: string, isFunctionWord: (word: string) => boolean): number | undefined {
  const words = text.replace(oneBeforeLast, "penultimate").split(" ");
  const [count, ...others] = findCounts(words);
  if (count?.kind !== "ordinal" || others.length > 0) return undefined;
  if (!words.every((word) => asked.has(word) || isFunctionWord(word))) return undefined;
  return testDays.at(count.from === "end" ? -count.value : count.value - 1)?.day;
}

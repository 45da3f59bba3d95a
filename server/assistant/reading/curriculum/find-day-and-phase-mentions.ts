import { counting } from "#content/assistant/words/counting.ts";
import type { Count } from "./parse-cardinal-or-ordinal.ts";
import { createRule, compileWholeTokenPattern, applyTokenRules, tokenise, type Rule } from "./day-and-phase-tokens.ts";

const unit = "([DWPML])";
const ending = String.raw`(?=$| (?:{particles}|{genitives}|{joinWords})(?![^ ]))`;
/** `3 months 1500`: what follows the noun of a length is no number of it. In `what do weeks 7 and 8` no length is. */
const notLength = String.raw`(?<!(?:C\d+|A(?!2 )\d+) )`;
const asksWhatIsIn =
  " (?:me|mein|ko|par|pe|tak)(?: \\S+)? (?:kya|kaun\\S*|kon\\S*)| (?:dono|both)(?![^ ])| (?:ka|ke|ki) (?:topics?|syllabus)";

/** What is counted from the end. */
const countRules: readonly Rule[] = [
  // `last to last`, `last but one`, `next to last`, `one before the last`
  createRule("E1 (?:to|se) E1|(?:next to|C1 before)(?: the)? E1", () => "E2"),
  createRule(String.raw`E1 but [CA](\d+)`, ([, more]) => `E${Number(more) + 1}`),
  // `third last`, `second to last`, `third from the end`
  createRule(String.raw`O(\d+)(?:(?: (?:to|from)(?: the)?)? E1| from(?: the)? end)`, ([, count]) => `E${count}`),
];

/** How days, weeks and phases are counted: the tokens of each become one mention of them. */
const mentionRules: readonly Rule[] = [
  // `each phase`, `per day 2 hours`
  createRule(String.raw`{everyWords} [PML](?! [CAO]\d)`, () => "P=*"),
  createRule("({eachWords}) [DWPML]", ([, each]) => each),
  // `last se ek din pehle`
  createRule(
    String.raw`E1(?: {besideLast})*(?: ([DW]))? se(?: {hindiJustWords})* [CA](\d+) ([DW]) O1(?: {betweenWords})*(?: [DW])?`,
    ([, own, back, other]) => `${own || other}=-${Number(back) + 1}`,
  ),
  // `aakhri se pehle wala din`, `last se teesra din`
  createRule(
    String.raw`E1(?: {besideLast})*(?: ([DW]))? se(?: {hindiJustWords})* O(\d+)(?: {betweenWords})*(?: ([DW]))?`,
    ([, own, back, other]) => (own || other ? `${own || other}=-${Math.max(2, Number(back))}` : undefined),
  ),
  // `first three days`, `the other two months`
  createRule(String.raw`{firstFewWords}(?: ke)? [CA]([1-9]\d*) ${unit}`, ([, many, of]) => `${of}=^${many}`),
  createRule(String.raw`{lastFewWords}(?: ke)? [CA]([1-9]\d*) ${unit}`, ([, many, of]) => `${of}=$${many}`),
  createRule("O1 [CA]2(?=$| {afterFirstTwo}(?![^ ]))", () => "P=^2"),
  createRule("middle [PML]", () => "P=2"),
  // `day 10 se pehle day 9`: here `pehle` says before.
  createRule(String.raw`(se) O1(?= D C\d)`, ([, se]) => se),
  // `12th day`, `pehle wale din`
  createRule(
    String.raw`([OE])(\d+)(?: {numberMarks})*(?: {betweenWords})* ${unit}`,
    ([, from, count, of]) => `${of}=${from === "E" ? "-" : ""}${count}`,
  ),
  // `the last topic of intermediate`: a day has one. `the 5th of advanced`
  createRule(
    String.raw`([OE])(\d+) {lessonWords}(?= {ofWords}(?: the)? (?:N=|[PM]))`,
    ([, from, count]) => `D=${from === "E" ? "-" : ""}${count}`,
  ),
  createRule(String.raw`O(\d+)(?= of(?: the)? N=)`, ([, count]) => `D=${count}`),
  // `5th and 9th day`
  createRule(
    String.raw`([OE])(\d+)(?=(?: {joinWords}| {rangeWords}| the)+ ${unit}=)`,
    ([, from, count, of]) => `${of}=${from === "E" ? "-" : ""}${count}`,
  ),
  // `43 number wala din`, `8 9 10 number ke din`: a number of its own, never a length.
  createRule(
    String.raw`C(\d+)(?:(?: {numberMarks})+(?: {betweenWords}| k[aei])*| [vw]a*l[ae]) ([DW])`,
    ([, count, of]) => `${of}=${count}#`,
  ),
  createRule(String.raw`C(\d+)(?=(?: {joinWords}| {rangeWords})? ([DW])=\d+#)`, ([, count, of]) => `${of}=${count}#`),
  // `48 aur 50 din me kya hai`; `10-15 din ka gap` and `10-15 din me khatam` are lengths.
  createRule(
    String.raw`C(\d+)(?:( {rangeWords})| {andWords})? C(\d+) ([DW])(?=${asksWhatIsIn})`,
    ([, first, range, last, of], rest) =>
      asksHowMuch.test(rest) ? undefined : `${of}=${first}${range ? ".." : ","}${last}`,
  ),
  // `the day before the final`, `the day after 12`
  createRule(
    String.raw`D(?: {justWords})* ({shiftWords})(?: {fillWords})* (?:C(\d+)(?! {measures}(?![^ ]))|E(\d+))(?: {testWords})?`,
    ([, shift = "", count, last]) => {
      const isLater = counting.laterWords.has(shift);
      if (last) return isLater ? undefined : `D=-${Number(last) + 1}`;
      return `D=${Number(count) + (isLater ? 1 : -1)}`;
    },
  ),
  // `day 12`, `day do` where nothing else fits
  createRule(String.raw`${notLength}${unit}(?: {numberMarks})* C(\d+)`, ([, of = "", count], rest) =>
    isMeasure(of, rest) ? undefined : `${of}=${count}`,
  ),
  createRule(
    String.raw`(?<!(?<![^ ])(?:{articlesOfMeasure}|{askingWords}|[CA]\d+) )${unit}(?: {numberMarks})* [AO](\d+)${ending}`,
    ([, of, count]) => `${of}=${count}`,
  ),
  // `and 8`, `to 8`, or what a comma divided; `the third month one` counts one.
  createRule(
    String.raw`(?<=${unit}=(\d+)#? (?:(?:(?:{joinWords}|{rangeWords}) )+(?:{fillWords} )*)?)(?<!=\d+ (?=C1(?!\d)))C(\d+)`,
    ([, of = "", before, count], rest) => {
      // `week 4 and 5 projects` goes on counting, `day 5 and 3 projects` does not.
      const isOtherCounted = Number(count) <= Number(before) && counting.countables.has(rest.split(" ")[1] ?? "");
      return isOtherCounted || isMeasure(of, rest) ? undefined : `${of}=${count}`;
    },
  ),
  createRule(String.raw`(?<=${unit}=\d+ {hindiJoints} )A(\d+)${ending}`, ([, of, count]) => `${of}=${count}`),
  // `day 50 to the end`
  createRule(String.raw`(?<=([DW])=\d+(?: {rangeWords})+(?: the)* )(?:end|E1)`, ([, of]) => `${of}=-1`),
  // `the last day but one`, `third day from the end`
  createRule(String.raw`([DW])=-(\d+) but [CA]1`, ([, of, back]) => `${of}=-${Number(back) + 1}`),
  createRule(String.raw`([DW])=(\d+) from(?: the)? (?:end|E1)(?! [DWPM])`, ([, of, back]) => `${of}=-${back}`),
  // `after intermediate, the first day of the next phase`
  createRule(
    String.raw`(?<=[NPM]=(\d+) .*?)(?:({nextWords})|{previousWords}) [PML]`,
    ([, before, next]) => `N=${Number(before) + (next ? 1 : -1)}`,
  ),
  createRule(String.raw`([DW]=\d+)#`, ([, mention]) => mention),
];

const asksHowMuch = /\b(?:sakt[aei]|pa[uy]\S*|ja[uy]\S*|khatam|complete|finish)\b/;
const measure = compileWholeTokenPattern("^ {measures}");
/** `week 2 days`, `week 4 day by day`; in `week 2 din aa sakta hu` the number counts the days. */
const daysOfWeek = /^ D(?: (?:list|by|wise|batao|bata|titles?|topics?|names?|kya|please|plz)(?![^ ]).*)?$/;

/** Whether a number counts what follows it: `day 2 hours`, `phase 3 months`; but `phase 1 days` are those of a phase. */
function isMeasure(of: string, rest: string): boolean {
  if (!measure.test(rest)) return false;
  if (/^ [DWM](?: (?:no|number|num|nos|nr))? [CAO]\d/.test(rest)) return false;
  if (/^ [DWM](?![^ ])/.test(rest) && "PML".includes(of)) return rest.startsWith(" M");
  return !(of === "W" && daysOfWeek.test(rest));
}

export const tokeniseAndMarkMentions = (words: readonly string[]) =>
  applyTokenRules(tokenise(words), [...countRules, ...mentionRules]);

/** The numbers of a text, without those that say something else: `pehle` alone is `before`, `one` is no number. */
export const findCardinalsAndOrdinals = (words: readonly string[]): Omit<Count, "length">[] =>
  applyTokenRules(tokenise(words), countRules).flatMap(({ text, start }) => {
    const [, letter, value] = /^([COE])(\d+)$/.exec(text) ?? [];
    const isBefore = /^p[ea]hle$/.test(words[start] ?? "") && !/^wal[aei]$/.test(words[start + 1] ?? "");
    if (letter === undefined || isBefore || words[start] === "one") return [];
    return {
      kind: letter === "C" ? "cardinal" : "ordinal",
      from: letter === "E" ? "end" : "start",
      value: Number(value),
    };
  });

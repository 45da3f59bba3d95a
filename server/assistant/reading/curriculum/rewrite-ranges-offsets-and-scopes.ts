import { compileWholeTokenPattern } from "./day-and-phase-tokens.ts";

type Replace = (groups: readonly string[]) => string | undefined;
type TextRule = readonly [pattern: RegExp, replace: Replace];

const createTextRule = (source: string, replace: Replace): TextRule => [compileWholeTokenPattern(source, "g"), replace];

/** Applies each rule until it changes nothing; a list may be longer than a pattern. */
function rewriteText(given: string, rules: readonly TextRule[]): string {
  let text = given;
  for (const [pattern, replace] of rules)
    for (let before = ""; before !== text;) {
      before = text;
      text = before.replaceAll(pattern, (found, ...groups: string[]) => replace([found, ...groups]) ?? found);
    }
  return text;
}

const day = String.raw`D=(\d+)`;
const moveDay = (number: string | undefined, by: number) => `D=${Number(number) + by}`;

/** The day before or after one: `the day after day 12` is day 13. Nothing comes after the last day. */
const offsetRules: readonly TextRule[] = [
  createTextRule(`(?:[CA](\\d+) )?D {laterWords}(?: the)? ${day}`, ([, by, of]) => moveDay(of, Number(by ?? 1))),
  createTextRule(`(?:[CA](\\d+) )?D {earlierWords}(?: the)? ${day}`, ([, by, of]) => moveDay(of, -Number(by ?? 1))),
  createTextRule(`{laterWords}(?: the)? ${day}`, ([, of]) => moveDay(of, 1)),
  // `what comes before day 10`; `what must I know before day 10` asks of day 10 itself.
  createTextRule(`({nextToWords}) {earlierWords}(?: the)? ${day}`, ([, word, of]) => `${word} ${moveDay(of, -1)}`),
  createTextRule(`${day} (?:se|ke) [CA](\\d+) D (?:(baad)|O1)`, ([, of, by, later]) =>
    moveDay(of, later ? Number(by) : -Number(by)),
  ),
  createTextRule(`${day} (?:(?:ke )?baad|k[ae] (?:agl[ae]|next))`, ([, of]) => moveDay(of, 1)),
  createTextRule(`${day} se O1`, ([, of]) => moveDay(of, -1)),
];

const only = (list: string) => compileWholeTokenPattern(list);
const [done, now, upcoming, standing] = [
  only("{doneWords}"),
  only("{nowWords}"),
  only("(?:{upcomingWords})(?! [WPML])"),
  only("{standingWords}"),
];

/** `tomorrow, if I am on day 7`, `day 15 complete ho gaya, ab kya`. */
function shiftFromToday(text: string): string {
  const isNext = (done.test(text) && now.test(text)) || (upcoming.test(text) && standing.test(text));
  return isNext && text.match(/D=/g)?.length === 1 ? text.replace(/D=(\d+)/, (_, of: string) => moveDay(of, 1)) : text;
}

const join = (unit: string | undefined, first: string | undefined, last: string | undefined) =>
  Number(last) < 0 || Number(last) > Number(first) ? `${unit}=${first}..${last}` : undefined;

/** Ranges, and days or weeks that are asked for together. */
const listRules: readonly TextRule[] = [
  createTextRule(String.raw`between ([DW])=(\d+) and [DW]=(\d+)`, ([, unit, first, last]) => join(unit, first, last)),
  createTextRule(String.raw`([DW])=(\d+) {joinWords} [DW]=(\d+) ke bee?ch`, ([, unit, first, last]) =>
    join(unit, first, last),
  ),
  createTextRule(String.raw`([DWPML])=(\d+)(?: {rangeWords})+(?: the)* \1=(-?\d+)(?: tak)?`, ([, unit, first, last]) =>
    join(unit, first, last),
  ),
  createTextRule(String.raw`[NP]=(\d+) {rangeWords} [NP]=(\d+)(?: tak)?`, ([, first, last]) => join("P", first, last)),
  createTextRule(String.raw`(?:{upToWords} ([DW])=(\d+)|([DW])=(\d+) tak)`, ([, unit, last, other, end]) =>
    join(unit ?? other, "1", last ?? end),
  ),
  createTextRule(
    String.raw`([DW])=(\S+)(?: {joinWords})* \1=(\S+)`,
    ([, unit, first, last]) => `${unit}=${first},${last}`,
  ),
];

const link = "(?: (?:{ofWords}|{genitives}|{linkWords}))*";
const linkOrOwn = "(?: (?:{ofWords}|{genitives}|{linkWords}|{ownWords}))*";
const parentOf = { W: "([NPML]=\\S+)", D: "([NPMLW]=\\S+)" };
const scope = (child: string | undefined, parent: string | undefined) => `${child}@${parent?.replace("=", "")}`;

/** What a counted day or week is a day or week of: `day 4 of the intermediate phase`, `phase 3 ka pehla din`. */
const scopeRules: readonly TextRule[] = (["W", "D"] as const).flatMap((unit) => {
  const child = `(${unit}=[^ @]+)`;
  const parent = parentOf[unit];
  const outside = "(?<!(?<![^ ]){outsideWords} )";
  return [
    createTextRule(`${child}${link} {ofWords}${link} ${parent}`, ([, own, of]) => scope(own, of)),
    createTextRule(`${outside}${parent}${linkOrOwn} (?:{genitives}|{ownWords})${linkOrOwn} ${child}`, ([, of, own]) =>
      scope(own, of),
    ),
    createTextRule(`${outside}${parent}${linkOrOwn} ${child}`, ([, of, own]) => scope(own, of)),
    createTextRule(`${child}${link} ${parent}`, ([, own, of]) => scope(own, of)),
    // `day 3 of intermediate and advanced` is a day of both.
    createTextRule(
      String.raw`(${unit}=\S+@[NP]\d+)(?: {joinWords}| the)+ [NP]=(\d+)(?! [DW]=)`,
      ([, own, other]) => `${own},${other}`,
    ),
  ];
});

const between = "((?: (?!(?:{joinWords}|{outsideWords})(?![^ ]))[^ =]+)*)";
const lead = String.raw`(?:^|(?<=(?:^| ){ofWords} (?:(?:{articlesOfScope}) )?))`;
/** `In the advanced phase, what do we do on the first day?`: its number may also be one of the course. */
const farRules: readonly TextRule[] = [
  createTextRule(String.raw`([NPML]=\d+) (.* )?({ownWords}) ([DW]=[^ @~]+)`, ([, of, words, own, child]) =>
    [of, words?.trim(), own, `${child}~${of?.replace("=", "")}`].filter(Boolean).join(" "),
  ),
  createTextRule(
    `${lead}([NPML]=\\d+)${between} ([DW]=[^ @~]+)`,
    ([, of, words, child]) => `${of}${words} ${scopeFar(child, of)}`,
  ),
  createTextRule(
    `([NPML]=\\d+)((?: {genitives})${between}) ([DW]=[^ @~]+)`,
    ([, of, words, , child]) => `${of}${words} ${scopeFar(child, of)}`,
  ),
  createTextRule(
    `([DW]=[^ @~]+)${between} ([NPML]=\\d+)$`,
    ([, child, words, of]) => `${scopeFar(child, of)}${words} ${of}`,
  ),
];
const scopeFar = (child: string | undefined, of: string | undefined) => `${child}~${of?.replace("=", "")}`;

/** Days and weeks moved as the text says, and put together to ranges and lists. */
export const rewriteOffsetsAndRanges = (text: string) =>
  rewriteText(shiftFromToday(rewriteText(text, offsetRules)), listRules);

/** Each day and week with the phase or week that the text counts it in: `D=4@N2`. */
export function tagMentionsWithPhaseOrWeek(text: string): string {
  const scoped = rewriteText(text, scopeRules);
  return scoped.match(/(?<![^ ])[NPML]=\d/g)?.length === 1 ? rewriteText(scoped, farRules) : scoped;
}

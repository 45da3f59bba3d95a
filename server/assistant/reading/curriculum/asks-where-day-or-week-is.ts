import * as worded from "#content/assistant/words/counting.ts";
import { compileWholeTokenPattern } from "./day-and-phase-tokens.ts";

const asked = compileWholeTokenPattern("{askingWords}(?: {askingFillers})? ([DWPML])", "g");
const patterns = worded.positionForms.map((source) => compileWholeTokenPattern(source));

/** `Which phase is day 30 in?`, `day 45 phase ka kaunsa din hai`, `is day 10 in the intermediate phase`. */
export function asksWhereDayOrWeekIs(text: string): boolean {
  const hasDay = / D=/.test(` ${text}`);
  if (!hasDay && !/ W=/.test(` ${text}`)) return false;
  const units = [...text.matchAll(asked)].map(([, unit = ""]) => unit);
  if (units.some((unit) => "PML".includes(unit) || (unit === "W" && hasDay))) return true;
  // `what day of the phase is day 45`
  const hasHolder = /(?<![^ ])(?:[WPML](?![^ ])|N=)/.test(text);
  return (units.includes("D") && hasHolder) || patterns.some((pattern) => pattern.test(text));
}

/** `which days are in week 5`, `final week days list`; `isDayList` says which words for a day mean several. */
export const asksDaysOfWeek = (text: string, namesDays: boolean) =>
  namesDays && / W=/.test(` ${text}`) && !/ D=/.test(` ${text}`);

import { createTokenPattern } from "./day-and-phase-tokens.ts";

const asked = createTokenPattern("{askingWords}(?: {askingFillers})? ([DWPML])", "g");
const phase = String.raw`[NPM]=\d+`;
const verbs = "(?:is|it|comes?|belongs?|falls?|lies?|fits?)";
const rest =
  "(?: (?:it|in|to|under|within|still|already|the|part|of|me|mein|ka|hai|h|aata|hoga|ya|or|right|na|kya|not))*";
const forms = [
  // `is day 22 still beginner`, `kya day 30 advanced me aata hai`, `day 43 belongs to intermediate right`
  String.raw`^(?:(?:is|does|will|are|kya) D=\d+(?: ${verbs})?|D=\d+ ${verbs})${rest} ${phase}${rest}(?: ${phase})?${rest}$`,
  // `day 25 beginner me hai ya intermediate`
  String.raw`^D=\d+ ${phase}${rest} (?:ya|or) ${phase}${rest}$`,
  // `where does day 43 start`, `day 43 kahan aata hai`, `day 35 falls under`
  String.raw`where(?: (?:does|do|is|will|would))?(?: the)? D=\d+(?: \S+)*`,
  String.raw`^D=\d+ (?:ka |ke )?(?:kahan|kaha|kidhar)(?: \S+)*$`,
  String.raw`^D=\d+ ${verbs}(?: (?:under|in|within|to|of|what|which))+$`,
  // `the phase of day 47`, `mahina konsa hoga day 35 pe`, `day 16 ka phase batao`
  String.raw`[PMW](?: name| naam)? (?:of|for|ka|ke) (?:the )?D=\d+`,
  String.raw`[PMW] {askingWords}(?: \S+)? D=\d+(?: \S+)?`,
  String.raw`^D=\d+ (?:(?:ka|ke|ki|is|s) )?[PMW](?: (?:kya|batao|bata|hai|h|A2|de|please|{askingWords}))*$`,
].map((source) => createTokenPattern(source));

/** `Which phase is day 30 in?`, `day 45 phase ka kaunsa din hai`, `is day 10 in the intermediate phase`. */
export function asksForPosition(text: string): boolean {
  const hasDay = / D=/.test(` ${text}`);
  if (!hasDay && !/ W=/.test(` ${text}`)) return false;
  const units = [...text.matchAll(asked)].map(([, unit = ""]) => unit);
  if (units.some((unit) => "PML".includes(unit) || (unit === "W" && hasDay))) return true;
  // `what day of the phase is day 45`
  const hasHolder = /(?<![^ ])(?:[WPML](?![^ ])|N=)/.test(text);
  return (units.includes("D") && hasHolder) || forms.some((form) => form.test(text));
}

/** `which days are in week 5`, `final week days list`; `isDayList` says which words for a day mean several. */
export const asksDaysOfWeek = (text: string, namesDays: boolean) =>
  namesDays && / W=/.test(` ${text}`) && !/ D=/.test(` ${text}`);

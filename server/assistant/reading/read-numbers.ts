import type { PhaseKey } from "#domain/phase.ts";

const cardinals = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
const ordinalWords = [
  ["first", "pehla", "pehle", "pehli", "pahla", "pahle", "starting", "initial"],
  ["second", "dusra", "dusre", "dusri", "doosra", "doosre", "middle"],
  ["third", "teesra", "teesre", "tisra", "tisre"],
  ["fourth"],
  ["fifth"],
  ["sixth"],
  ["seventh"],
  ["eighth"],
];
const ordinals = Object.fromEntries(ordinalWords.flatMap((words, at) => words.map((word) => [word, at + 1])));
/** The last of whatever is counted. */
const lastWords = ["last", "final", "aakhri", "akhri"];
const valueOfWord: Record<string, number> = { ...cardinals, ...ordinals };
const phaseNumbers: readonly PhaseKey[] = ["basic", "intermediate", "advanced"];

const after = `(\\d{1,3}|${Object.keys(cardinals).join("|")})`;
const before = `(?:(\\d{1,3}) th|(${[...Object.keys(ordinals), ...lastWords].join("|")}))`;
/** `day 12`, `12th day`, `first day`; not `12 days`, which is a length. */
const numbered = (noun: string) =>
  new RegExp(`\\b(?:${noun})s? (?:no |number )?${after}\\b|\\b${before} (?:${noun})\\b`, "g");
const phaseNouns = "phase|month|mahina|mahine|level|stage|part|module";
export const patterns = { day: numbered("day|din"), week: numbered("week|hafta|hafte"), phase: numbered(phaseNouns) };

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const units = [...Object.keys(cardinals), "nine"];
export const numberWords: readonly string[] = [...Object.keys(valueOfWord), ...tens, ...teens, "nine"];
const bigNumber = new RegExp(`\\b(?:(${tens.join("|")})(?: (${units.join("|")}))?|(${teens.join("|")}))\\b`, "g");

/** `twenty three` as 23. */
const inDigits = (text: string) =>
  text.replaceAll(bigNumber, (_, ten?: string, unit?: string, teen?: string) =>
    String(teen ? teens.indexOf(teen) + 10 : (tens.indexOf(ten ?? "") + 2) * 10 + units.indexOf(unit ?? "") + 1),
  );

/** Says each number with its noun: `phase 1 and 2`, `first and third phase`, `last two phases`. */
export function spellOutNumbers(text: string): string {
  return inDigits(text)
    .replaceAll(
      new RegExp(`\\b(${phaseNouns}|day|week)s? ${after} (and|or|plus|aur|to) ${after}\\b`, "g"),
      "$1 $2 $3 $1 $4",
    )
    .replaceAll(
      new RegExp(`\\b${before} (and|or|plus|aur) (?=${before} (${phaseNouns}|day|week)\\b)`, "g"),
      "$1$2 $6 $3 ",
    )
    .replaceAll(/\b(first|initial|previous|earlier) (two|2)( phases| months| parts)?\b/g, "phase 1 and phase 2")
    .replaceAll(/\b(last|final|remaining|other) (two|2) (phases|months|parts)/g, "phase 2 and phase 3");
}

const phaseNames: readonly (readonly [RegExp, PhaseKey])[] = [
  [/\b(beginner|basics?)\b(?! (friendly|ke liye))/, "basic"],
  [/\bintermediate\b/, "intermediate"],
  [/\badvanced?\b(?! payment)/, "advanced"],
];
const notPhases =
  /\b(am|im|as|being|absolute|complete|total|such) (a |an )?(complete |absolute |total )?beginner|\b(beginner|basic|intermediate|advanced) (python|javascript|js|code hosting)\b|\b(python|javascript|js|html|css|server|security) basics\b/g;

/** The phases called by name; `advanced Python` is a topic and `I am a beginner` a person. */
function namedPhases(text: string): PhaseKey[] {
  const rest = text.replaceAll(notPhases, " ");
  return phaseNames.flatMap(([name, phase]) => (name.test(rest) ? [phase] : []));
}

/** Every phase a text names or counts. */
export function phasesIn(text: string): PhaseKey[] {
  const counted = readNumbers(text, patterns.phase, phaseNumbers.length).map((value) => phaseNumbers[value - 1]);
  const named = new Set([...counted, ...namedPhases(text)]);
  return phaseNumbers.filter((key) => named.has(key));
}

/** The numbers a pattern finds; `last` is what the last one of them is. */
export function readNumbers(text: string, pattern: RegExp, last: number): number[] {
  return [...text.matchAll(pattern)]
    .map((groups) => groups.slice(1).find(Boolean) ?? "")
    .map((word) => (lastWords.includes(word) ? last : (valueOfWord[word] ?? Number(word))))
    .filter((value) => value >= 1);
}

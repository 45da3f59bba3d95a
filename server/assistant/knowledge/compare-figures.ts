import { readFigures, type Figure } from "../../gateway/figures.ts";
import { badLine, type Line } from "./content-lines.ts";

/** Up to three, a bare number is also a word of its own (`both`, `तीनों`), which the other text may do without. */
const mayBeWord = ({ unit, value }: Figure) => unit === "plain" && value <= 3;

/** A Hindi text must say what the English one says, as far as figures and e-mail addresses tell. */
export function compareFigures(place: Line, hindi: string, english: string): void {
  const added = findMissing(hindi, english);
  if (added !== undefined) throw badLine(place, `the English text does not say ${added}`);
  const missing = findMissing(english, hindi);
  if (missing !== undefined) throw badLine(place, `the English text says ${missing}, and this one does not`);
}

/** The first figure or e-mail address of one text that the other lacks. */
function findMissing(one: string, other: string): number | string | undefined {
  const values = new Set(readFigures(other).map(({ value }) => value));
  const figure = readFigures(one).find((candidate) => !mayBeWord(candidate) && !values.has(candidate.value));
  return figure?.value ?? one.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)?.find((address) => !other.includes(address));
}

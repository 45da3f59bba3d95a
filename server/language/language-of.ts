export type Language = "en" | "hi";

const devanagari = /\p{Script=Devanagari}/gu;
/** From this share of its letters on a text is Hindi: technical words stay in Latin letters. */
const shareOfHindi = 0.25;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language of a text by its script; romanised Hindi counts as English, as the site does. */
export function languageOf(text: string): Language {
  const hindi = count(text, devanagari);
  return hindi > 0 && hindi >= shareOfHindi * (hindi + count(text, /\p{Script=Latin}/gu)) ? "hi" : "en";
}

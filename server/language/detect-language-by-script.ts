export type Language = "en" | "hi";

/** From this share of its letters on a text is Hindi: technical words stay in Latin letters. */
const shareOfHindi = 0.25;

/** The language of a text by its script; romanised Hindi counts as English, as the site does. */
export function detectLanguageByScript(text: string): Language {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return hindi > 0 && hindi >= shareOfHindi * (hindi + latin) ? "hi" : "en";
}

import { longestQuestion } from "#domain/assistant-texts.ts";

/**
 * Characters that a person does not see and a language model reads: controls and formats (zero-width, bidi, tags),
 * variation selectors and fillers, unassigned and private ones, and the letters that stand for flags and badges.
 */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1F130}-\u{1F1FF}]/gu;
/** Marks over letters that no letter has; they can spell a text of their own. */
const strayMarks = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** Text as a person sees it: without characters and marks that only a machine reads. */
export const stripUnseen = (text: string) =>
  text.replaceAll(unseen, (sign) => (sign === "\n" ? sign : "")).replaceAll(strayMarks, "");

/** The one text of a question that is checked, cached by, and sent to the gateway. */
export function cleanQuestion(written: string): string {
  const spaced = written.normalize("NFKC").replaceAll(/\s+/g, (run) => (/[\n\r\u2028\u2029]/.test(run) ? "\n" : " "));
  const seen = stripUnseen(spaced).normalize("NFKC");
  // What was between two spaces may be gone, and one sign may have become many.
  return seen
    .replaceAll(/[ \n]{2,}/g, (run) => (run.includes("\n") ? "\n" : " "))
    .slice(0, longestQuestion)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

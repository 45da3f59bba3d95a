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

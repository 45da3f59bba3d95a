// Apart from text.ts, whose rules every page loads: these are for forms, staff and server.

/** Letters that Unicode does not take apart, before what is typed in their place. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/**
 * What a text is compared by in a search: neither case nor accents, nor the dot below of Devanagari, nor the number of spaces
 * tells names apart. `server/db/requests/search-keys.ts` stores it, and makes it anew where this changes.
 */
export const normaliseForSearch = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u093C]/g, "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * What must all be in a text that a search finds, in whatever order. A word that is a part of another says nothing more, and
 * each word is looked for in every text.
 */
export function splitSearchIntoWords(search: string): string[] {
  const words = [...new Set(normaliseForSearch(search).split(" "))];
  return words.filter((word) => word !== "" && !words.some((other) => other !== word && other.includes(word)));
}

/**
 * Characters that a person does not see and a language model reads: controls and formats (zero-width, bidi, tags),
 * variation selectors and fillers, unassigned and private ones, and the letters that stand for flags and badges.
 */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1F130}-\u{1F1FF}]/gu;
/** Marks over letters that no letter has; they can spell a text of their own. */
const strayMarks = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** Text as a person sees it: without characters and marks that only a machine reads. */
export const stripInvisibleCharacters = (text: string) =>
  text.replaceAll(invisible, (sign) => (sign === "\n" ? sign : "")).replaceAll(strayMarks, "");

/**
 * Controls of direction and of hieroglyphs, zero-width characters, fillers and tags, private characters and halves of one: invisible, and able to reorder or forge what is shown.
 * Joiners and styles of emoji are not among them: Indian and Arabic scripts and emoji need them.
 */
const unseen =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\uFFF9-\uFFFC\u2800\u{110BD}\u{110CD}\u{13430}-\u{1343F}\u{1D159}]/gu;
/** Joiners anywhere else only hide something. */
const strayJoiners = /(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)/gu;
const strayEmojiStyles = /(?<!\p{Extended_Pictographic}|[#*\d](?=.\u20E3))(?:\uFE0E|\uFE0F)/gu;

/** A text of any script without characters that nobody sees. */
export const stripHiddenCharacters = (text: string) =>
  text.replaceAll(unseen, "").replaceAll(strayEmojiStyles, "").replaceAll(strayJoiners, "");

/** Scripts that people here write in; letters of any other may be drawn like Latin ones. */
export const foreignScriptLetter =
  /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Cyrillic}\p{sc=Greek}]/u;

/** Letters that pass for a Latin one at a glance, each before its double. */
const lookalikeLetters =
  "аaвbсcԁdеeгrһhнhіiїiјjкkмmпnоoрpԛqѕsтtуuѵvԝwшwхxьb" +
  "αaβbγyδdεeηnιiκkλiμuνvοoρpσoςsτtυuχxωw" +
  "ɑaʙbᴄcᴅdᴇeꜰfɡgɢgʜhıiɪiᴊjᴋkʟiᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz" +
  "øoðdđdłiħh";

/** Digits and signs that do. */
export const lookalikeDigitsAndSigns = "0o1i3e4a5s7t8b|i!i$s";

export function createLookalikeMap(pairs: string): ReadonlyMap<string, string> {
  const letters = Array.from(pairs);
  return new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? ""] as const] : [])));
}

/** Letters in squares and circles that Unicode gives no plain form, each alphabet from A on. */
const boxedAlphabets = [0x1_f1_e6, 0x1_f1_50, 0x1_f1_70];
function unboxLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const start = boxedAlphabets.find((first) => code >= first && code < first + 26);
  return start === undefined ? letter : String.fromCodePoint(0x61 + code - start);
}

const latin = createLookalikeMap(lookalikeLetters);

/** A text in small letters, with the Latin letter for each that is drawn like it. */
export const foldLookalikes = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\P{ASCII}/gu, (letter) => latin.get(letter) ?? unboxLetter(letter));

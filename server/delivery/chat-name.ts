const longestName = 80;
/** The chat refuses a name with any of these inside, whatever stands around them. */
const refusedWords = /discord|clyde|everyone|here/;
const refusedCharacters = /[@#:`]|\p{Cc}/gu;
/** Joiners hold emoji and Indian letters together, so they stay; but nobody sees them, so they do not make a name. */
const unseenCharacters = /\p{C}/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As many whole characters as fit: an emoji made of several parts is kept whole or left out. */
export function cutWhole(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, max + 1))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  if (end > 0) return text.slice(0, end);
  // One "character" longer than everything that fits: at least no half surrogate.
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
}

/** The visitor's name if the chat takes it as a user name; else the default. The real name stands in the message itself. */
export function formatChatName(name: string, fallback: string): string {
  const plain = name.toWellFormed().replaceAll(refusedCharacters, "").replaceAll(/\s+/g, " ").trim();
  const cut = cutWhole(plain, longestName).trim();
  const seen = cut.replaceAll(unseenCharacters, "").normalize("NFKC").toLowerCase().trim();
  return seen === "" || refusedWords.test(seen) ? fallback : cut;
}

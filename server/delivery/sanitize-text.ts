/** Joiners belong to emoji and to Indian and Arabic scripts; anywhere else they only hide something. */
const strayJoiners = /(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)/gu;
const strayEmojiStyles = /(?<!\p{Extended_Pictographic}|[#*\d](?=.\u20E3))(?:\uFE0E|\uFE0F)/gu;
/** Bidirectional controls, zero-width characters, tags: invisible, and able to reorder or forge what is shown. */
const unseen = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** What a visitor typed, without invisible characters, and with at most one empty line at a time. */
export function sanitizeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .replaceAll(unseen, "")
    .replaceAll(strayEmojiStyles, "")
    .replaceAll(strayJoiners, "")
    .replaceAll(/\n(?:[^\S\n]*\n){2,}/g, "\n\n")
    .trim();
}

export const toOneLine = (text: string) => sanitizeText(text).replaceAll(/\s+/g, " ");

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As many whole characters as fit: an emoji made of several code points is whole or left out. */
export function truncateGraphemes(text: string, max: number): string {
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

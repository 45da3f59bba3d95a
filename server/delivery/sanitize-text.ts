import { stripHiddenCharacters } from "#domain/format/searched-and-visible-text.ts";

/** What a visitor typed, without invisible characters, and with at most one empty line at a time. */
export function sanitizeText(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "");
  return stripHiddenCharacters(lines)
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

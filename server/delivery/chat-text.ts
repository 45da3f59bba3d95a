/** Joiners belong to emoji and to Indian and Arabic scripts; anywhere else they only hide something. */
const strayJoiners = /(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)/gu;
const strayEmojiStyles = /(?<!\p{Extended_Pictographic}|[#*\d](?=.\u20E3))(?:\uFE0E|\uFE0F)/gu;
/** Bidirectional controls, zero-width characters, tags: invisible, and able to reorder or forge what is shown. */
const unseen = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** What a visitor typed, without invisible characters, and with at most one empty line at a time. */
export function cleanText(text: string): string {
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

/** Each alternative begins with its character and looks back only then, or a run of spaces would take quadratic time. */
const active = new RegExp(
  [
    String.raw`[\\*~\x60|<>#[\]]`,
    // Between letters, as in many e-mail addresses, it has no effect.
    "_(?<![A-Za-z0-9]_)|_(?![A-Za-z0-9])",
    String.raw`\((?<=\]\()`,
    // Addresses become links, names between colons become emoji.
    String.raw`:(?=\/|[\w~+-]{1,64}:)`,
    "@(?=everyone|here)",
    // Lists, at the start of a line only: elsewhere these are hyphens and the ends of sentences.
    String.raw`[-+](?=\s)(?<=^[^\S\n]*.)`,
    String.raw`[.)](?=\s)(?<=^[^\S\n]*\d+.)`,
  ].join("|"),
  "gim",
);

/** Makes the chat show a text letter for letter: no formatting, no link, no mention. */
export const escapeMarkdown = (text: string) => text.replaceAll(active, String.raw`\$&`);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As many whole characters as fit: an emoji made of several code points is whole or left out. */
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

/** The longest beginning of a text that fits once it is escaped. */
export function cutToFit(text: string, max: number): string {
  let cut = cutWhole(text, max);
  for (;;) {
    const excess = escapeMarkdown(cut).length - max;
    if (excess <= 0) return cut;
    // Each character costs at most one more for its backslash, so this never takes too much.
    cut = cutWhole(cut, cut.length - Math.ceil(excess / 2));
  }
}

/** Shortens what is escaped already, never between a backslash and what it escapes. */
export function cutEscaped(text: string, max: number): string {
  const cut = cutWhole(text, max);
  const backslashes = /\\*$/.exec(cut)?.[0].length ?? 0;
  return backslashes % 2 === 0 ? cut : cut.slice(0, -1);
}

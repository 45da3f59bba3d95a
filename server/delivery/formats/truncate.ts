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

export const truncate = (text: string, max: number, ending = "…") =>
  text.length <= max ? text : truncateGraphemes(text, max - ending.length).trim() + ending;

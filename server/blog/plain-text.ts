/** The words of a Markdown text without its marks, for searching and excerpts; every pattern takes linear time. */
export const plainText = (markdown: string) =>
  markdown
    // The fence of a code block, not its code.
    .replaceAll(/^[ \t]{0,3}(?:```|~~~).*$/gm, " ")
    // Links, pictures and footnotes keep their words.
    .replaceAll(/\]\([^()\n]{0,500}\)/g, "")
    .replaceAll(/\[\^[^\]\n]{1,200}\]:?/g, "")
    .replaceAll(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]/gm, " ")
    .replaceAll(/[*`~]|!?\[|\]|(?<!\w)_|_(?!\w)/g, "")
    .replaceAll(/\||-{3,}|:-+:?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

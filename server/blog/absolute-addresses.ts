/** A code block, a code span, or the start of a link, an image or a definition that leads to a path of this site. */
const codeOrPath =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]*`|\]\((?=\/(?!\/))|^\[[^\]\n]+\]:[ \t]+(?=\/(?!\/))/gm;

/** Markdown that is read away from its site: paths outside of code get the site's address. */
export const absoluteAddresses = (markdown: string, siteUrl: string) =>
  markdown.replaceAll(codeOrPath, (found) => (/[`~]/.test(found) ? found : found + siteUrl));

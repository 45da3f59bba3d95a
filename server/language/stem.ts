/** Takes endings off English words, lightly: `fees` and `fee`, `pricing` and `price` meet, `time` and `timing` do not. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = dropPlural(word);
  for (const ending of ["ing", "ed"]) {
    if (!single.endsWith(ending)) continue;
    const root = single.slice(0, -ending.length);
    if (root.length >= 3 && /[aeiouy]/.test(root)) return dropFinalE(dropDoubledConsonant(root));
  }
  return dropFinalE(single);
}

function dropPlural(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word) || !word.endsWith("s")) return word;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const dropDoubledConsonant = (root: string) => root.replace(/([bdgmnprt])\1$/, "$1");
/** `theme` is no form of `them`. */
const dropFinalE = (word: string) =>
  word.length > 4 && word.endsWith("e") && word !== "theme" ? word.slice(0, -1) : word;

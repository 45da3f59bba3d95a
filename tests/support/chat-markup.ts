/** What the chat parses as markup, in the order of its parser. */
const rules = {
  "code block": /^```[\s\S]+?```/,
  code: /^(`+)[\s\S]*?[^`]\1(?!`)/,
  bold: /^\*\*[\s\S]+?\*\*/,
  underline: /^__[\s\S]+?__/,
  italics: /^_(?:__|\\[\s\S]|[^\\_])+?_\b|^\*(?=\S)(?:\\[\s\S]|[^*\\])+?\*/,
  "struck out": /^~~[\s\S]+?~~/,
  spoiler: /^\|\|[\s\S]+?\|\|/,
  "masked link": /^\[(?:\\[\s\S]|[^\]\\])*\]\([^)]*\)/,
  "mention, time or address": /^<[^\s>][^>]*>/,
  "mention of all": /^@(?:everyone|here)/i,
  emoji: /^:[\w~+-]+:/,
  address: /^[a-z][\w+.-]*:\/\/[^\s<]/i,
};
const lineRules = {
  heading: /^[^\S\n]*(?:-#|#{1,3})[^\S\n]+\S/,
  list: /^[^\S\n]*(?:[-*+]|\d+[.)])\s+\S/,
  quote: /^[^\S\n]*>(?:>>)?[^\S\n]/,
};

const findRule = (of: Record<string, RegExp>, text: string) =>
  Object.entries(of).find(([, pattern]) => pattern.test(text))?.[0];

/** Parses a text as the chat does: the characters it shows, and the markup it would render. */
export function readChatText(text: string): { shown: string; active: string[] } {
  let shown = "";
  const active: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const rest = text.slice(index);
    const isLineStart = index === 0 || text[index - 1] === "\n";
    const rule = (isLineStart && findRule(lineRules, rest)) || findRule(rules, rest);
    if (rule) active.push(rule);
    const isEscape = /^\\[^0-9A-Za-z\s]/.test(rest);
    if (isEscape) index += 1;
    shown += text[index] ?? "";
  }
  return { shown, active };
}

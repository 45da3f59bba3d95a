import * as v from "valibot";

const fieldSchema = v.object({ name: v.string(), value: v.string(), inline: v.boolean() });
const messageSchema = v.object({
  username: v.string(),
  embeds: v.array(
    v.object({
      title: v.string(),
      description: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
      color: v.pipe(v.number(), v.integer(), v.maxValue(0xff_ff_ff)),
      timestamp: v.pipe(v.string(), v.isoTimestamp()),
      footer: v.object({ text: v.string() }),
      fields: v.array(fieldSchema),
    }),
  ),
  allowed_mentions: v.object({ parse: v.pipe(v.array(v.string()), v.maxLength(0)) }),
});
export type SeenMessage = v.InferOutput<typeof messageSchema>;

const isBetween = (text: string, most: number) => text.trim().length >= 1 && text.length <= most;
const hasForbidden = (name: string) =>
  /discord|clyde|@|#|:|```|^(?:everyone|here)$/.test(name.trim().toLowerCase()) || /\p{Cc}/u.test(name);

/** Validates a message against the chat's published limits and name rules; lists the parts that break them. */
export function findFaults(body: unknown): string[] {
  const parsed = v.safeParse(messageSchema, body);
  if (!parsed.success) return ["shape"];
  const { username, embeds } = parsed.output;
  const faults: string[] = [];
  if (!JSON.stringify(body).isWellFormed()) faults.push("unicode");
  if (!isBetween(username, 80) || hasForbidden(username)) faults.push("username");
  if (embeds.length === 0 || embeds.length > 10) faults.push("embeds");
  let size = 0;
  for (const { title, description = "", footer, fields } of embeds) {
    const texts = [title, description, footer.text, ...fields.flatMap((field) => [field.name, field.value])];
    size += texts.reduce((sum, text) => sum + text.length, 0);
    const fit =
      isBetween(title, 256) &&
      isBetween(footer.text, 2048) &&
      fields.length <= 25 &&
      fields.every((field) => isBetween(field.name, 256) && isBetween(field.value, 1024));
    if (!fit || texts.some((text) => !text.isWellFormed())) faults.push("embeds");
  }
  if (size > 6000) faults.push("embeds");
  return faults;
}

export function readMessage(body: unknown): SeenMessage {
  return v.parse(messageSchema, body);
}

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

import { cleanText, cutEscaped, cutToFit, escapeMarkdown } from "./chat-text.ts";

/** The chat's published limits; lengths count UTF-16 units, which are never fewer than what the chat counts. */
const longestValue = 1024;
const longestEmbed = 6000;
const mostFields = 25;
const shortened = "… (shortened: the whole text is saved with the request)";

export type ChatField = { name: string; value: string; inline: boolean };
export type ChatEmbed = {
  title: string;
  description?: string;
  color: number;
  timestamp: string;
  footer: { text: string };
  fields: ChatField[];
};

export function makeField(name: string, value: string, empty: string): ChatField {
  const cut = cutToFit(cleanText(value), longestValue).trim();
  return { name, value: escapeMarkdown(cut) || empty, inline: true };
}

/** Splits a long text into further fields, at a line or word break where there is one near the end. */
export function makeLongField(name: string, value: string, empty: string): ChatField[] {
  const parts: string[] = [];
  let rest = cleanText(value);
  while (rest !== "") {
    const whole = cutToFit(rest, longestValue);
    const breakAt = rest.length > whole.length ? Math.max(whole.lastIndexOf("\n"), whole.lastIndexOf(" ")) : -1;
    const part = breakAt > whole.length * 0.8 ? whole.slice(0, breakAt) : whole;
    // Escaped part by part: each begins a line of its own.
    parts.push(escapeMarkdown(part.trim()));
    rest = rest.slice(part.length).trim();
  }
  if (parts.length === 0) parts.push(empty);
  return parts.map((part, index) => ({ name: index === 0 ? name : `${name} (continued)`, value: part, inline: false }));
}

const sizeOf = ({ title, description = "", footer, fields }: ChatEmbed) =>
  [title, description, footer.text, ...fields.flatMap((field) => [field.name, field.value])].join("").length;

/** Only a long message that is full of Markdown passes the limit once it is escaped; the cut says so. */
export function fitEmbed(embed: ChatEmbed): ChatEmbed {
  const fields = embed.fields.slice(0, mostFields);
  let excess = sizeOf({ ...embed, fields }) - longestEmbed;
  while (excess > 0) {
    const last = fields.pop();
    if (!last) break;
    const room = last.value.length - excess - shortened.length;
    if (room >= 0) fields.push({ ...last, value: cutEscaped(last.value, room) + shortened });
    excess = sizeOf({ ...embed, fields }) - longestEmbed;
  }
  return { ...embed, fields };
}

import * as v from "valibot";
import type { ChatField, ChatFormat, TeamMessage, ChatReply } from "../team-message.ts";
import { truncateGraphemes } from "./truncate.ts";

/** Discord's published limits; lengths count UTF-16 units, which are never fewer than what it counts. */
const maxNameLength = 80;
const maxValueLength = 1024;
const maxEmbedLength = 6000;
const maxFields = 25;
/** Of a request in a digest: who, how to reach them, about what. With 25 of these an embed stays within its size. */
const maxLineLengths = [60, 78, 40];
const shortened = "… (shortened: the whole text is saved with the request)";

const colors = {
  enrollment: 0x2e_a0_43,
  contact: 0x1f_6f_eb,
  "error-report": 0xcf_22_2e,
  "daily-digest": 0x8b_94_9e,
};

type EmbedField = { name: string; value: string; inline: boolean };
type Embed = {
  title: string;
  description?: string;
  color: number;
  timestamp: string;
  footer: { text: string };
  fields: EmbedField[];
};

type DiscordPayload = { username: string; embeds: [Embed]; allowed_mentions: { parse: [] } };

/** Webhooks of Discord, and of what takes the same format. */
export const discord = {
  maxFields,
  toUrl(webhook) {
    const address = new URL(webhook);
    // Without it the chat responds before it has saved the message, and a loss goes unnoticed.
    address.searchParams.set("wait", "true");
    return address;
  },
  toPayload: (message: TeamMessage): DiscordPayload => ({
    username: formatUserName(message.author ?? "") ?? message.siteName,
    embeds: [truncateEmbed(toEmbed(message))],
    // What a visitor types must not mention the whole team. Without `content` the chat previews no links either; the flag
    // against previews would hide this embed as well.
    allowed_mentions: { parse: [] },
  }),
  readReply,
} satisfies ChatFormat;

function toEmbed({ kind, title, explanation, fields: given, reference, time }: TeamMessage): Embed {
  const [color, footer] = [colors[kind], { text: reference }];
  const fields = given.flatMap(toEmbedFields);
  if (explanation === undefined) return { title, color, fields, timestamp: time, footer };
  return { title, description: explanation, color, timestamp: time, footer, fields };
}

function toEmbedFields({ name, value, isLong = false, isLink = false, empty }: ChatField): EmbedField[] {
  if (typeof value !== "string") {
    const lines = value.map((line, index) => formatDigestLine(line, maxLineLengths[index] ?? 0)).filter(Boolean);
    return [{ name, value: lines.join("\n") || empty, inline: false }];
  }
  if (isLink) return [{ name, value, inline: false }];
  if (!isLong)
    return [
      { name, value: escapeMarkdown(truncateToEscapedLength(value, maxValueLength).trim()) || empty, inline: true },
    ];
  const parts = splitIntoParts(value);
  return (parts.length > 0 ? parts : [empty]).map((part, index) => ({
    name: index === 0 ? name : `${name} (continued)`,
    value: part,
    inline: false,
  }));
}

/** Whole if it fits: the senders may be real people, and this is all the chat shows of each. */
function formatDigestLine(line: string, max: number): string {
  const cut = truncateToEscapedLength(line, max);
  return escapeMarkdown(cut === line ? line : `${truncateToEscapedLength(line, max - 1).trim()}…`);
}

/** Splits a long text at a line or word break where there is one near the end of a part. */
function splitIntoParts(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== "") {
    const whole = truncateToEscapedLength(rest, maxValueLength);
    const breakAt = rest.length > whole.length ? Math.max(whole.lastIndexOf("\n"), whole.lastIndexOf(" ")) : -1;
    const part = breakAt > whole.length * 0.8 ? whole.slice(0, breakAt) : whole;
    // Escaped part by part: each begins a line of its own.
    parts.push(escapeMarkdown(part.trim()));
    rest = rest.slice(part.length).trim();
  }
  return parts;
}

const measureEmbedLength = ({ title, description = "", footer, fields }: Embed) =>
  [title, description, footer.text, ...fields.flatMap((field) => [field.name, field.value])].join("").length;

/** Only a long message that is full of Markdown passes the limit once it is escaped; the cut says so. */
function truncateEmbed(embed: Embed): Embed {
  const fields = embed.fields.slice(0, maxFields);
  let excess = measureEmbedLength({ ...embed, fields }) - maxEmbedLength;
  while (excess > 0) {
    const last = fields.pop();
    if (!last) break;
    const room = last.value.length - excess - shortened.length;
    if (room >= 0) fields.push({ ...last, value: truncateEscaped(last.value, room) + shortened });
    excess = measureEmbedLength({ ...embed, fields }) - maxEmbedLength;
  }
  return { ...embed, fields };
}

/** Discord rejects a user name that contains one of the first two or equals one of the others. */
const refusedNames = /discord|clyde|^(?:everyone|here)$/;

/** A visitor's name if it is accepted as a user name. The message itself has the real one. */
function formatUserName(author: string): string | undefined {
  const plain = author
    .replaceAll(/[@#:`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const name = truncateGraphemes(plain, maxNameLength).trim();
  const seen = name.normalize("NFKC").toLowerCase();
  const isVisible = /[^\p{C}\p{Z}\p{M}\u2800]/u.test(seen);
  return isVisible && !refusedNames.test(seen) ? name : undefined;
}

/** Each alternative begins with its character and looks back only then, or a run of spaces would take quadratic time. */
const markdown = new RegExp(
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
const escapeMarkdown = (text: string) => text.replaceAll(markdown, String.raw`\$&`);

/** The longest beginning of a text that fits once it is escaped. */
function truncateToEscapedLength(text: string, max: number): string {
  let cut = truncateGraphemes(text, max);
  for (;;) {
    const excess = escapeMarkdown(cut).length - max;
    if (excess <= 0) return cut;
    // Each character costs at most one more for its backslash, so this never takes too much.
    cut = truncateGraphemes(cut, cut.length - Math.ceil(excess / 2));
  }
}

/** Shortens what is escaped already, never between a backslash and what it escapes. */
function truncateEscaped(text: string, max: number): string {
  const cut = truncateGraphemes(text, max);
  const backslashes = /\\*$/.exec(cut)?.[0].length ?? 0;
  return backslashes % 2 === 0 ? cut : cut.slice(0, -1);
}

/** What only takes the same format may number its successes from 0, or by the status. */
const minErrorCode = 10_000;

const replySchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      id: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
      retry_after: v.fallback(v.optional(v.number()), undefined),
      global: v.fallback(v.optional(v.boolean()), undefined),
      code: v.fallback(v.optional(v.number()), undefined),
      errors: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
    }),
  ),
  {},
);

function readReply(headers: Headers, body: string): ChatReply {
  const { id, retry_after, global, code, errors = {} } = v.parse(replySchema, body);
  const fields = Object.keys(errors).filter((name) => /^[a-z_]{1,30}$/.test(name));
  const isSpent = headers.get("x-ratelimit-remaining") === "0";
  return {
    messageId: id,
    waits: [isSpent ? Number(headers.get("x-ratelimit-reset-after") ?? 0) : 0, retry_after ?? 0],
    isGlobalLimit:
      headers.get("x-ratelimit-scope") === "global" || headers.get("x-ratelimit-global") === "true" || global === true,
    details: [...(code ? [`code ${code}`] : []), ...(fields.length > 0 ? [`at ${fields.join(", ")}`] : [])],
    isNameRefused: "username" in errors,
    isError: id === undefined && code !== undefined && code >= minErrorCode,
  };
}

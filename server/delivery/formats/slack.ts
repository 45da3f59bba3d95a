import type { ChatFormat, TeamMessage, ChatReply } from "../team-message.ts";
import { truncate, truncateGraphemes } from "./truncate.ts";
import { formatReferenceAndTime, toPlainFields, type PlainField } from "./plain-fields.ts";

/** Block Kit's published limits. */
const maxHeaderLength = 150;
const maxSectionLength = 3000;
const maxFieldLength = 2000;
const maxFieldsPerSection = 10;

type PlainText = { type: "plain_text"; text: string; emoji: false };
type Block =
  | { type: "header"; text: PlainText }
  | { type: "section"; text: PlainText }
  | { type: "section"; fields: PlainText[] }
  | { type: "context"; elements: PlainText[] };

/** Incoming webhooks of Slack. The app's own name is the author: a visitor's name cannot be one. */
export const slack = {
  maxFields: 25,
  toUrl: (webhook) => new URL(webhook),
  toPayload: (message: TeamMessage) => ({
    // What a notification shows.
    text: escape(message.title),
    blocks: toBlocks(message),
    unfurl_links: false,
    unfurl_media: false,
  }),
  /** `ok`, or the code of what is wrong, as plain text. */
  readReply: (_headers, body): ChatReply => ({ details: /^[a-z_]{1,40}$/.test(body) ? [body] : [] }),
} satisfies ChatFormat;

function toBlocks({ title, explanation, fields: given, reference, time }: TeamMessage): Block[] {
  const fields = toPlainFields(given);
  const short = fields.filter(({ isLong }) => !isLong).map(toText);
  return [
    { type: "header", text: plainText(truncate(escape(title), maxHeaderLength)) },
    ...(explanation ? [{ type: "section", text: plainText(escape(explanation)) } as const] : []),
    ...chunk(short, maxFieldsPerSection).map((some) => ({
      type: "section" as const,
      fields: some.map((text) => plainText(splitEscaped(text, maxFieldLength)[0] ?? "")),
    })),
    ...fields
      .filter(({ isLong }) => isLong)
      .flatMap((field) => splitEscaped(toText(field), maxSectionLength))
      .map((part) => ({ type: "section" as const, text: plainText(part) })),
    { type: "context", elements: [plainText(escape(formatReferenceAndTime({ reference, time })))] },
  ];
}

/** Without formatting, links, mentions and emoji. */
const plainText = (text: string): PlainText => ({ type: "plain_text", text, emoji: false });

/** The three characters that Slack gives a meaning, in every text. */
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const toText = ({ name, value }: PlainField) => `${escape(name)}\n${escape(value)}`;

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Parts of an escaped text that fit, none of which ends within `&amp;`. */
function splitEscaped(text: string, max: number): string[] {
  if (text.length <= max) return [text];
  const part = truncateGraphemes(text, max).replace(/&[a-z]{0,3}$/, "");
  return [part, ...splitEscaped(text.slice(part.length), max)];
}

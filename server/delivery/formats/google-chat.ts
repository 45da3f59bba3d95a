import * as v from "valibot";
import type { ChatFormat, TeamMessage, ChatReply } from "../team-message.ts";
import {
  jsonByteLength,
  formatReferenceAndTime,
  shortenFieldsToFit,
  toPlainFields,
  type PlainField,
} from "./plain-fields.ts";

/** A card may have 32 KB. */
const maxBytes = 30_000;

/** Incoming webhooks of Google Chat. The webhook's own name is the author: a visitor's name cannot be one. */
export const googleChat = {
  maxFields: 25,
  toUrl(webhook, { id }) {
    const address = new URL(webhook);
    // A message that was sent before is not created again.
    address.searchParams.set("requestId", id);
    return address;
  },
  toPayload(message: TeamMessage) {
    const fields = toPlainFields(message.fields);
    return toCard(
      message,
      shortenFieldsToFit(fields, (some) => jsonByteLength(toCard(message, some)) <= maxBytes),
    );
  },
  readReply,
} satisfies ChatFormat;

/** Never a `text` beside the card: in it `<users/all>` mentions everybody. */
function toCard({ id, title, explanation, reference, time }: TeamMessage, fields: readonly PlainField[]) {
  const widgets = [
    ...(explanation ? [{ textParagraph: { text: escape(explanation) } }] : []),
    ...fields.map(({ name, value }) => ({
      decoratedText: { topLabel: name, text: escape(value), wrapText: true },
    })),
    { textParagraph: { text: escape(formatReferenceAndTime({ reference, time })) } },
  ];
  return { cardsV2: [{ cardId: id, card: { header: { title }, sections: [{ widgets }] } }] };
}

/** Cards read a subset of HTML. */
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const replySchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      name: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
      error: v.fallback(v.optional(v.object({ status: v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/)) })), undefined),
    }),
  ),
  {},
);

function readReply(_headers: Headers, body: string): ChatReply {
  const { name, error } = v.parse(replySchema, body);
  return { messageId: name, details: error ? [error.status] : [], isError: error !== undefined };
}

import { createHash } from "node:crypto";
import * as v from "valibot";
import { resolvePerKind, requestFields, type RequestKind } from "#domain/requests/request-fields.ts";
import { formatFieldValue, listFieldValues, storedBodySchema } from "#domain/requests/stored-request-body.ts";
import type { Delivery } from "../db/deliveries/leases.ts";
import type { ChatKind } from "../db/engine/tables.ts";
import { sanitizeText, toOneLine } from "./sanitize-text.ts";
import { digestTitle, isImpersonation, siteAuthorNames, messageTitles } from "./impersonation.ts";

/** A text of a visitor, or the lines of one request in a digest. All are cleaned, none is escaped or shortened yet. */
export type ChatField = {
  name: string;
  value: string | readonly string[];
  isLong?: boolean;
  /** An address of the site's own, to be opened: what visitors type never becomes a link. */
  isLink?: boolean;
  /** Stands where nothing was given. */
  empty: string;
};

/** What the team is told, whatever its chat: `formats/` turns it into the payload of one make of chat. */
export type TeamMessage = {
  /** The same for every try of the same message, so that a receiver can tell a repetition. */
  id: string;
  kind: ChatKind;
  /** The visitor's name, as the message's author; undefined where the site speaks, or the name passes for the site's. */
  author: string | undefined;
  /** The author where there is no other, or the chat refuses it. */
  siteName: string;
  title: string;
  explanation?: string;
  fields: ChatField[];
  reference: string;
  time: string;
};

/** What a response says beyond its status and its `Retry-After`. */
export type ChatReply = {
  messageId?: string | undefined;
  /** Seconds to wait, as far as the chat names any. */
  waits?: readonly number[];
  isGlobalLimit?: boolean;
  /** Codes and field names of a refusal: its text may repeat what a visitor typed. */
  details?: readonly string[];
  isNameRefused?: boolean;
  /** Tells of an error, whatever its status: a gateway on the way may answer 200 for it. */
  isError?: boolean;
};

/** One make of chat. Another one is a file in `formats/` and a line in `formats/registry.ts`. */
export type ChatFormat = {
  /** How many fields a message has room for; a digest has one for each request. */
  maxFields: number;
  toUrl: (webhook: string, message: TeamMessage) => URL;
  toPayload: (message: TeamMessage) => object;
  /** Headers that prove who sent a body. */
  sign?: (sent: { id: string; body: string; at: Date; secret: string }) => Record<string, string>;
  readReply: (headers: Headers, body: string) => ChatReply;
  /** Any success is one, whatever comes with it. Else a web page is none: no chat answers with one. */
  isStatusFinal?: boolean;
};

const errorReportSchema = v.object({
  title: v.optional(v.string(), messageTitles["error-report"]),
  what: v.string(),
  where: v.string(),
});
export type ErrorReport = v.InferInput<typeof errorReportSchema>;
const teamReportSchema = v.object({
  fields: v.array(v.object({ name: v.string(), value: v.string(), isLink: v.optional(v.boolean(), false) })),
});
export type TeamReport = v.InferInput<typeof teamReportSchema>;

export type MessageSource = Pick<Delivery, "id" | "body" | "createdAt"> & { kind: ChatKind };

/** What a delivery is about, whether it goes to the chat or by mail: its request, or a report of the site. */
export const toMessageSource = ({ id, kind, body, createdAt, request }: Delivery): MessageSource => ({
  id: request?.id ?? id,
  kind: request?.kind ?? (kind === "daily-digest" ? kind : "error-report"),
  body,
  createdAt,
});

type MessageContent = Pick<TeamMessage, "author" | "title" | "fields">;

/** The message for one delivery. Throws when the saved body is no JSON. */
export function createTeamMessage({ id, kind, body, createdAt }: MessageSource): TeamMessage {
  return {
    id,
    kind,
    ...toContent(kind, body),
    siteName: siteAuthorNames[kind],
    reference: `Reference ${id}`,
    time: createdAt,
  };
}

function toContent(kind: ChatKind, body: string): MessageContent {
  if (kind === "error-report") return toErrorReportContent(body);
  if (kind !== "daily-digest") return toRequestContent(kind, body);
  const { fields } = v.parse(v.pipe(v.string(), v.parseJson(), teamReportSchema), body);
  const shown = fields.map((field) => Object.assign(field, { isLong: field.value.includes("\n"), empty: "Unknown" }));
  return { author: undefined, title: messageTitles[kind], fields: shown };
}

/** The fields of a request, by the table of `request-fields.ts`. */
function toRequestContent(kind: RequestKind, text: string): MessageContent {
  const body = v.parse(storedBodySchema, text);
  const fields = listFieldValues(kind, body).flatMap(({ field, value }): ChatField[] => {
    const { label, chatLabel, emptyInChat, input } = requestFields[field];
    const empty = resolvePerKind(emptyInChat, kind);
    if (value === "" && empty === undefined) return [];
    const name = resolvePerKind(chatLabel, kind) ?? label;
    return [{ name, value: sanitizeText(value), isLong: input?.multiline === true, empty: empty ?? "Not provided" }];
  });
  const author = toOneLine(body.name);
  return { author: isImpersonation(author) ? undefined : author, title: messageTitles[kind], fields };
}

function toErrorReportContent(body: string): MessageContent {
  const { title, what, where } = v.parse(v.pipe(v.string(), v.parseJson(), errorReportSchema), body);
  const fields = [
    { name: "What", value: sanitizeText(what), empty: "Unknown" },
    { name: "Where", value: sanitizeText(where), empty: "Unknown" },
  ];
  return { author: undefined, title, fields };
}

/**
 * How many deliveries of one sender may be queued and still get a message each. The chat accepts about 30 messages a
 * minute, so more take over twenty seconds: either a flood, or many people behind one address (a hostel, a mobile carrier)
 * after an outage of the chat. Only what is queued at this moment counts: people who come over an hour are never combined.
 */
export const maxSeparateMessages = 10;

const nouns = {
  enrollment: "enrollments",
  contact: "contact messages",
  "error-report": "reports",
  "daily-digest": "reports",
};

/** Many requests of one sender in one message. Throws when a saved body is no JSON. */
export function createBundledMessage(deliveries: readonly [MessageSource, ...MessageSource[]]): TeamMessage {
  const [{ kind, createdAt }] = deliveries;
  const noun = deliveries.every((delivery) => delivery.kind === kind) ? nouns[kind] : "requests";
  return {
    id: hashIds(deliveries),
    kind,
    author: undefined,
    siteName: siteAuthorNames["error-report"],
    title: `${deliveries.length} ${noun} ${digestTitle}`,
    explanation:
      "They came faster than this chat takes messages, so they stand here together. Each one is saved: see the staff inbox.",
    fields: deliveries.map(summarizeForDigest),
    reference: `${deliveries.length} references`,
    time: createdAt,
  };
}

/** In the form of a request's id. */
function hashIds(deliveries: readonly MessageSource[]): string {
  const ids = deliveries.map(({ id }) => id).toSorted();
  const hash = createHash("sha256").update(ids.join()).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

function summarizeForDigest({ id, kind, body }: MessageSource): ChatField {
  const request = v.parse(storedBodySchema, body);
  const { name, email, phone, parentContact, course, message } = request;
  const about =
    kind === "enrollment" ? [course, formatFieldValue(request, "price")].filter(Boolean).join(", ") : message;
  const contact = [parentContact, email, phone].filter(Boolean).join(", ");
  return { name: `Reference ${id}`, value: [name, contact, about].map(toOneLine), empty: "Not provided" };
}

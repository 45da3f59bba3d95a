import * as v from "valibot";
import { formatValue, storedBodySchema } from "#domain/requests/stored-request.ts";
import type { Delivery } from "../db/deliveries/leases.ts";
import { fitEmbed, type ChatField } from "./chat-embed.ts";
import { defaultNames, digestTitle } from "./chat-name.ts";
import { cleanText, cutToFit, escapeMarkdown } from "./chat-text.ts";
import { colors, type ChatMessage } from "./team-chat-payload.ts";

/**
 * How many deliveries of one sender may be queued and still get a message each. The chat accepts about 30 messages a
 * minute, so more take over twenty seconds: either a flood, or many people behind one address (a hostel, a mobile carrier)
 * after an outage of the chat. Only what is queued at this moment counts: people who come over an hour are never combined.
 */
export const mostAlone = 10;
/** The chat's limit of fields, one for each request; with the line lengths below an embed stays within its size. */
export const mostInDigest = 25;

const nouns = { enrollment: "enrollments", contact: "contact messages", "error-report": "reports" };
const explanation =
  "They came faster than this chat takes messages, so they stand here together. Each one is saved: see the staff inbox.";

/** One line, whole if it fits: the senders may be real people, and this is all the chat shows of each. */
function makeLine(text: string, max: number): string {
  const line = cleanText(text).replaceAll(/\s+/g, " ");
  const cut = cutToFit(line, max);
  return escapeMarkdown(cut === line ? line : `${cutToFit(line, max - 1).trim()}…`);
}

function listRequest({ id, kind, body }: Delivery): ChatField {
  const request = v.parse(storedBodySchema, body);
  const { name, email, phone, parentContact, course, message } = request;
  const about = kind === "enrollment" ? [course, formatValue(request, "price")].filter(Boolean).join(", ") : message;
  const contact = [parentContact, email, phone].filter(Boolean).join(", ");
  const lines = [makeLine(name, 60), makeLine(contact, 78), makeLine(about, 40)];
  return { name: `Reference ${id}`, value: lines.filter(Boolean).join("\n") || "Not provided", inline: false };
}

/** Many requests of one sender in one message. Throws when a saved body is unreadable. */
export function formatDigest(deliveries: readonly [Delivery, ...Delivery[]]): ChatMessage {
  const [{ kind, createdAt }] = deliveries;
  const embed = fitEmbed({
    title: `${deliveries.length} ${nouns[kind]} ${digestTitle}`,
    description: explanation,
    color: colors[kind],
    timestamp: createdAt,
    footer: { text: `${deliveries.length} references` },
    fields: deliveries.map(listRequest),
  });
  return { username: defaultNames["error-report"], embeds: [embed], allowed_mentions: { parse: [] } };
}

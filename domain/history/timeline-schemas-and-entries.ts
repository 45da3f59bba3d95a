import * as v from "valibot";
import { deliveryStates, mailKinds, noteSchema } from "../requests/request-schemas.ts";
import { formatLongDate } from "../format/dates.ts";
import { formatPrice } from "../format/money.ts";
import { paymentSchema } from "../students/payments.ts";
import { changeQuerySchema, changeSchema, changeSubjects, describeChange } from "./change.ts";

/** What a row of the timeline belongs to. */
const ofSubject = { subject: v.picklist(changeSubjects), subjectId: v.string() };

export const storedNoteSchema = v.object({
  id: v.string(),
  ...ofSubject,
  at: v.string(),
  /** Empty where nobody gave a name. */
  by: v.string(),
  text: v.string(),
});
export type StoredNote = v.InferOutput<typeof storedNoteSchema>;

export const newNoteSchema = v.object({
  ...changeQuerySchema.entries,
  text: v.pipe(noteSchema, v.nonEmpty("Please write a note")),
});
export type NewNote = v.InferOutput<typeof newNoteSchema>;

export const messageChannels = { whatsApp: "WhatsApp", mail: "Mail", other: "Message" } as const;
const channelKeys = ["whatsApp", "mail", "other"] satisfies (keyof typeof messageChannels)[];
const badTemplate = "template must be the name of a template";

/** The body of the endpoint that records a message which staff sent by a program of their own. What it said is not stored. */
export const sentMessageSchema = v.object({
  ...changeQuerySchema.entries,
  channel: v.picklist(channelKeys, `channel must be one of ${channelKeys.join(", ")}`),
  template: v.pipe(v.string(badTemplate), v.maxLength(100, badTemplate), v.excludes("\0", badTemplate)),
});
export type SentMessage = v.InferOutput<typeof sentMessageSchema>;

/** A delivery as staff need it: with the number of its message, which they delete in the chat by hand. */
export const deliveryChannels = ["chat", ...mailKinds] as const;
export const requestDeliverySchema = v.object({
  requestId: v.string(),
  channel: v.picklist(deliveryChannels),
  state: v.picklist(deliveryStates),
  createdAt: v.string(),
  deliveredAt: v.nullable(v.string()),
  messageId: v.nullable(v.string()),
  lastError: v.nullable(v.string()),
});
export type RequestDelivery = v.InferOutput<typeof requestDeliverySchema>;

export const deliveryChannelNames: Record<RequestDelivery["channel"], string> = {
  chat: "Team chat",
  "team-mail": "Mail to the team",
  "visitor-mail": "Confirmation to the visitor",
};

/** What happened to one record, or to all of one person, by where it is stored. */
export const timelineSchema = v.object({
  changes: v.array(v.object({ ...changeSchema.entries, ...ofSubject })),
  notes: v.array(storedNoteSchema),
  deliveries: v.array(requestDeliverySchema),
  payments: v.optional(v.array(paymentSchema), []),
});
export type Timeline = v.InferOutput<typeof timelineSchema>;

export type TimelineEntry = { id: string; at: string; by: string; text: string; isNote?: true };

export function listTimelineEntries({ changes, notes, deliveries, payments }: Timeline): TimelineEntry[] {
  const written = new Set([
    ...notes.map(({ subjectId, at }) => `note ${subjectId} ${at}`),
    ...payments.map(({ studentId, at }) => `payment ${studentId} ${at}`),
  ]);
  return [
    ...notes.map(({ id, at, by, text }) => ({ id, at, by, text, isNote: true as const })),
    ...changes
      // The note or the payment itself says it.
      .filter(({ what, subjectId, at }) => !written.has(`${what} ${subjectId} ${at}`))
      .map((change) => ({ id: change.id, at: change.at, by: change.by, text: describeChange(change) })),
    ...payments.map(({ id, at, by, amount, receivedOn, reference }) => ({
      id,
      at,
      by,
      text: [`${formatPrice(amount)} received on ${formatLongDate(receivedOn)}`, reference].filter(Boolean).join(", "),
    })),
    ...deliveries
      .filter(({ state }) => state !== "not-configured")
      .map((delivery) => ({
        id: `${delivery.requestId} ${delivery.channel}`,
        at: delivery.deliveredAt ?? delivery.createdAt,
        by: "",
        text: describeDelivery(delivery),
      })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

const describeDelivery = ({ channel, state, lastError }: RequestDelivery) =>
  `${deliveryChannelNames[channel]}: ${state}${state !== "delivered" && lastError ? `, ${lastError}` : ""}`;

import * as v from "valibot";
import { deliveryStates, mailKinds, noteSchema } from "../requests/request.ts";
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

/** The body of the endpoint that adds a note. */
export const newNoteSchema = v.object({
  ...changeQuerySchema.entries,
  text: v.pipe(noteSchema, v.nonEmpty("Please write a note")),
});
export type NewNote = v.InferOutput<typeof newNoteSchema>;

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

export const channelNames: Record<RequestDelivery["channel"], string> = {
  chat: "Team chat",
  "team-mail": "Mail to the team",
  "visitor-mail": "Confirmation to the visitor",
};

/** What happened to one record, or to all of one person, by where it is stored. */
export const timelineSchema = v.object({
  changes: v.array(v.object({ ...changeSchema.entries, ...ofSubject })),
  notes: v.array(storedNoteSchema),
  deliveries: v.array(requestDeliverySchema),
});
export type Timeline = v.InferOutput<typeof timelineSchema>;

export type TimelineEntry = { id: string; at: string; by: string; text: string; isNote?: true };

/** All of it in one list, newest first. */
export function listTimelineEntries({ changes, notes, deliveries }: Timeline): TimelineEntry[] {
  const written = new Set(notes.map(({ subjectId, at }) => `${subjectId} ${at}`));
  return [
    ...notes.map(({ id, at, by, text }) => ({ id, at, by, text, isNote: true as const })),
    ...changes
      // The note itself says it.
      .filter(({ what, subjectId, at }) => what !== "note" || !written.has(`${subjectId} ${at}`))
      .map((change) => ({ id: change.id, at: change.at, by: change.by, text: describeChange(change) })),
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
  `${channelNames[channel]}: ${state}${state !== "delivered" && lastError ? `, ${lastError}` : ""}`;

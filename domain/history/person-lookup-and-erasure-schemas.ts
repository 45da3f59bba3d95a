import * as v from "valibot";
import { isSameContact, parseContact, type Contact } from "../contact/contact-details.ts";
import { erasureSchema } from "./erasure-and-retention-rules.ts";
import { inboxRequestSchema } from "../requests/request-schemas.ts";
import { idSchema } from "../format/shared-schemas.ts";
import { studentSchema } from "../students/student-schemas.ts";
import { requestDeliverySchema, timelineSchema } from "./timeline-schemas-and-entries.ts";

const contactFieldSchema = (field: string) => {
  const bad = `${field} must be an e-mail address or a phone number`;
  return v.pipe(
    v.string(bad),
    v.rawTransform(({ dataset, addIssue, NEVER }): Contact => {
      const contact = parseContact(dataset.value);
      if (contact) return contact;
      addIssue({ message: bad });
      return NEVER;
    }),
  );
};

export const personQuerySchema = v.object({ contact: contactFieldSchema("contact") });

const badKeep = "keep must be ids of records";
const keptIds = v.pipe(v.array(idSchema.entries.id, badKeep), v.maxLength(1000, badKeep));
const splitIds = v.pipe(
  v.string(badKeep),
  v.transform((ids) => ids.split(",").filter(Boolean)),
);

/** The query of the file to hand over: `keep` are records that are not this person's, joined by commas. */
export const personFileSchema = v.object({
  ...personQuerySchema.entries,
  keep: v.optional(v.pipe(splitIds, keptIds), ""),
});

/**
 * The body of the endpoint that erases it: the contact typed twice, since nothing brings it back. Records in `keep` stay as
 * they are.
 */
export const erasePersonSchema = v.pipe(
  v.object({
    contact: contactFieldSchema("contact"),
    confirm: v.string("confirm must repeat the contact"),
    keep: v.optional(keptIds, []),
  }),
  v.check(({ contact, confirm }) => isSameContact(contact, confirm), "confirm must repeat the contact"),
);

/**
 * Why a record is found. The first three are the person's own; in the others somebody else wrote the contact down, and nothing
 * but that is the person's.
 */
export const recordMatchReasons = {
  contact: "has this contact",
  parent: "has this contact as a parent's",
  linked: "belongs to a record that has this contact",
  text: "names this contact in what somebody else typed",
  note: "names this contact in a note",
} as const;
export type RecordMatchReason = keyof typeof recordMatchReasons;
export const isPersonsOwnRecord = ({ why }: { why: RecordMatchReason }) => why !== "text" && why !== "note";
const reasonSchema = v.picklist(["contact", "parent", "linked", "text", "note"] satisfies RecordMatchReason[]);

export const personSchema = v.object({
  requests: v.array(v.object({ ...inboxRequestSchema.entries, why: reasonSchema })),
  students: v.array(v.object({ ...studentSchema.entries, why: reasonSchema })),
  ...v.omit(timelineSchema, ["notes", "payments"]).entries,
  /** E-mail addresses and phones that stand beside this one in the records: more may be found by them. */
  otherContacts: v.array(v.string()),
});
export type Person = v.InferOutput<typeof personSchema>;

/** One person from the view of the desk: every request and student record that can be shown, and what happened to them. */
export const personOverviewSchema = v.object({
  requests: v.array(inboxRequestSchema),
  students: v.array(studentSchema),
  ...timelineSchema.entries,
});
export type PersonOverview = v.InferOutput<typeof personOverviewSchema>;

/** What was erased, and the chat messages to delete by hand: once the rows are gone, nothing else knows their numbers. */
export const erasedSchema = v.object({
  erased: v.omit(erasureSchema, ["id", "at", "by"]),
  /** In how many records of others the contact was replaced by a mark. */
  mentions: v.number(),
  deliveries: v.array(requestDeliverySchema),
});
export type Erased = v.InferOutput<typeof erasedSchema>;

import * as v from "valibot";
import { changeSchema, changeSubjects } from "./change.ts";
import { isSameContact, parseContact, type Contact } from "../contact/contact-details.ts";
import { erasureSchema } from "./erasure.ts";
import { deliveryStates, inboxRequestSchema } from "../requests/request.ts";
import { studentSchema } from "../students/student.ts";

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

/** The query of the endpoints that show what is stored about a person. */
export const personQuerySchema = v.object({ contact: contactFieldSchema("contact") });

/** The body of the endpoint that erases it: the contact typed twice, since nothing brings it back. */
export const erasePersonSchema = v.pipe(
  v.object({ contact: contactFieldSchema("contact"), confirm: v.string("confirm must repeat the contact") }),
  v.check(({ contact, confirm }) => isSameContact(contact, confirm), "confirm must repeat the contact"),
);

/** A delivery as staff need it: with the number of its message, which they delete in the chat by hand. */
const personDeliverySchema = v.object({
  requestId: v.string(),
  state: v.picklist(deliveryStates),
  deliveredAt: v.nullable(v.string()),
  messageId: v.nullable(v.string()),
});

export const personSchema = v.object({
  requests: v.array(inboxRequestSchema),
  students: v.array(studentSchema),
  deliveries: v.array(personDeliverySchema),
  changes: v.array(v.object({ ...changeSchema.entries, subject: v.picklist(changeSubjects), subjectId: v.string() })),
  /** E-mail addresses and phones that stand beside this one in the records: more may be found by them. */
  otherContacts: v.array(v.string()),
});
export type Person = v.InferOutput<typeof personSchema>;

/** What was erased, and the chat messages to delete by hand: once the rows are gone, nothing else knows their numbers. */
export const erasedSchema = v.object({
  erased: v.omit(erasureSchema, ["id", "at", "by"]),
  deliveries: v.array(personDeliverySchema),
});
export type Erased = v.InferOutput<typeof erasedSchema>;

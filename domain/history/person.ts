import * as v from "valibot";
import { changeSchema, changeSubjects } from "./change.ts";
import { emailSchema, phoneSchema } from "../contact/contact-details.ts";
import { emailKey, phoneDigits } from "../contact/contact-keys.ts";
import { erasureSchema } from "./erasure.ts";
import { deliveryStates, inboxRequestSchema } from "../requests/request.ts";
import { studentSchema } from "../students/student.ts";

/** What a person is found by, in the form in which it is compared. */
export type Contact = { kind: "email" | "phone"; key: string };

function readContact(text: string): Contact | undefined {
  const given = text.trim();
  if (given === "") return undefined;
  if (v.is(emailSchema, given)) return { kind: "email", key: emailKey(given) };
  return v.is(phoneSchema, given) ? { kind: "phone", key: phoneDigits(given) } : undefined;
}

const contactOf = (field: string) => {
  const bad = `${field} must be an e-mail address or a phone number`;
  return v.pipe(
    v.string(bad),
    v.rawTransform(({ dataset, addIssue, NEVER }): Contact => {
      const contact = readContact(dataset.value);
      if (contact) return contact;
      addIssue({ message: bad });
      return NEVER;
    }),
  );
};

/** The query of the endpoints that show what is stored about a person. */
export const personQuerySchema = v.object({ contact: contactOf("contact") });

/** The body of the endpoint that erases it: the contact typed twice, since nothing brings it back. */
export const eraseSchema = v.pipe(
  v.object({ contact: contactOf("contact"), confirm: v.string("confirm must repeat the contact") }),
  v.check(({ contact, confirm }) => isSameContact(contact, confirm), "confirm must repeat the contact"),
);

/** Whether a text is the same contact, in whatever spelling. */
export function isSameContact({ kind, key }: Contact, text: string): boolean {
  const other = readContact(text);
  return other?.kind === kind && other.key === key;
}

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

/** What is left to do by hand is told here for the last time: the rows that knew it are gone. */
export const erasedSchema = v.object({
  erased: v.omit(erasureSchema, ["id", "at", "by"]),
  deliveries: v.array(personDeliverySchema),
});
export type Erased = v.InferOutput<typeof erasedSchema>;

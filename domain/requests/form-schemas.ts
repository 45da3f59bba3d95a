import * as v from "valibot";
import {
  emailSchema,
  invalidEmailMessage,
  invalidPhoneMessage,
  maxLengths,
  nameSchema,
  plainTextOnlyMessage,
  singleLineSchema,
  phoneSchema,
  tooLongMessage,
} from "../contact/contact-details.ts";
import type { Notice } from "../content/legal.ts";
import { checkedValue } from "./consent-and-hidden-field-names.ts";
import type { FieldOfKind, GuardianField } from "./request-fields.ts";

export const notOfferedMessage = "This course is not offered at that price";
const messages = {
  enrollmentIncomplete: "Please fill in name and at least one contact method (email or phone)",
  nameMissing: "Please enter your name",
  contactMissing: "Please provide either an email or phone number",
  consentMissing: "Please tick that you agree",
  guardianMissing: "Please give the name and the email or phone of a parent",
  invalidGuardianContact: "Please enter a valid email address or phone number of a parent",
};

const enrollmentFields = {
  name: nameSchema(messages.enrollmentIncomplete),
  email: emailSchema,
  phone: phoneSchema,
  course: v.pipe(v.string(notOfferedMessage), v.trim(), v.maxLength(100, notOfferedMessage)),
  price: v.pipe(v.number(notOfferedMessage), v.safeInteger(notOfferedMessage)),
  // The visitor does not type it and could not mend it: what is not readable is left out, and the request goes on.
  daysDone: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(3000), v.regex(/^\d{1,3}[\d, ()]*$/)), "")),
} satisfies Record<FieldOfKind<"enrollment">, v.GenericSchema>;

const contactFields = {
  name: nameSchema(messages.nameMissing),
  email: emailSchema,
  phone: phoneSchema,
  message: v.pipe(
    v.string("Please enter a text"),
    v.trim(),
    v.maxLength(maxLengths.message, tooLongMessage(maxLengths.message)),
  ),
} satisfies Record<FieldOfKind<"contact">, v.GenericSchema>;

const hasEmailOrPhone = ({ email, phone }: { email: string; phone: string }) => email !== "" || phone !== "";

/** The body of the endpoint: the form, and the plan that was chosen before it. */
export const enrollmentBodySchema = v.pipe(
  v.object(enrollmentFields),
  v.forward(
    v.check((form) => hasEmailOrPhone(form), messages.enrollmentIncomplete),
    ["email"],
  ),
);

const { course: _course, price: _price, daysDone: _daysDone, ...typedFields } = enrollmentFields;
const enrollmentDialogSchema = v.pipe(
  v.object(typedFields),
  v.forward(
    v.check((form) => hasEmailOrPhone(form), messages.enrollmentIncomplete),
    ["email"],
  ),
);

export const contactSchema = v.pipe(
  v.object(contactFields),
  v.forward(
    v.check((form) => hasEmailOrPhone(form), messages.contactMissing),
    ["email"],
  ),
);

/** What the forms ask beside the visitor's own details. */
export type ConsentSwitches = Pick<Notice, "asksTick" | "asksAge">;
export const enrollmentFormSchema = (switches: ConsentSwitches) => withConsentFields(enrollmentDialogSchema, switches);
export const contactFormSchema = (switches: ConsentSwitches) => withConsentFields(contactSchema, switches);

const agreement = {
  agreed: v.optional(
    v.pipe(
      v.string(messages.consentMissing),
      v.check((value) => value === checkedValue, messages.consentMissing),
    ),
    "",
  ),
};

const requiredGuardianTextSchema = (max: number) =>
  v.pipe(singleLineSchema(max, messages.guardianMissing), v.nonEmpty(messages.guardianMissing));
const isEmailOrPhone = (value: string) => v.is(emailSchema, value) || v.is(phoneSchema, value);
const guardianFields = {
  parentName: v.optional(nameSchema(messages.guardianMissing), ""),
  parentContact: v.optional(
    v.pipe(requiredGuardianTextSchema(maxLengths.email), v.check(isEmailOrPhone, messages.invalidGuardianContact)),
    "",
  ),
} satisfies Record<GuardianField, v.GenericSchema>;

const isMinor = (form: unknown) => v.is(v.object({ underAge: v.literal(checkedValue) }), form);

/** The fields that are asked for; what else is given of them is neither checked nor saved. */
const consentSchema = ({ asksTick, asksAge }: ConsentSwitches) =>
  v.lazy((form) => {
    const guardian = asksAge && isMinor(form) && { underAge: v.string(), ...guardianFields };
    const entries: v.ObjectEntries = { ...(asksTick && agreement), ...guardian };
    return v.object(entries);
  });

/** A form's own schema and the consent fields, checked together; the type names the form's own fields only. */
export const withConsentFields = <Input, Output>(schema: v.GenericSchema<Input, Output>, switches: ConsentSwitches) =>
  v.intersect([schema, consentSchema(switches)]) as v.GenericSchema<unknown, unknown> as v.GenericSchema<Input, Output>;

/** The validation errors that the forms can show, and so /not-sent; any other text in its URL is ignored. */
export const showableFormErrors: ReadonlySet<string> = new Set([
  ...Object.values(messages),
  notOfferedMessage,
  invalidEmailMessage,
  invalidPhoneMessage,
  plainTextOnlyMessage,
  ...Object.values(maxLengths).map(tooLongMessage),
]);

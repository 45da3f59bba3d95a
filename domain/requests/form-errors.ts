import { invalidEmail, invalidPhone, longest, notPlain, tooLong } from "../contact/contact-details.ts";
import { contactMissing, nameMissing } from "./contact-message.ts";
import { invalidParentContact, parentMissing, tickMissing } from "./form-asks.ts";
import { enrollmentIncomplete, notOffered } from "./enrollment.ts";

/** The validation errors that the forms can show, and so /not-sent; any other text in its URL is ignored. */
export const formErrors: ReadonlySet<string> = new Set([
  nameMissing,
  contactMissing,
  enrollmentIncomplete,
  notOffered,
  invalidEmail,
  invalidPhone,
  notPlain,
  tickMissing,
  parentMissing,
  invalidParentContact,
  ...Object.values(longest).map(tooLong),
]);

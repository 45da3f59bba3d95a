import { invalidEmail, invalidPhone, longest, notPlain, tooLong } from "./contact-details.ts";
import { contactMissing, nameMissing } from "./contact-message.ts";
import { enrollmentIncomplete, notOffered } from "./enrollment.ts";

/** Everything that the forms themselves can say to a visitor who filled one in wrongly. */
export const formErrors: ReadonlySet<string> = new Set([
  nameMissing,
  contactMissing,
  enrollmentIncomplete,
  notOffered,
  invalidEmail,
  invalidPhone,
  notPlain,
  ...Object.values(longest).map(tooLong),
]);

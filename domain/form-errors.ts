import { invalidEmail, invalidPhone } from "./contact-details.ts";
import { contactMissing, nameMissing } from "./contact-message.ts";
import { enrollmentIncomplete, notOffered } from "./enrollment.ts";

/** The validation errors that /not-sent shows; any other text in its URL is ignored. */
export const formErrors = [nameMissing, contactMissing, enrollmentIncomplete, notOffered, invalidEmail, invalidPhone];

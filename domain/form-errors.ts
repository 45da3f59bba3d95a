import { invalidEmail, invalidPhone } from "./contact-details.ts";
import { contactMissing, nameMissing } from "./contact-message.ts";
import { enrollmentIncomplete, notOffered } from "./enrollment.ts";

/** What the forms can say to a visitor who filled one in wrongly. */
export const formErrors = [nameMissing, contactMissing, enrollmentIncomplete, notOffered, invalidEmail, invalidPhone];

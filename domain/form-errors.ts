import { invalidEmail, invalidPhone, isTextError } from "./contact-details.ts";
import { contactMissing, nameMissing } from "./contact-message.ts";
import { enrollmentIncomplete, notOffered } from "./enrollment.ts";

const formErrors = new Set([nameMissing, contactMissing, enrollmentIncomplete, notOffered, invalidEmail, invalidPhone]);

/** Whether the forms themselves can say this to a visitor who filled one in wrongly. */
export const isFormError = (text: string) => formErrors.has(text) || isTextError(text);

import * as v from "valibot";
import { emailSchema, nameSchema, phoneSchema } from "./contact-details.ts";

export const enrollmentIncomplete = "Please fill in name and at least one contact method (email or phone)";

/** What the dialog asks for; the call adds course and price. */
export const enrollmentFormSchema = v.pipe(
  v.object({
    name: nameSchema(enrollmentIncomplete),
    email: emailSchema,
    phone: phoneSchema,
  }),
  v.forward(
    v.check(({ email, phone }) => email !== "" || phone !== "", enrollmentIncomplete),
    ["email"],
  ),
);
export type EnrollmentForm = v.InferOutput<typeof enrollmentFormSchema>;

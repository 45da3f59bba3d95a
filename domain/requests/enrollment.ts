import * as v from "valibot";
import { emailSchema, nameSchema, phoneSchema } from "../contact/contact-details.ts";
import { withAsks, type FormAsks } from "./form-asks.ts";

export const enrollmentIncomplete = "Please fill in name and at least one contact method (email or phone)";
export const notOffered = "This course is not offered at that price";

const formFields = { name: nameSchema(enrollmentIncomplete), email: emailSchema, phone: phoneSchema };
const hasContact = ({ email, phone }: { email: string; phone: string }) => email !== "" || phone !== "";

const formSchema = v.pipe(
  v.object(formFields),
  v.forward(
    v.check((form) => hasContact(form), enrollmentIncomplete),
    ["email"],
  ),
);

/** The dialog's fields; the endpoint needs course and price too. */
export const enrollmentFormSchema = (asks: FormAsks) => withAsks(formSchema, asks);

/** The endpoint's body: the form, and the plan that was chosen before it. */
export const enrollmentSchema = v.pipe(
  v.object({
    ...formFields,
    course: v.pipe(v.string(notOffered), v.trim(), v.maxLength(100, notOffered)),
    price: v.pipe(v.number(notOffered), v.safeInteger(notOffered)),
  }),
  v.forward(
    v.check((form) => hasContact(form), enrollmentIncomplete),
    ["email"],
  ),
);

import * as v from "valibot";
import { emailSchema, longest, nameSchema, phoneSchema, tooLong } from "../contact/contact-details.ts";
import { withAsks, type FormAsks } from "./form-asks.ts";

export const nameMissing = "Please enter your name";
export const contactMissing = "Please provide either an email or phone number";

export const contactSchema = v.pipe(
  v.object({
    name: nameSchema(nameMissing),
    email: emailSchema,
    phone: phoneSchema,
    message: v.pipe(v.string("Please enter a text"), v.trim(), v.maxLength(longest.message, tooLong(longest.message))),
  }),
  v.forward(
    v.check(({ email, phone }) => email !== "" || phone !== "", contactMissing),
    ["email"],
  ),
);

export const contactFormSchema = (asks: FormAsks) => withAsks(contactSchema, asks);

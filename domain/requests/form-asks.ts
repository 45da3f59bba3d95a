import * as v from "valibot";
import { ticked } from "./asked-fields.ts";
import { emailSchema, longest, oneLine, phoneSchema } from "../contact/contact-details.ts";
import type { Notice } from "../content/notice.ts";

/** What the forms ask beside the visitor's own details, by the switches of `content/notice.ts`. */
export type FormAsks = Pick<Notice, "asksTick" | "asksAge">;

export const tickMissing = "Please tick that you agree";
export const parentMissing = "Please give the name and the email or phone of a parent";
export const invalidParentContact = "Please enter a valid email address or phone number of a parent";

const required = (max: number) => v.pipe(oneLine(max, parentMissing), v.nonEmpty(parentMissing));
const isContact = (value: string) => v.is(emailSchema, value) || v.is(phoneSchema, value);

const agreement = {
  agreed: v.optional(
    v.pipe(
      v.string(tickMissing),
      v.check((value) => value === ticked, tickMissing),
    ),
    "",
  ),
};
const parent = {
  underAge: v.string(),
  parentName: v.optional(required(longest.name), ""),
  parentContact: v.optional(v.pipe(required(longest.email), v.check(isContact, invalidParentContact)), ""),
};

const isMinor = (form: unknown) => v.is(v.object({ underAge: v.literal(ticked) }), form);

/** The fields that are asked for; what else is given of them is neither checked nor saved. */
const askedSchema = ({ asksTick, asksAge }: FormAsks) =>
  v.lazy((form) => {
    const entries: v.ObjectEntries = { ...(asksTick && agreement), ...(asksAge && isMinor(form) && parent) };
    return v.object(entries);
  });

/** A form's own schema and what is asked beside it, checked together; the type names the form's own fields only. */
export const withAsks = <Input, Output>(schema: v.GenericSchema<Input, Output>, asks: FormAsks) =>
  v.intersect([schema, askedSchema(asks)]) as v.GenericSchema<unknown, unknown> as v.GenericSchema<Input, Output>;

import * as v from "valibot";
import { invalidEmailMessage, invalidPhoneMessage } from "#domain/contact/contact-details.ts";
import type { SendOutcome } from "./submission-machine.ts";
import type { Snapshot, FieldTexts } from "./submission-state.ts";

export type FormSchema = v.GenericSchema<FieldTexts, FieldTexts>;

export type ValidationResult = { ok: true; output: object } | { ok: false; messages: FieldTexts; first: string };

/** What a field says of itself, in a few words; what is wrong in all is said once, by the toast. */
const ownMessages: Record<string, { missing: string; invalid: string }> = {
  name: { missing: "Needed", invalid: "" },
  email: { missing: "This, or a phone number", invalid: "It looks like name@example.com" },
  phone: { missing: "", invalid: "10 digits, or + and the country code" },
};

function pickOwnMessage(field: string, message: string, value = "") {
  const own = ownMessages[field];
  const isInvalid = message === invalidEmailMessage || message === invalidPhoneMessage;
  return (own && ((value.trim() === "" && own.missing) || (isInvalid && own.invalid))) || message;
}

/** The checked values, or what each field that is wrong says of itself and the message for all: that of the first one, which gets the focus. */
export function validateForm(schema: FormSchema, values: FieldTexts): ValidationResult {
  const checked = v.safeParse(schema, values);
  if (checked.success) return { ok: true, output: checked.output };
  const fields = Object.keys(values);
  const issues = checked.issues
    .map((issue) => ({ message: issue.message, field: v.getDotPath(issue) ?? "" }))
    .toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
  const messages: Record<string, string> = {};
  for (const { field, message } of issues) messages[field] ??= pickOwnMessage(field, message, values[field]);
  // One of the two is asked for, so both are marked.
  if (messages["email"] === ownMessages["email"]?.missing) messages["phone"] = "This, or an email";
  return { ok: false, messages, first: issues[0]?.message ?? "" };
}

const savedSchema = v.object({ id: v.string() });
const refusalSchema = v.object({ error: v.string() });

const maxWait = 15_000;

/** One try at posting a request as JSON to one of the site's own endpoints; `source` is how the visit began. */
export async function sendRequest(
  path: string,
  { body, idempotencyKey }: Snapshot,
  source: unknown,
): Promise<SendOutcome> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), maxWait);
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
      body: JSON.stringify({ ...body, source }),
      // Finishes even when the page is closed meanwhile.
      keepalive: true,
      signal: stalled.signal,
    });
    if (response.ok) return { type: "answered", ...v.parse(savedSchema, await response.json()) };
    return { type: "refused", note: response.status < 500 ? await readRefusalReason(response) : "" };
  } catch {
    return { type: stalled.signal.aborted ? "stalled" : "lost" };
  } finally {
    clearTimeout(timer);
  }
}

/** The reason that the visitor can act on, such as too many requests; a proxy's error page has none. */
async function readRefusalReason(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const refusal = v.safeParse(refusalSchema, answer);
  return refusal.success ? refusal.output.error : "";
}

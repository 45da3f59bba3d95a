import * as v from "valibot";

type Values = Record<string, string>;
export type FormSchema<Form extends Values> = v.GenericSchema<Form, Form>;

/** The checked values, or the message of each field that is wrong and the first of them. */
export function checkForm<Form extends Values>(schema: FormSchema<Form>, values: Form) {
  const checked = v.safeParse(schema, values);
  if (checked.success) return { ok: true as const, output: checked.output };
  const messages: Values = {};
  for (const issue of checked.issues) messages[v.getDotPath(issue) ?? ""] ??= issue.message;
  return { ok: false as const, messages, first: checked.issues[0].message };
}

const savedSchema = v.object({ id: v.string() });

/** `offline` means the browser has no line at all; `failed` is anything else but success. */
export type Posted = { ok: true; id: string } | { ok: false; reason: "offline" | "failed" };

/** A lost answer is asked for again; the key makes the server save and answer once. */
const resendAfter = [500, 1500];

/** Posts a request as JSON to one of the site's own calls. */
export async function postRequest(path: string, body: object, idempotencyKey: string): Promise<Posted> {
  for (const pause of [...resendAfter, null]) {
    if (!navigator.onLine) return { ok: false, reason: "offline" };
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
        body: JSON.stringify(body),
      });
      if (!response.ok) return { ok: false, reason: "failed" };
      return { ok: true, ...v.parse(savedSchema, await response.json()) };
    } catch {
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return { ok: false, reason: navigator.onLine ? "failed" : "offline" };
}

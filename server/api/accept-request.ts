import type { Context } from "hono";
import * as v from "valibot";
import { notice } from "#content/notice.ts";
import { withAsks, type FormAsks } from "#domain/requests/form-asks.ts";
import { honeypotField } from "#domain/requests/honeypot.ts";
import { originSchema } from "#domain/requests/request-origin.ts";
import { saveRequest } from "../db/requests/requests.ts";
import { isUnavailable } from "../db/engine/unavailable.ts";
import type { RequestKind } from "../db/engine/tables.ts";
import { respondToForm, type FormOutcome } from "../http/form-response.ts";
import { readBody } from "../http/read-body.ts";
import { errorCode } from "../log.ts";
import type { Services } from "../services.ts";

type Refusal = { error: string; fields: Record<string, string> };

type FormEndpoint<Schema extends v.GenericSchema<unknown, object>> = {
  kind: RequestKind;
  schema: Schema;
  /** The value of each field that is left out. */
  blank: Record<string, unknown>;
  /** Converts a form's texts to what the schema expects. */
  fromForm?: (value: Record<string, unknown>) => Record<string, unknown>;
  findRefusal?: (value: v.InferOutput<Schema>) => Refusal | undefined;
  notSaved: string;
  asks: FormAsks;
};

const publishedOrigin = originSchema([notice.version, ...notice.earlierVersions]);

/** The handler of both forms: limit, parse, save, respond. It never waits for the team chat. */
export function acceptRequest<Schema extends v.GenericSchema<unknown, object>>(
  services: Services,
  { kind, schema, blank, fromForm, findRefusal, notSaved, asks }: FormEndpoint<Schema>,
) {
  const formSchema = withAsks<unknown, v.InferOutput<Schema>>(schema, asks);
  const { db, outbox, log, now, formLimit, clientOf, senderOf, health, reportError } = services;

  async function accept(c: Context): Promise<FormOutcome> {
    const limit = formLimit.take(clientOf(c));
    if (!limit.allowed) {
      const error = "Too many requests from your network. Please try again in a minute.";
      return { status: 429, error, retryAfter: limit.retryAfter };
    }
    const idempotencyKey = c.req.header("idempotency-key") || null;
    if (idempotencyKey && idempotencyKey.length > 200) {
      return { status: 400, error: "Idempotency-Key must have at most 200 characters" };
    }
    const body = await readBody(c.req.raw);
    if (!body.ok) return body;

    const given = Object.entries(body.value).filter(([, value]) => value !== null);
    const filled = { ...blank, ...Object.fromEntries(given) };
    const checked = v.safeParse(formSchema, body.isForm && fromForm ? fromForm(filled) : filled);
    if (!checked.success) {
      return { status: 400, error: checked.issues[0].message, fields: messageOfEachField(checked.issues) };
    }
    const refusal = findRefusal?.(checked.output);
    if (refusal) return { status: 400, ...refusal };

    const isHeld = Boolean(body.value[honeypotField]);
    const delivery = isHeld ? "held" : outbox.kinds.includes(kind) ? "pending" : "not-configured";
    try {
      const origin = v.parse(publishedOrigin, body.value);
      const request = { kind, body: checked.output, delivery, idempotencyKey, sender: senderOf(c), origin } as const;
      const { outcome, id } = await saveRequest(db, request, now());
      health.confirm();
      if (outcome === "key taken") return { status: 422, error: "This Idempotency-Key was used for another request" };
      log.info(`request ${outcome}`, { id, kind, delivery: outcome === "saved" ? delivery : undefined });
      if (outcome === "saved" && delivery === "pending") outbox.wake();
      return { status: 201, id };
    } catch (error) {
      health.doubt();
      log.error("request not saved", { kind, error: errorCode(error) });
      // A database that is away is no fault of the code, and could not store the report either.
      if (!isUnavailable(error)) void reportError(error, `POST ${c.req.path}`);
      return { status: 503, error: notSaved };
    }
  }

  return async (c: Context) => respondToForm(c, kind, await accept(c));
}

function messageOfEachField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ""] ??= issue.message;
  return messages;
}

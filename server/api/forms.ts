import { createHash } from "node:crypto";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { notice } from "#content/notice.ts";
import { isOffered } from "#content/plans.ts";
import { honeypotFieldName } from "#domain/requests/consent-and-hidden-field-names.ts";
import {
  contactSchema,
  enrollmentBodySchema,
  notOfferedMessage,
  withConsentFields,
  type ConsentSwitches,
} from "#domain/requests/form-schemas.ts";
import { requestFieldNames, isRareField, requestFields, type RequestKind } from "#domain/requests/request-fields.ts";
import { originSchema } from "#domain/requests/request-origin.ts";
import { isDatabaseUnavailable } from "../db/engine/unavailable-errors.ts";
import { saveRequest } from "../db/requests/save-request.ts";
import { isPlainFormPost } from "../http/same-origin.ts";
import { parseIdempotencyKey, readJsonOrFormBody } from "../http/validate.ts";
import { safeErrorCode } from "../log.ts";
import { notSavedMessages } from "../pages/parse-form-failure-from-url.ts";
import type { Services } from "../services.ts";

export const enrollmentRoutes = (services: Services, switches: ConsentSwitches = notice) =>
  createFormRoutes(services, {
    kind: "enrollment",
    schema: enrollmentBodySchema,
    fromForm: (value) => ({ ...value, price: Number(value["price"]) }),
    findRefusal: (order) =>
      isOffered(order) ? undefined : { error: notOfferedMessage, fields: { course: notOfferedMessage } },
    switches,
  });

export const contactRoutes = (services: Services, switches: ConsentSwitches = notice) =>
  createFormRoutes(services, { kind: "contact", schema: contactSchema, switches });

const floodAlert = {
  title: "One sender writes more than hundreds of people do",
  what: "What this sender sends is saved and held from this chat, until a day has passed",
  where: "Staff page, Requests, held",
};

/** What a request takes in tables and indexes beside its texts, at least. */
const rowBytes = 500;

const tooMany = {
  status: 429,
  error: "Too many requests from your network. Please try again in a minute.",
} as const;

type Refusal = { error: string; fields: Record<string, string> };

type FormEndpoint<Schema extends v.GenericSchema<unknown, object>> = {
  kind: RequestKind;
  schema: Schema;
  fromForm?: (value: Record<string, unknown>) => Record<string, unknown>;
  findRefusal?: (value: v.InferOutput<Schema>) => Refusal | undefined;
  switches: ConsentSwitches;
};

const publishedOrigin = originSchema([notice.version, ...notice.earlierVersions]);

/** The endpoint of either form: limit, parse, save, respond. It never waits for the team chat. */
function createFormRoutes<Schema extends v.GenericSchema<unknown, object>>(
  services: Services,
  { kind, schema, fromForm, findRefusal, switches }: FormEndpoint<Schema>,
) {
  const formSchema = withConsentFields<unknown, v.InferOutput<Schema>>(schema, switches);
  const blank = createEmptyFormBody(kind);
  const { db, outbox, log, now, formLimit, formBytesLimit, heldBytesLimit, clientOf, senderOf } = services;
  const { health, listMailAllowances, reportError, alertTeam } = services;

  async function accept(c: Context): Promise<FormResult> {
    const limit = formLimit.take(clientOf(c));
    if (!limit.allowed) return { ...tooMany, retryAfter: limit.retryAfter };
    const key = parseIdempotencyKey(c);
    if (!key.success) return { status: 400, error: key.issues[0].message };
    const body = await readJsonOrFormBody(c.req.raw);
    if (!body.ok) return body;

    const given = Object.entries(body.value).filter(([, value]) => value !== null);
    const filled = { ...blank, ...Object.fromEntries(given) };
    const checked = v.safeParse(formSchema, body.isForm && fromForm ? fromForm(filled) : filled);
    if (!checked.success) {
      return { status: 400, error: checked.issues[0].message, fields: firstErrorPerField(checked.issues) };
    }
    const refusal = findRefusal?.(checked.output);
    if (refusal) return { status: 400, ...refusal };

    const origin = v.parse(publishedOrigin, body.value);
    const sender = senderOf(c);
    const numbered = isPlainFormPost(c) ? deriveKeyOfPlainForm(sender, checked.output, now()) : null;
    const idempotencyKey = key.output ?? numbered;
    const bytes = rowBytes + Buffer.byteLength(JSON.stringify([checked.output, origin, idempotencyKey]));
    const isOverBudget = !formBytesLimit.take(clientOf(c), bytes).allowed;
    // A request that is held for staff fills the database as well, so those have a budget of their own.
    const space = isOverBudget ? heldBytesLimit.take(clientOf(c), bytes) : limit;
    if (!space.allowed) return { ...tooMany, retryAfter: space.retryAfter };
    const isHeld = isOverBudget || Boolean(body.value[honeypotFieldName]);
    const delivery = isHeld ? "held" : outbox.kinds.includes(kind) ? "pending" : "not-configured";
    try {
      const email = "email" in checked.output ? String(checked.output.email) : "";
      const mails = {
        team: outbox.kinds.includes("team-mail"),
        visitor: email && outbox.kinds.includes("visitor-mail") ? listMailAllowances(email, sender) : undefined,
      };
      const request = { kind, body: checked.output, delivery, idempotencyKey, sender, mails, origin } as const;
      const { outcome, id } = await saveRequest(db, request, now());
      health.confirm();
      if (outcome === "key taken") return { status: 422, error: "This Idempotency-Key was used for another request" };
      log.info(`request ${outcome}`, { id, kind, delivery: outcome === "saved" ? delivery : undefined });
      if (outcome === "saved" && delivery !== "held") outbox.wake();
      if (outcome === "saved" && isOverBudget) void alertTeam(floodAlert);
      return { status: 201, id };
    } catch (error) {
      health.doubt();
      log.error("request not saved", { kind, error: safeErrorCode(error) });
      // A database that is away is no fault of the code, and could not store the report either.
      if (!isDatabaseUnavailable(error)) void reportError(error, `POST ${c.req.path}`);
      return { status: 503, error: notSavedMessages[kind] };
    }
  }

  return new Hono().post("/", async (c) => respondToForm(c, kind, await accept(c)));
}

const hour = 60 * 60 * 1000;

/** Without scripts nothing numbers what a visitor sends: a form whose button is pressed twice says the same in the same hour. */
function deriveKeyOfPlainForm(sender: string, body: object, now: Date): string {
  const text = JSON.stringify([sender, body, Math.floor(now.getTime() / hour)]);
  return `form ${createHash("sha256").update(text).digest("hex")}`;
}

const createEmptyFormBody = (kind: RequestKind): Record<string, unknown> => {
  const fields = requestFieldNames.filter((name) => requestFields[name].kinds.includes(kind) && !isRareField(name));
  return Object.fromEntries(fields.map((name) => [name, name === "price" ? 0 : ""]));
};

function firstErrorPerField(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) messages[v.getDotPath(issue) ?? ""] ??= issue.message;
  return messages;
}

type FormResult =
  | { status: 201; id: string }
  | {
      status: 400 | 413 | 415 | 422 | 429 | 503;
      error: string;
      fields?: Record<string, string>;
      retryAfter?: number;
    };

/** Responds with JSON, or redirects a plain form post to a page that says the same. */
function respondToForm(c: Context, kind: RequestKind, outcome: FormResult): Response {
  if (isPlainFormPost(c)) return c.redirect(formResultPagePath(kind, outcome), 303);
  if (outcome.status === 201) return c.json({ id: outcome.id }, 201);
  const { status, error, fields, retryAfter } = outcome;
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({ error, ...(fields && { fields }) }, status);
}

function formResultPagePath(kind: RequestKind, outcome: FormResult): string {
  if (outcome.status === 201) return `/sent?${new URLSearchParams({ kind, reference: outcome.id.slice(0, 8) })}`;
  const query = new URLSearchParams({ kind });
  // A validation error is shown in the form's own words, anything else by its status.
  if (outcome.status === 400) query.set("error", outcome.error);
  else query.set("status", String(outcome.status));
  if (outcome.retryAfter !== undefined) query.set("wait", String(outcome.retryAfter));
  return `/not-sent?${query}`;
}

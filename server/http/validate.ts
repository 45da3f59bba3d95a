import type { Context, Env, MiddlewareHandler } from "hono";
import * as v from "valibot";

type ObjectSchema = v.GenericSchema<unknown, object> & { entries: object };
type Validator<Target extends "json" | "query", Schema extends ObjectSchema> = MiddlewareHandler<
  Env,
  string,
  { in: Record<Target, v.InferInput<Schema>>; out: Record<Target, v.InferOutput<Schema>> }
>;

/** Checks a JSON body for `c.req.valid("json")`, or answers why not. Rejects form posts: any site can make a browser send one. */
export function validateBody<Schema extends ObjectSchema>(
  schema: Schema,
  maxBodyBytes?: number,
): Validator<"json", Schema> {
  return async (c, next) => {
    const body = await readJsonOrFormBody(c.req.raw, maxBodyBytes);
    if (!body.ok) return c.json({ error: body.error }, body.status);
    return body.isForm ? c.json({ error: notJson }, 415) : (validateInput(c, "json", schema, body.value) ?? next());
  };
}

/** Checks the query for `c.req.valid("query")`, or answers why not. */
export function validateQuery<Schema extends ObjectSchema>(
  schema: Schema,
  prepare = (query: Record<string, string>) => query,
): Validator<"query", Schema> {
  return async (c, next) => validateInput(c, "query", schema, prepare(c.req.query())) ?? next();
}

/** Of the header by which a repeated call is known; an empty one is none. */
const idempotencyKeySchema = v.pipe(v.string(), v.maxLength(200, "Idempotency-Key must have at most 200 characters"));

export const parseIdempotencyKey = (c: Context) =>
  v.safeParse(v.optional(idempotencyKeySchema), c.req.header("idempotency-key") || undefined);

const maxSearchLength = 200;

/** Checks the filter of a list. One that is not set arrives as an empty text. */
export const validateFilterAndSearchQuery = <Schema extends ObjectSchema>(schema: Schema) =>
  validateQuery(schema, (query) => ({
    ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== "")),
    // A NUL, which PostgreSQL rejects and no search key holds, finds nothing.
    search: (query["search"] ?? "").trim().slice(0, maxSearchLength).replaceAll("\0", "\uFFFD"),
  }));

/** A missing field gets the schema's own message, as one of the wrong type does. */
export function safeParseFields<Schema extends ObjectSchema>(schema: Schema, value: object) {
  const leftOut = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, undefined]));
  return v.safeParse(schema, { ...leftOut, ...value });
}

/** The error response, if there is one. */
function validateInput(
  c: Context,
  target: "json" | "query",
  schema: ObjectSchema,
  value: object,
): Response | undefined {
  const checked = safeParseFields(schema, value);
  if (!checked.success) return c.json({ error: checked.issues[0].message }, 400, { "cache-control": "no-store" });
  c.req.addValidatedData(target, checked.output);
  return undefined;
}

const usualLimit = 32 * 1024;
const notJson = "Please send JSON";

type Body =
  | { ok: true; isForm: boolean; value: Record<string, unknown> }
  | { ok: false; status: 400 | 413 | 415; error: string };

const objectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.looseObject({}),
);

/** Reads a JSON object or a plain form post, and stops reading at the size limit. */
export async function readJsonOrFormBody(httpRequest: Request, maxBodyBytes = usualLimit): Promise<Body> {
  const type = httpRequest.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  if (!isForm && type !== "application/json") return { ok: false, status: 415, error: notJson };
  const text = await readBodyTextWithLimit(httpRequest, maxBodyBytes);
  if (typeof text !== "string") return { ok: false, ...text };
  if (isForm) return { ok: true, isForm, value: Object.fromEntries(new URLSearchParams(text)) };
  const parsed = v.safeParse(objectSchema, text);
  return parsed.success
    ? { ok: true, isForm, value: parsed.output }
    : { ok: false, status: 400, error: "The request is not a JSON object" };
}

const tooLarge = { status: 413, error: "The request is too large" } as const;

async function readBodyTextWithLimit(httpRequest: Request, maxBodyBytes: number) {
  if (Number(httpRequest.headers.get("content-length") ?? 0) > maxBodyBytes) return tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of httpRequest.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBodyBytes) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    // The client has disconnected: no error of ours, and the response reaches no client.
    return { status: 400, error: "The request broke off" } as const;
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

import type { Context } from "hono";
import * as v from "valibot";
import { readBody } from "./read-body.ts";

type Json<Value> = { ok: true; value: Value } | { ok: false; response: Response };

/** Parses a JSON body by its schema, or returns the error response. Rejects form posts: any site can make a browser send one. */
export async function readJson<Schema extends v.GenericSchema & { entries: object }>(
  c: Context,
  schema: Schema,
  largestBody?: number,
): Promise<Json<v.InferOutput<Schema>>> {
  const body = await readBody(c.req.raw, largestBody);
  if (!body.ok) return { ok: false, response: c.json({ error: body.error }, body.status) };
  if (body.isForm) return { ok: false, response: c.json({ error: "Please send JSON" }, 415) };
  // A missing field gets the schema's own message, as one of the wrong type does.
  const leftOut = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, undefined]));
  const checked = v.safeParse(schema, { ...leftOut, ...body.value });
  if (!checked.success) return { ok: false, response: c.json({ error: checked.issues[0].message }, 400) };
  return { ok: true, value: checked.output };
}

import type { Context } from "hono";
import * as v from "valibot";
import { readSearch } from "./students.ts";

/** A filter of the inbox from the query; one that is not set arrives as an empty text. */
export function readFilter<Schema extends v.GenericSchema<unknown, object>>(c: Context, schema: Schema) {
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ""));
  const query = v.safeParse(schema, given);
  if (!query.success) return { ok: false as const, error: query.issues[0].message };
  return { ok: true as const, value: { ...query.output, search: readSearch(c) } };
}

import * as v from "valibot";

/** What an earlier view of the page left: a request that is still to be sent, or the key of the content that was sent last. */
const unsentSchema = v.object({
  isPending: v.boolean(),
  values: v.record(v.string(), v.string()),
  chosen: v.looseObject({}),
  last: v.nullable(v.object({ text: v.string(), idempotencyKey: v.string() })),
});
const storedSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), unsentSchema)), null);

export const parseUnsentRequest = (text: string | null) => v.parse(storedSchema, text);

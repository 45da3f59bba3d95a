import * as v from "valibot";
import type { Order } from "#domain/content/plan.ts";
import { listStoredKeys, readStored } from "../storage.ts";
import { formatUnsentKey } from "./drafts.ts";
import { hasSubmission } from "./submission-registry.ts";

/** What an earlier view of the page left: a request that is still to be sent, or the key of the content that was sent last. */
const unsentSchema = v.object({
  isPending: v.boolean(),
  values: v.record(v.string(), v.string()),
  chosen: v.looseObject({}),
  last: v.nullable(v.object({ text: v.string(), idempotencyKey: v.string() })),
});
const storedSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), unsentSchema)), null);

export const parseUnsentRequest = (text: string | null) => v.parse(storedSchema, text);

const orderSchema = v.object({ course: v.string(), price: v.number() });

/** The order of an enrollment that is still to be sent and has no form on this page view yet. */
export function findUnsentOrder(path: string): Order | undefined {
  for (const key of listStoredKeys("sessionStorage", formatUnsentKey(path))) {
    const unsent = parseUnsentRequest(readStored("sessionStorage", key));
    const { success, output } = v.safeParse(orderSchema, unsent?.chosen);
    if (unsent?.isPending && success && !hasSubmission(key)) return output;
  }
  return undefined;
}

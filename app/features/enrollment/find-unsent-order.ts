import * as v from "valibot";
import { parseUnsentRequest } from "#app/lib/requests/parse-unsent-request.ts";
import { isSubmissionInMemory } from "#app/lib/requests/submission-registry.ts";
import { formatUnsentKey, listStoredKeys, readStored } from "#app/lib/storage.ts";
import type { Order } from "#domain/content/plan.ts";

const orderSchema = v.object({ course: v.string(), price: v.number() });

/** The order of an enrollment that is still to be sent and has no form on this page view yet. */
export function findUnsentOrder(path: string): Order | undefined {
  for (const key of listStoredKeys("sessionStorage", formatUnsentKey(path))) {
    const unsent = parseUnsentRequest(readStored("sessionStorage", key));
    const { success, output } = v.safeParse(orderSchema, unsent?.chosen);
    if (unsent?.isPending && success && !isSubmissionInMemory(key)) return output;
  }
  return undefined;
}

import type { InferOutput } from "valibot";
import type { BulkAnswer, bulkSchema } from "#domain/requests/request-query.ts";
import { requeueDelivery } from "../../db/deliveries/deliveries.ts";
import { findRequest, saveStatus } from "../../db/requests/request-actions.ts";
import type { Services } from "../../services.ts";

export type ActionResult = { ok: true } | { ok: false; status: 404 | 409; error: string };

const done: ActionResult = { ok: true };
const notFound: ActionResult = { ok: false, status: 404, error: "Request not found" };
const conflict = (error: string): ActionResult => ({ ok: false, status: 409, error });

/** What staff do to a delivery, for one request and for several alike. */
export function createRequestActions({ db, now, outbox }: Pick<Services, "db" | "now" | "outbox">) {
  async function retry(id: string, by: string): Promise<ActionResult> {
    const request = await findRequest(db, id);
    if (!request) return notFound;
    if (request.state === "delivered") return conflict("This request is already delivered.");
    if (request.state === "held") return conflict("This request is held: release it first.");
    if (!outbox.kinds.includes(request.kind)) return conflict("No team chat is set up for this kind of request.");
    await requeueDelivery(db, { id, from: request.state, to: "pending" }, now(), by);
    outbox.wake();
    return done;
  }

  async function release(id: string, by: string): Promise<ActionResult> {
    const request = await findRequest(db, id);
    if (!request) return notFound;
    if (request.state !== "held") return conflict("This request is not held.");
    const to = outbox.kinds.includes(request.kind) ? "pending" : "not-configured";
    await requeueDelivery(db, { id, from: "held", to }, now(), by);
    outbox.wake();
    return done;
  }

  /** One after the other: what fails for one request is no reason to leave the others. */
  async function changeAll({ ids, action, status }: InferOutput<typeof bulkSchema>, by: string): Promise<BulkAnswer> {
    const changeOne = {
      retry,
      release,
      status: async (id: string) =>
        (await saveStatus(db, { id, status }, now(), by)).kind === "saved" ? done : notFound,
    }[action];
    const answer: BulkAnswer = { done: [], failed: [] };
    for (const id of ids) {
      const outcome = await changeOne(id, by);
      if (outcome.ok) answer.done.push(id);
      else answer.failed.push({ id, error: outcome.error });
    }
    return answer;
  }

  return { retry, release, changeAll };
}

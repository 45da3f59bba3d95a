import type { InferOutput } from "valibot";
import type { BulkResponse, bulkSchema } from "#domain/requests/request-query.ts";
import { requeueDeliveries } from "../../db/deliveries/delivery-queue-and-backoffs.ts";
import { findRequest, saveStatusAndNote } from "../../db/requests/request-actions.ts";
import type { Services } from "../../services.ts";

export type ActionResult = { ok: true } | { ok: false; status: 404 | 409; error: string };

const done: ActionResult = { ok: true };
const notFound: ActionResult = { ok: false, status: 404, error: "Request not found" };
const createConflictResult = (error: string): ActionResult => ({ ok: false, status: 409, error });

export function createRetryReleaseAndBulkActions({ db, now, outbox }: Pick<Services, "db" | "now" | "outbox">) {
  const requeue = (action: "retry" | "release") => async (id: string, by: string) => {
    const request = await findRequest(db, id);
    if (action === "retry" && request?.state === "held")
      return createConflictResult("This request is held: release it first.");
    if (await requeueDeliveries(db, { id, action, configured: outbox.kinds }, now(), by)) {
      outbox.wake();
      return done;
    }
    // A colleague may have deleted it at the same moment.
    if (!request || !(await findRequest(db, id))) return notFound;
    if (action === "release") return createConflictResult("This request is not held.");
    if (request.state === "delivered") return createConflictResult("This request is already delivered.");
    return createConflictResult("No team chat is set up for this kind of request.");
  };
  const [retry, release] = [requeue("retry"), requeue("release")];

  /** One after the other: what fails for one request is no reason to leave the others. */
  async function changeAll({ ids, action, status }: InferOutput<typeof bulkSchema>, by: string): Promise<BulkResponse> {
    const changeOne = {
      retry,
      release,
      status: async (id: string) =>
        (await saveStatusAndNote(db, { id, status }, now(), by)).kind === "saved" ? done : notFound,
    }[action];
    const answer: BulkResponse = { done: [], failed: [] };
    for (const id of ids) {
      const outcome = await changeOne(id, by);
      if (outcome.ok) answer.done.push(id);
      else answer.failed.push({ id, error: outcome.error });
    }
    return answer;
  }

  return { retry, release, changeAll };
}

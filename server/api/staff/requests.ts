import { Hono, type Context } from "hono";
import {
  bulkSchema,
  filterQuerySchema,
  listQuerySchema,
  formatInboxCursor,
  type BulkResponse,
} from "#domain/requests/inbox-query-schemas.ts";
import { requestKinds } from "#domain/requests/request-fields.ts";
import { requestLinkSchema, statusSchema } from "#domain/requests/request-schemas.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { countInbox } from "../../db/requests/count-inbox-requests.ts";
import { findRelatedRecords, listInbox } from "../../db/requests/list-inbox.ts";
import { softDeleteRequest, restoreRequest, saveStatusAndNote, findRequest } from "../../db/requests/update-request.ts";
import { linkOrUnlinkRequestStudent, saveStudentFromRequest } from "../../db/requests/student-from-request.ts";
import { validateBody, validateQuery, validateFilterAndSearchQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";
import type { InferOutput } from "valibot";
import { retryOrReleaseDeliveries } from "../../db/deliveries/delivery-queue-and-backoffs.ts";

const respondRequestNotFound = (c: Context) => c.json({ error: "Request not found" }, 404);

/** 204, 404 without such a request, or why the change was refused. */
function respondToRequestAction(c: Context, outcome: boolean | ActionResult) {
  if (outcome === false) return respondRequestNotFound(c);
  return outcome === true || outcome.ok ? c.body(null, 204) : c.json({ error: outcome.error }, outcome.status);
}

export function requestRoutes(services: Services) {
  const { db, longReads, now, outbox } = services;
  const { retry, release, changeAll } = createDeliveryAndBulkActions(services);
  const withId = validateBody(idSchema);

  return new Hono<StaffEnv>()
    .get("/", validateFilterAndSearchQuery(listQuerySchema), async (c) => {
      const { requests, next } = await listInbox(longReads, c.req.valid("query"), now());
      return c.json({ requests, next: next && formatInboxCursor(next) });
    })
    .get("/counts", validateFilterAndSearchQuery(filterQuerySchema), async (c) => {
      const webhooks = requestKinds.filter((kind) => outbox.kinds.includes(kind));
      return c.json(await countInbox(longReads, { ...c.req.valid("query"), webhooks }, now()));
    })
    .get("/related", validateQuery(idSchema), async (c) => {
      const related = await findRelatedRecords(db, c.req.valid("query").id, now());
      return related ? c.json(related) : respondRequestNotFound(c);
    })
    .post("/retry", withId, async (c) =>
      respondToRequestAction(c, await retry(c.req.valid("json").id, c.var.staffName)),
    )
    .post("/release", withId, async (c) =>
      respondToRequestAction(c, await release(c.req.valid("json").id, c.var.staffName)),
    )
    .post("/bulk", validateBody(bulkSchema), async (c) => c.json(await changeAll(c.req.valid("json"), c.var.staffName)))
    .post("/status", validateBody(statusSchema), async (c) => {
      const outcome = await saveStatusAndNote(db, c.req.valid("json"), now(), c.var.staffName);
      if (outcome.kind !== "outdated") return respondToRequestAction(c, outcome.kind === "saved");
      return c.json({ error: "Somebody else has saved this request.", request: outcome.request }, 409);
    })
    .post("/add-student", withId, async (c) => {
      const student = await saveStudentFromRequest(db, c.req.valid("json").id, now(), c.var.staffName);
      return student ? c.json(student, 201) : respondRequestNotFound(c);
    })
    .post("/link", validateBody(requestLinkSchema), async (c) =>
      respondToRequestAction(c, await linkOrUnlinkRequestStudent(db, c.req.valid("json"), now(), c.var.staffName)),
    )
    .post("/delete", withId, async (c) =>
      respondToRequestAction(c, await softDeleteRequest(db, c.req.valid("json").id, now(), c.var.staffName)),
    )
    .post("/restore", withId, async (c) =>
      respondToRequestAction(c, await restoreRequest(db, c.req.valid("json").id, now(), c.var.staffName)),
    );
}

type ActionResult = { ok: true } | { ok: false; status: 404 | 409; error: string };

const done: ActionResult = { ok: true };
const notFound: ActionResult = { ok: false, status: 404, error: "Request not found" };
const createConflictResult = (error: string): ActionResult => ({ ok: false, status: 409, error });

export function createDeliveryAndBulkActions({ db, now, outbox }: Pick<Services, "db" | "now" | "outbox">) {
  const requeue = (action: "retry" | "release") => async (id: string, by: string) => {
    const request = await findRequest(db, id);
    if (action === "retry" && request?.state === "held")
      return createConflictResult("This request is held: release it first.");
    if (await retryOrReleaseDeliveries(db, { id, action, configured: outbox.kinds }, now(), by)) {
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

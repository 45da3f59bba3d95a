import { Hono, type Context } from "hono";
import { bulkSchema, filterQuerySchema, listQuerySchema, writeCursor } from "#domain/requests/request-query.ts";
import { requestKinds } from "#domain/requests/request-fields.ts";
import { statusSchema } from "#domain/requests/request.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { purgeDeleted } from "../../db/history/soft-delete.ts";
import { countInbox } from "../../db/requests/count-inbox.ts";
import { findRelated, listInbox } from "../../db/requests/list-inbox.ts";
import { deleteRequest, restoreRequest, saveStatus } from "../../db/requests/request-actions.ts";
import { saveStudentOfRequest } from "../../db/requests/student-of-request.ts";
import { validBody, validQuery, validFilter } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";
import { requestActions, type Outcome } from "./request-actions.ts";

const missing = (c: Context) => c.json({ error: "Request not found" }, 404);

/** 204, 404 without such a request, or why the change was refused. */
function respond(c: Context, outcome: boolean | Outcome) {
  if (outcome === false) return missing(c);
  return outcome === true || outcome.ok ? c.body(null, 204) : c.json({ error: outcome.error }, outcome.status);
}

export function requestRoutes(services: Services) {
  const { db, now, outbox } = services;
  const { retry, release, changeAll } = requestActions(services);
  const withId = validBody(idSchema);

  return new Hono<StaffEnv>()
    .get("/", validFilter(listQuerySchema), async (c) => {
      const { requests, next } = await listInbox(db, c.req.valid("query"), now());
      return c.json({ requests, next: next && writeCursor(next) });
    })
    .get("/counts", validFilter(filterQuerySchema), async (c) => {
      const webhooks = requestKinds.filter((kind) => outbox.kinds.includes(kind));
      return c.json(await countInbox(db, { ...c.req.valid("query"), webhooks }, now()));
    })
    .get("/related", validQuery(idSchema), async (c) => {
      const related = await findRelated(db, c.req.valid("query").id, now());
      return related ? c.json(related) : missing(c);
    })
    .post("/retry", withId, async (c) => respond(c, await retry(c.req.valid("json").id, c.var.staffName)))
    .post("/release", withId, async (c) => respond(c, await release(c.req.valid("json").id, c.var.staffName)))
    .post("/bulk", validBody(bulkSchema), async (c) => c.json(await changeAll(c.req.valid("json"), c.var.staffName)))
    .post("/status", validBody(statusSchema), async (c) => {
      const outcome = await saveStatus(db, c.req.valid("json"), now(), c.var.staffName);
      if (outcome.kind !== "outdated") return respond(c, outcome.kind === "saved");
      return c.json({ error: "Somebody else has saved this request.", request: outcome.request }, 409);
    })
    .post("/add-student", withId, async (c) => {
      const student = await saveStudentOfRequest(db, c.req.valid("json").id, now(), c.var.staffName);
      return student ? c.json(student, 201) : missing(c);
    })
    .post("/delete", withId, async (c) => {
      const isDeleted = await deleteRequest(db, c.req.valid("json").id, now(), c.var.staffName);
      if (isDeleted) await purgeDeleted(db, now());
      return respond(c, isDeleted);
    })
    .post("/restore", withId, async (c) =>
      respond(c, await restoreRequest(db, c.req.valid("json").id, now(), c.var.staffName)),
    );
}

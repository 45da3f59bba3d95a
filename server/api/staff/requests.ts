import { Hono, type Context } from "hono";
import * as v from "valibot";
import { requestKinds, statusSchema } from "#domain/requests/request.ts";
import { bulkSchema, filterQuerySchema, listQuerySchema, writeCursor } from "#domain/requests/request-query.ts";
import { idSchema } from "#domain/students/student.ts";
import { countInbox } from "../../db/requests/count-inbox.ts";
import { listInbox } from "../../db/requests/list-inbox.ts";
import { deleteRequest, restoreRequest, saveStatus } from "../../db/requests/request-actions.ts";
import { findRelated } from "../../db/requests/list-inbox.ts";
import { saveStudentOfRequest } from "../../db/requests/student-of-request.ts";
import { purgeDeleted } from "../../db/history/soft-delete.ts";
import { getOnly } from "../../http/get-only.ts";
import { postOnly } from "../../http/post-only.ts";
import { readJson } from "../../http/read-json.ts";
import { staffNameOf } from "./guard.ts";
import type { Services } from "../../services.ts";
import { requestActions, type Outcome } from "./request-actions.ts";
import { readFilter } from "./filter.ts";

const missing = (c: Context) => c.json({ error: "Request not found" }, 404);

export function requestRoutes(services: Services) {
  const { db, now, outbox } = services;
  const { retry, release, changeAll } = requestActions(services);
  /** A handler that takes an id and responds 204, 404 without such a request, or why it was refused. */
  const change = (run: (id: string, by: string) => Promise<boolean | Outcome>) => async (c: Context) => {
    const body = await readJson(c, idSchema);
    if (!body.ok) return body.response;
    const outcome = await run(body.value.id, staffNameOf(c));
    if (typeof outcome === "boolean") return outcome ? c.body(null, 204) : missing(c);
    return outcome.ok ? c.body(null, 204) : c.json({ error: outcome.error }, outcome.status);
  };

  return new Hono()
    .get("/", async (c) => {
      const query = readFilter(c, listQuerySchema);
      if (!query.ok) return c.json({ error: query.error }, 400);
      const { requests, next } = await listInbox(db, query.value, now());
      return c.json({ requests, next: next && writeCursor(next) });
    })
    .get("/counts", async (c) => {
      const query = readFilter(c, filterQuerySchema);
      if (!query.ok) return c.json({ error: query.error }, 400);
      const webhooks = requestKinds.filter((kind) => outbox.kinds.includes(kind));
      return c.json(await countInbox(db, { ...query.value, webhooks }, now()));
    })
    .get("/related", async (c) => {
      const query = v.safeParse(idSchema, c.req.query());
      if (!query.success) return c.json({ error: query.issues[0].message }, 400);
      const related = await findRelated(db, query.output.id, now());
      return related ? c.json(related) : missing(c);
    })
    .post("/retry", change(retry))
    .post("/release", change(release))
    .post("/bulk", async (c) => {
      const body = await readJson(c, bulkSchema);
      return body.ok ? c.json(await changeAll(body.value, staffNameOf(c))) : body.response;
    })
    .post("/status", async (c) => {
      const body = await readJson(c, statusSchema);
      if (!body.ok) return body.response;
      const outcome = await saveStatus(db, body.value, now(), staffNameOf(c));
      if (outcome.kind === "missing") return missing(c);
      if (outcome.kind === "saved") return c.body(null, 204);
      return c.json({ error: "Somebody else has saved this request.", request: outcome.request }, 409);
    })
    .post("/add-student", async (c) => {
      const body = await readJson(c, idSchema);
      if (!body.ok) return body.response;
      const student = await saveStudentOfRequest(db, body.value.id, now(), staffNameOf(c));
      return student ? c.json(student, 201) : missing(c);
    })
    .post(
      "/delete",
      change(async (id, by) => {
        const isDeleted = await deleteRequest(db, id, now(), by);
        if (isDeleted) await purgeDeleted(db, now());
        return isDeleted;
      }),
    )
    .post(
      "/restore",
      change((id, by) => restoreRequest(db, id, now(), by)),
    )
    .all("/:call{retry|release|bulk|status|add-student|delete|restore}", postOnly)
    .all("/", getOnly)
    .all("/:call{counts|related}", getOnly);
}

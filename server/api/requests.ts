import { type Context, Hono } from "hono";
import * as v from "valibot";
import { deliveryStates, requestKinds, statusSchema } from "#domain/request.ts";
import { toIndianTime } from "#domain/indian-time.ts";
import { idSchema } from "#domain/student.ts";
import { requeueDelivery } from "../db/deliveries.ts";
import {
  countInbox,
  deleteRequest,
  findRequest,
  type InboxFilter,
  listInbox,
  restoreRequest,
  saveStatus,
} from "../db/inbox.ts";
import { saveStudentOfRequest } from "../db/request-student.ts";
import { purgeDeleted } from "../db/soft-delete.ts";
import { sendCsv } from "../http/csv.ts";
import { getOnly } from "../http/get-only.ts";
import { postOnly } from "../http/post-only.ts";
import { readJson } from "../http/read-json.ts";
import { staffNameOf } from "../http/staff-guard.ts";
import type { Services } from "../services.ts";
import { readSearch } from "./students.ts";

const querySchema = v.object({
  kind: v.optional(v.picklist(requestKinds, "kind must be enrollment or contact")),
  delivery: v.optional(v.picklist(deliveryStates, `delivery must be one of ${deliveryStates.join(", ")}`)),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, "limit must be 1 to 200"),
      v.transform(Number),
      v.maxValue(200, "limit must be 1 to 200"),
    ),
    "50",
  ),
  cursor: v.optional(
    v.pipe(v.string(), v.regex(/^[\d:.TZ-]{20,30} [\w-]{1,60}$/, "cursor must be the next of an earlier answer")),
  ),
  deleted: v.optional(v.picklist(["true", "false"], "deleted must be true or false"), "false"),
  overdue: v.optional(v.picklist(["true", "false"], "overdue must be true or false"), "false"),
});

function readFilter(c: Context) {
  // A filter that is not set arrives as an empty text.
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ""));
  const query = v.safeParse(querySchema, given);
  if (!query.success) return { ok: false as const, error: query.issues[0].message };
  const { kind, delivery, limit, cursor, deleted, overdue } = query.output;
  const [createdAt, id] = cursor?.split(" ") ?? [];
  const filter: InboxFilter = {
    kind,
    delivery,
    search: readSearch(c),
    isDeleted: deleted === "true",
    isOverdue: overdue === "true",
  };
  return { ok: true as const, filter, limit, after: createdAt && id ? { createdAt, id } : undefined };
}

const missing = (c: Context) => c.json({ error: "Request not found" }, 404);

export function requestRoutes({ db, now, outbox }: Services) {
  /** A handler that takes an id and responds 204, 404 without such a request, or with what `run` returns. */
  const change = (run: (id: string, c: Context) => Promise<boolean | Response>) => async (c: Context) => {
    const body = await readJson(c, idSchema);
    if (!body.ok) return body.response;
    const outcome = await run(body.value.id, c);
    if (typeof outcome !== "boolean") return outcome;
    return outcome ? c.body(null, 204) : missing(c);
  };

  return new Hono()
    .get("/", async (c) => {
      const query = readFilter(c);
      if (!query.ok) return c.json({ error: query.error }, 400);
      const { requests, next } = await listInbox(
        db,
        { ...query.filter, limit: query.limit, after: query.after },
        now(),
      );
      return c.json({ requests, next: next && `${next.createdAt} ${next.id}` });
    })
    .get("/counts", async (c) => c.json(await countInbox(db, now())))
    .post(
      "/retry",
      change(async (id, c) => {
        const request = await findRequest(db, id);
        if (!request) return false;
        if (request.state === "delivered") return c.json({ error: "This request is already delivered." }, 409);
        if (request.state === "held") return c.json({ error: "This request is held: release it first." }, 409);
        if (!outbox.kinds.includes(request.kind)) {
          return c.json({ error: "No team chat is set up for this kind of request." }, 409);
        }
        await requeueDelivery(db, { id, from: request.state, to: "pending" }, now(), staffNameOf(c));
        outbox.wake();
        return true;
      }),
    )
    .post(
      "/release",
      change(async (id, c) => {
        const request = await findRequest(db, id);
        if (!request) return false;
        if (request.state !== "held") return c.json({ error: "This request is not held." }, 409);
        const to = outbox.kinds.includes(request.kind) ? "pending" : "not-configured";
        await requeueDelivery(db, { id, from: "held", to }, now(), staffNameOf(c));
        outbox.wake();
        return true;
      }),
    )
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
      change(async (id, c) => {
        const isDeleted = await deleteRequest(db, id, now(), staffNameOf(c));
        if (isDeleted) await purgeDeleted(db, now());
        return isDeleted;
      }),
    )
    .post(
      "/restore",
      change((id, c) => restoreRequest(db, id, now(), staffNameOf(c))),
    )
    .all("/:call{retry|release|status|add-student|delete|restore}", postOnly)
    .all("/", getOnly)
    .all("/counts", getOnly);
}

export function requestsCsv({ db, now }: Services) {
  const head = [
    "Received",
    "Kind",
    "Name",
    "Email",
    "Phone",
    "Course",
    "Price",
    "Message",
    "Status",
    "Note",
    "Delivery",
    "Id",
  ];
  async function* rows() {
    let page: Awaited<ReturnType<typeof listInbox>> | undefined;
    do {
      page = await listInbox(db, { limit: 1000, after: page?.next ?? undefined }, now());
      for (const { createdAt, kind, name, email, phone, course, price, message, ...rest } of page.requests) {
        yield [
          toIndianTime(createdAt),
          kind,
          name,
          email,
          phone,
          course,
          price,
          message,
          rest.status,
          rest.note,
          rest.delivery,
          rest.id,
        ];
      }
    } while (page.next);
  }
  return (c: Context) => sendCsv(c, "requests.csv", head, rows());
}

import { Hono } from "hono";
import * as v from "valibot";
import { changeQuerySchema } from "#domain/history/change.ts";
import { listChanges } from "../../db/history/changes.ts";
import { getOnly } from "../../http/get-only.ts";
import type { Services } from "../../services.ts";

export function changeRoutes({ db }: Services) {
  return new Hono()
    .get("/", async (c) => {
      const query = v.safeParse(changeQuerySchema, { subject: c.req.query("subject"), id: c.req.query("id") });
      if (!query.success) return c.json({ error: query.issues[0].message }, 400);
      const { subject, id } = query.output;
      return c.json({ changes: await listChanges(db, subject, id) });
    })
    .all("/", getOnly);
}

import { Hono } from "hono";
import { dueQuerySchema } from "#domain/history/due-schemas.ts";
import { listDue } from "../../db/requests/due-requests-and-students.ts";
import { validateFilterAndSearchQuery } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";

/** What is to be done next; whose it is, is told by the name of the session. */
export const dueRoutes = ({ longReads, now }: Services) =>
  new Hono<StaffEnv>().get("/", validateFilterAndSearchQuery(dueQuerySchema), async (c) =>
    c.json(await listDue(longReads, { ...c.req.valid("query"), name: c.var.staffName }, now())),
  );

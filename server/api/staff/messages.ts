import { Hono } from "hono";
import { messageTemplates } from "#content/message-templates.ts";
import { courseName } from "#content/site.ts";
import { sentMessageSchema } from "#domain/history/timeline.ts";
import { saveSentMessage } from "../../db/people/timeline.ts";
import { validateBody } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";

export const messageRoutes = ({ db, now }: Services) =>
  new Hono<StaffEnv>()
    .get("/", (c) => c.json({ courseName, ...messageTemplates }))
    .post("/sent", validateBody(sentMessageSchema), async (c) => {
      const isSaved = await saveSentMessage(db, c.req.valid("json"), now(), c.var.staffName);
      return isSaved ? c.body(null, 204) : c.json({ error: "There is no such request or student" }, 404);
    });

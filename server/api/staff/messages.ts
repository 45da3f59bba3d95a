import { Hono } from "hono";
import { answersInHindi } from "#content/assistant/languages.ts";
import { course } from "#content/course.ts";
import { givesCertificates } from "#domain/content/course-facts.ts";
import { messageTemplates } from "#content/message-templates.ts";
import { courseName } from "#content/site.ts";
import { idSchema } from "#domain/format/shared-schemas.ts";
import { sentMessageSchema } from "#domain/history/timeline-schemas-and-entries.ts";
import { deleteSentMessage, recordMessageAndMarkContacted } from "../../db/people/timeline-notes-and-messages.ts";
import { validateBody } from "../../http/validate.ts";
import { listEnabledMessageLanguages } from "#domain/content/message-templates.ts";
import type { Services } from "../../services.ts";
import type { StaffEnv } from "./guard.ts";

export const sentMessageAndTemplateRoutes = ({ db, now }: Services) =>
  new Hono<StaffEnv>()
    .get("/", (c) =>
      c.json({
        courseName,
        languages: listEnabledMessageLanguages(answersInHindi),
        givesCertificates: givesCertificates(course),
        ...messageTemplates,
      }),
    )
    .post("/sent", validateBody(sentMessageSchema), async (c) => {
      const id = await recordMessageAndMarkContacted(db, c.req.valid("json"), now(), c.var.staffName);
      return id ? c.json({ id }, 201) : c.json({ error: "There is no such request or student" }, 404);
    })
    .post("/not-sent", validateBody(idSchema), async (c) => {
      const isDeleted = await deleteSentMessage(db, c.req.valid("json").id);
      return isDeleted ? c.body(null, 204) : c.json({ error: "Message not found" }, 404);
    });

import { Hono } from "hono";
import { questionIdsSchema, questionQuerySchema } from "#domain/assistant/staff-question-schemas.ts";
import { countOpenQuestions, markQuestionsDoneOrOpen } from "../../db/questions/asked-questions.ts";
import { validateBody, validateFilterAndSearchQuery } from "../../http/validate.ts";
import { listQuestionGroups } from "../../questions/question-groups.ts";
import type { Services } from "../../services.ts";

export function questionRoutes({ db, longReads, now, questions }: Services) {
  const marks = { "/done": now, "/reopen": () => null };
  const routes = new Hono()
    .get("/", validateFilterAndSearchQuery(questionQuerySchema), async (c) =>
      c.json(await listQuestionGroups(longReads, questions, c.req.valid("query"))),
    )
    .get("/counts", async (c) => c.json({ open: await countOpenQuestions(db) }));
  for (const [path, doneAt] of Object.entries(marks)) {
    routes.post(path, validateBody(questionIdsSchema), async (c) => {
      const isMarked = await markQuestionsDoneOrOpen(db, c.req.valid("json").ids, doneAt());
      return isMarked ? c.body(null, 204) : c.json({ error: "Question not found" }, 404);
    });
  }
  return routes;
}

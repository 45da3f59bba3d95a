import { Hono, type Context } from "hono";
import { questionIdsSchema, questionQuerySchema } from "#domain/assistant/asked-question.ts";
import { countOpenQuestions, markQuestions } from "../../db/questions/asked-questions.ts";
import { getOnly } from "../../http/get-only.ts";
import { postOnly } from "../../http/post-only.ts";
import { readJson } from "../../http/read-json.ts";
import { listGroups } from "../../questions/list-groups.ts";
import type { Services } from "../../services.ts";
import { readFilter } from "./filter.ts";

/** What the assistant could not answer well, for staff. */
export function questionRoutes({ db, now, questions }: Services) {
  const mark = (when: () => Date | null) => async (c: Context) => {
    const body = await readJson(c, questionIdsSchema);
    if (!body.ok) return body.response;
    const isMarked = await markQuestions(db, body.value.ids, when());
    return isMarked ? c.body(null, 204) : c.json({ error: "Question not found" }, 404);
  };

  return new Hono()
    .get("/", async (c) => {
      const query = readFilter(c, questionQuerySchema);
      if (!query.ok) return c.json({ error: query.error }, 400);
      return c.json(await listGroups(db, questions, query.value));
    })
    .get("/counts", async (c) => c.json({ open: await countOpenQuestions(db) }))
    .post("/done", mark(now))
    .post(
      "/reopen",
      mark(() => null),
    )
    .all("/:call{done|reopen}", postOnly)
    .all("/", getOnly)
    .all("/counts", getOnly);
}

import { Hono, type Context } from "hono";
import * as v from "valibot";
import { questionSchema, voteSchema } from "#domain/assistant/assistant.ts";
import type { Assistant } from "../assistant/create-assistant.ts";
import { postOnly } from "../http/post-only.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { readBody } from "../http/read-body.ts";
import { readJson } from "../http/read-json.ts";
import type { QuestionLog } from "../questions/question-log.ts";

type AssistantServices = {
  assistant: Assistant;
  questions: Pick<QuestionLog, "note" | "vote">;
  questionLimit: RateLimit;
  voteLimit: RateLimit;
  clientOf: (c: Context) => string;
};

export function assistantRoutes({ assistant, questions, questionLimit, voteLimit, clientOf }: AssistantServices) {
  return new Hono()
    .post("/", async (c) => {
      const client = clientOf(c);
      const limit = questionLimit.take(client);
      if (!limit.allowed) {
        const error = "Too many questions from your network. Please try again in a minute.";
        return c.json({ error }, 429, { "retry-after": String(limit.retryAfter) });
      }
      const body = await readBody(c.req.raw);
      if (!body.ok) return c.json({ error: body.error }, body.status);
      if (body.isForm) return c.json({ error: "Please send JSON" }, 415);
      const checked = v.safeParse(questionSchema, body.value);
      if (!checked.success) return c.json({ error: checked.issues[0].message }, 400);
      const answered = await assistant.answer(checked.output, client);
      questions.note(checked.output, answered, client);
      return c.json(answered.reply, answered.reply.success ? 200 : 502);
    })
    .post("/vote", async (c) => {
      const client = clientOf(c);
      const limit = voteLimit.take(client);
      if (!limit.allowed) {
        const error = "Too many votes from your network. Please try again in a minute.";
        return c.json({ error }, 429, { "retry-after": String(limit.retryAfter) });
      }
      const body = await readJson(c, voteSchema);
      if (!body.ok) return body.response;
      questions.vote(body.value, client);
      return c.body(null, 204);
    })
    .all("/", postOnly)
    .all("/vote", postOnly);
}

import { Hono } from "hono";
import { questionSchema, voteSchema } from "#domain/assistant/assistant-schemas.ts";
import { rateLimitMiddleware } from "../http/rate-limit.ts";
import { validateBody } from "../http/validate.ts";
import type { QuestionLog } from "../questions/unanswered-question-log.ts";
import type { Services } from "../services.ts";

type AssistantServices = Pick<Services, "assistant" | "questionLimit" | "voteLimit" | "clientOf"> & {
  questions: Pick<QuestionLog, "record" | "vote">;
};

export function assistantRoutes({ assistant, questions, questionLimit, voteLimit, clientOf }: AssistantServices) {
  return new Hono()
    .post("/", rateLimitMiddleware(questionLimit, clientOf, "questions"), validateBody(questionSchema), async (c) => {
      const [question, client] = [c.req.valid("json"), clientOf(c)];
      const answered = await assistant.answer(question, client);
      questions.record(question, answered, client);
      return c.json(answered.reply, answered.reply.success ? 200 : 502);
    })
    .post("/vote", rateLimitMiddleware(voteLimit, clientOf, "votes"), validateBody(voteSchema), (c) => {
      questions.vote(c.req.valid("json"), clientOf(c));
      return c.body(null, 204);
    });
}

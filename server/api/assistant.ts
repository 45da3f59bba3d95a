import { type Context, Hono } from "hono";
import * as v from "valibot";
import { questionSchema } from "#domain/assistant.ts";
import type { Assistant } from "../assistant/create-assistant.ts";
import { postOnly } from "../http/post-only.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { readBody } from "../http/read-body.ts";

type AssistantServices = { assistant: Assistant; questionLimit: RateLimit; clientOf: (c: Context) => string };

export function assistantRoutes({ assistant, questionLimit, clientOf }: AssistantServices) {
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
      const { reply } = await assistant.answer(checked.output, client);
      return c.json(reply, reply.success ? 200 : 502);
    })
    .all("/", postOnly);
}

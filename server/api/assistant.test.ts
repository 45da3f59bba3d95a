import { expect, test } from "vitest";
import { assistantFailure } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { testModel } from "#tests/support/test-model.ts";
import { createAssistant } from "../assistant/create-assistant.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { assistantRoutes } from "./assistant.ts";

const now = () => new Date("2026-03-01T10:00:00.000Z");
const embedded = createAssistant({ model: testModel() });

const questions = { record: () => {}, vote: () => {} };

function createApi({ assistant = embedded, burst = 600 } = {}) {
  const limit = createRateLimit({ burst, perMinute: 1, now });
  const clientOf = () => "203.0.113.7";
  return assistantRoutes({ assistant, questions, questionLimit: limit, voteLimit: limit, clientOf });
}

function ask(body: unknown, { assistant = embedded, burst = 600, type = "application/json", path = "/" } = {}) {
  const api = createApi({ assistant, burst });
  const send = () =>
    api.request(path, {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return Object.assign(send(), { again: send });
}

test("answers with a link to where the site says so and with what may be asked next", async () => {
  const response = await ask({ question: "  kitna fees hai  " });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    message: expect.stringContaining("₹3,000"),
    lang: "hi-Latn",
    link: { path: "/#faq-fees", label: "FAQ" },
    suggestions: ["Payment kaise karna hai?", "Complete Bundle mein kya-kya hai?"],
  });
});

test("a follow-up takes what it leaves out from the earlier questions", async () => {
  const response = await ask({ question: "and for advanced?", history: ["fees of beginner?", "ok"] });
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^The Advanced Phase is ₹1,000/) });
});

test("an empty reply to thanks is a success", async () => {
  expect(await (await ask({ question: "thanks" })).json()).toEqual({ success: true, message: "" });
});

test("a question about something else gets the specified redirect", async () => {
  expect(await (await ask({ question: "write a python program to sort a list" })).json()).toEqual({
    success: true,
    message:
      "I can only help you with questions about the course. For other inquiries, please use the contact form on our website.",
    suggestions: [expect.stringMatching(/\?$/), expect.stringMatching(/\?$/)],
  });
});

test("a failure is a 502 with the specified text", async () => {
  const response = await ask(
    { question: "fees" },
    { assistant: { ...embedded, answer: async () => ({ reply: assistantFailure, certainty: "refused" }) } },
  );
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    success: false,
    message: "",
    error: "Unable to get AI response. Please try again later or contact support.",
  });
});

test.each([
  [{}],
  [{ question: "" }],
  [{ question: "   " }],
  [{ question: 5 }],
  [{ question: "x".repeat(501) }],
  [{ question: "fees", history: "how long is it" }],
  [{ question: "fees", history: [5] }],
  [{ question: "fees", history: ["x".repeat(501)] }],
  [{ question: "fees", history: Array(5).fill("how long is it") }],
  ["no json"],
  [[1]],
])("refuses the question %j", async (body) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});

test("takes 500 characters and no more than the body limit", async () => {
  expect((await ask({ question: "x".repeat(500) })).status).toBe(200);
  expect((await ask({ question: "x".repeat(40_000) })).status).toBe(413);
});

test("a form post is no question", async () => {
  expect((await ask("question=fees", { type: "application/x-www-form-urlencoded" })).status).toBe(415);
});

test("limits an address and says when to come back", async () => {
  const first = ask({ question: "fees" }, { burst: 1 });
  expect((await first).status).toBe(200);
  const refused = await first.again();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
});

const vote = { question: "fees", isHelpful: true };
const form = "application/x-www-form-urlencoded";

test.each([
  ["a vote", vote, 204],
  ["a vote in a conversation", { ...vote, history: ["how long is it"] }, 204],
  ["no verdict", { question: "fees" }, 400],
  ["a verdict that is a text", { ...vote, isHelpful: "yes" }, 400],
  ["no question", { isHelpful: true }, 400],
  ["too long a question", { ...vote, question: "x".repeat(501) }, 400],
  ["no JSON", "no json", 400],
  ["too much", { ...vote, question: "x".repeat(40_000) }, 413],
])("a vote with %s, %j, is answered %i", async (_name, body, status) => {
  expect((await ask(body, { path: "/vote" })).status).toBe(status);
});

test("votes have a limit, and no form can send one", async () => {
  expect((await ask("question=fees", { path: "/vote", type: form })).status).toBe(415);
  const first = ask(vote, { path: "/vote", burst: 1 });
  expect((await first).status).toBe(204);
  const refused = await first.again();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
});

import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { shortenAnswer } from "#server/assistant/answers/format-answer.ts";
import { testModel } from "#tests/support/test-model.ts";
import { createJudge } from "./judge-reply.ts";
import { questionSets } from "./question-sets.ts";

const model = testModel();
const assistant = createAssistant({ model });
const judge = createJudge({ model });
const ask = (question: string, history: string[] = []) => assistant.answer({ question, history }, "203.0.113.7");

const asked = [...questionSets.hindi, ...questionSets["hindi visitors"]];

test.each(asked.map((question) => [`${question.group}: ${question.turns.join(" / ")}`, question] as const))(
  "%s",
  async (_name, question) => expect(await judge(question)).toMatchObject({ fault: undefined }),
);

test.each(asked.filter(({ group }) => group === "refusal").flatMap(({ turns }) => turns))(
  "%s counts as refused",
  async (question) => expect(await ask(question)).toMatchObject({ certainty: "refused" }),
);

test.each([
  ["फीस कितनी है", ["₹3,000", "₹2,000", "₹1,500", "₹1,000", "33%"]],
  ["एडवांस्ड फेज की फीस कितनी है", ["Advanced Phase", "₹1,000", "₹500", "₹3,000"]],
  ["पहले और दूसरे फेज की फीस मिलाकर कितनी होगी", ["₹2,000", "₹1,500", "₹3,500"]],
  ["कोर्स कितने दिन का है", ["58 दिन", "3 महीने", "21", "16"]],
  ["इंटरमीडिएट फेज कितने दिन का है", ["21 दिन", "day 22", "day 42"]],
  ["कोर्स कितने हफ्ते का है", ["58 दिन", "हफ़्ते"]],
  ["दसवें दिन क्या है", ["Day 10", "टास्क"]],
  ["दूसरे हफ्ते में क्या होगा", ["Week 2", "टॉपिक"]],
  ["day 70 में क्या है", ["58 दिन", "आखिरी दिन"]],
  ["डॉकर कब पढ़ाया जाएगा", ["Docker", "day 45"]],
  ["क्या जावा सिखाते हैं", ["नहीं, Java", "58 दिन"]],
  ["एडवांस्ड फेज में क्या है", ["Advanced Phase", "16 दिन", "3 घंटे"]],
  ["क्या मैं सिर्फ बिगिनर फेज ले सकता हूँ", ["जी हाँ।", "21 दिन", "₹2,000"]],
])("%s is answered in Hindi with the site's figures", async (question, parts) => {
  const { reply } = await ask(question);
  for (const part of parts) expect(reply.message).toContain(part);
  expect(reply.lang).toBe("hi");
  expect(reply.link).toBeDefined();
});

test.each([
  ["क्या मुझे रिफंड मिलेगा", "पैसे देने से पहले टीम से लिखित में पूछ लें"],
  ["नौकरी की गारंटी है क्या", "हम नौकरी का वादा नहीं करते"],
])("%s promises no more than the English answer", async (question, text) => {
  expect((await ask(question)).reply.message).toContain(text);
});

test("a question in two scripts is answered in the one it is framed in", async () => {
  expect((await ask("python course की fees कितनी है")).reply.lang).toBe("hi");
  expect((await ask("what is the fee of the नमस्ते course")).reply.lang).toBeUndefined();
});

test("every Hindi text is short enough not to be cut off", () => {
  const texts = Object.entries(model.hindi.answers);
  expect(texts.length).toBeGreaterThan(80);
  for (const [subject, text] of texts) expect(shortenAnswer(text), subject).toBe(text);
});

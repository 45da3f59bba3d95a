import { expect, test } from "vitest";
import { createAssistant } from "#server/assistant/create-assistant.ts";
import { createHindiToHinglishConverter } from "#server/language/hindi-to-hinglish.ts";
import { isHinglish } from "#domain/format/is-hinglish.ts";
import { listAllSuggestedQuestions } from "#server/assistant/conversation/suggest-questions.ts";
import { toHindiModel } from "#server/assistant/answers/format-answer.ts";
import { offTopicReplyInHindi, offTopicReplyInHinglish } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { testModel } from "#tests/support/test-model.ts";

const model = testModel();
const assistant = createAssistant({ model });
const ask = (question: string, history: string[] = []) => assistant.answer({ question, history }, "203.0.113.7");
const write = createHindiToHinglishConverter(model.lexicon.hinglish);

test.each([
  ["course ki fees kitni hai", [], /^Complete Bundle \(58 din, teeno phase\) ki fees ₹3,000 hai\./],
  ["kya certificate milega", [], /^Ji haan\. Course poora karne par completion certificate milta hai/],
  ["refund milega?", [], /^Refund ke baare mein paise dene se pehle team se likhit mein pooch lein/],
  ["din 6 pe kya hai", [], /^Day 6 \(Beginner Phase\) mein yeh hai: Prompt engineering\./],
  ["java sikhate ho kya", [], /^Nahi, Java is 58 din ke plan mein nahi hai\./],
  ["fees kitni hai aur kitne din ka course hai", [], /₹3,000[^]*\nCourse 58 din ka hai/],
  ["course ki fees kitni hai", ["fees kitni hai"], /^Jaisa maine bataya: /],
  ["advanced?", ["beginner ki fees kitni hai"], /^Advanced Phase ki fees /],
  ["namaste ji", [], /^Namaste! Course ke baare mein main aapki kya madad karun\?$/],
  ["aaj mausam kaisa hai", [], new RegExp(`^${offTopicReplyInHinglish}$`)],
])("%s after %j is answered in Hinglish", async (question, history, right) => {
  const { reply } = await ask(question, history);
  expect(reply).toMatchObject({ message: expect.stringMatching(right), lang: "hi-Latn" });
  expect(JSON.stringify(reply)).not.toMatch(/\p{Script=Devanagari}/u);
});

test.each(["what are the fees?", "hello", "is the main course good for me?", "fees", "he asked me to do it"])(
  "%s is English",
  async (question) => expect((await ask(question)).reply.lang).toBeUndefined(),
);

test("thanks get no reply in Hinglish either", async () =>
  expect((await ask("bahut bahut shukriya ji")).reply).toEqual({ success: true, message: "" }));

test.each([
  ["ok bye", { farewell: "Goodbye, and good luck with your learning!" }],
  ["thanks, good night", { farewell: "Goodbye, and good luck with your learning!" }],
  ["chalo phir milenge bhai", { farewell: "Phir milenge! Padhai ke liye all the best!", lang: "hi-Latn" }],
  ["अलविदा", { farewell: "फिर मिलेंगे! पढ़ाई के लिए शुभकामनाएँ!", lang: "hi" }],
])("%s gets a word beside the empty message", async (message, word) =>
  expect((await ask(message)).reply).toEqual({ success: true, message: "", ...word }),
);

test("every Hindi text keeps its figures and no Devanagari in Latin letters", () => {
  const { answers, asks, sentences } = model.hindi;
  const texts = [answers, asks, sentences].flatMap((group) => Object.values(group));
  expect(texts.length).toBeGreaterThan(250);
  for (const text of texts) {
    const written = write(text);
    expect(written).not.toMatch(/\p{Script=Devanagari}|[।]| {2}/u);
    const figures = /\d+|[\w.+-]+@[\w.-]*\w/g;
    expect(written.match(figures)).toEqual(text.match(figures));
  }
  expect(write(offTopicReplyInHindi)).toBe(offTopicReplyInHinglish);
});

test("each button in Hinglish is known by the subject that answers it", async () => {
  const missed: string[] = [];
  for (const { ask: written, subject } of listAllSuggestedQuestions(toHindiModel(model))) {
    const question = write(written);
    const { reply, subject: found } = await ask(question);
    if (found !== subject || reply.lang !== "hi-Latn" || !isHinglish(question)) missed.push(question);
  }
  expect(missed).toEqual([]);
});

test("where the owner leaves Hindi out, Hinglish is answered in English", async () => {
  const { lexicon } = model;
  const english = createAssistant({ model: { ...model, lexicon: { ...lexicon, devanagari: [], hinglish: [] } } });
  const { reply } = await english.answer({ question: "course ki fees kitni hai", history: [] }, "203.0.113.7");
  expect(reply.message).toContain("The Complete Bundle");
  expect(reply.lang).toBeUndefined();
});

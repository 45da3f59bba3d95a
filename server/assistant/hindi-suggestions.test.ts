import { expect, test } from "vitest";
import { answeredInEnglishNote } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { createAssistant } from "./create-assistant.ts";
import { testModel } from "#tests/support/test-model.ts";
import { detectLanguageByScript } from "../language/detect-language-by-script.ts";

const model = testModel();
const askOf = (of: typeof model) => {
  const { answer } = createAssistant({ model: of });
  return (question: string, history: string[] = []) => answer({ question, history }, "203.0.113.7");
};
const ask = askOf(model);

/** The model as it is before somebody has put these subjects into Hindi. */
function without(...subjects: string[]) {
  const keep = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([subject]) => !subjects.includes(subject)));
  return { ...model, hindi: { ...model.hindi, answers: keep(model.hindi.answers), asks: keep(model.hindi.asks) } };
}

test("what a Hindi button asks is answered surely by its own subject in Hindi, whatever was asked before", async () => {
  const earlier = ["एडवांस्ड फेज के बारे में बताइए", "दिन 12 में क्या है", "टीचर कौन हैं"];
  const missed: string[] = [];
  for (const [subject, question] of Object.entries(model.hindi.asks))
    for (const history of [[], earlier]) {
      const { reply, ...how } = await ask(question, history);
      if (how.subject !== subject || how.certainty !== "sure" || reply.lang !== "hi") missed.push(question);
    }
  expect(missed).toEqual([]);
});

test("a Hindi button's words lead to its subject in a rephrased question too, for nearly all of them", async () => {
  const read = Object.entries(model.hindi.asks);
  const answered = await Promise.all(read.map(async ([, question]) => (await ask(`जी ${question}`)).subject));
  const missed = read.filter(([subject], at) => answered[at] !== subject).map(([, question]) => question);
  expect(missed.length).toBeLessThan(read.length * 0.15);
});

test("every answer in Hindi offers questions in Hindi only", async () => {
  for (const question of Object.values(model.hindi.asks)) {
    const { suggestions = [] } = (await ask(question)).reply;
    expect(suggestions.length, question).toBeGreaterThan(0);
    for (const suggestion of suggestions) expect(detectLanguageByScript(suggestion), suggestion).toBe("hi");
  }
});

test.each([
  ["दिन 12 में क्या है", "दिन 13 में क्या है?", /^Day 13 /],
  ["दूसरे हफ्ते में क्या होगा", "हफ़्ते 3 में क्या है?", /^Week 3 /],
  ["इंटरमीडिएट फेज में क्या है", "Intermediate Phase की फीस कितनी है?", /^Intermediate Phase की फीस ₹1,500/],
  ["इंटरमीडिएट फेज में क्या है", "Intermediate Phase कितने दिन का है?", /^Intermediate Phase में 21 दिन/],
  ["इंटरमीडिएट फेज की फीस कितनी है", "Intermediate Phase में क्या है?", /^Intermediate Phase Month 2/],
])("after %s comes %s, which is answered for it", async (question, suggestion, says) => {
  expect((await ask(question)).reply.suggestions).toContain(suggestion);
  const next = await ask(suggestion, [question]);
  expect(next).toMatchObject({ certainty: "sure", reply: { lang: "hi" } });
  expect(next.reply.message).toMatch(says);
});

test("a subject without a Hindi text is answered in English after one Hindi sentence, and not offered in Hindi", async () => {
  const askHalf = askOf(without("work", "payment"));
  const { reply } = await askHalf("टीचर का अनुभव कितना है");
  expect(reply.message).toBe(`${answeredInEnglishNote} ${model.answers["work"]?.text}`);
  expect(reply.lang).toBeUndefined();
  expect((await askHalf("कोर्स की फीस कितनी है?")).reply.suggestions).toEqual([model.hindi.asks["bundle"]]);
});

test("of several answers in one, those in Hindi come first and one sentence announces the English ones", async () => {
  const question = "सर्टिफिकेट मिलेगा क्या? और फीस कितनी है? और रोज़ कितने घंटे देने होंगे?";
  const whole = await ask(question);
  expect(whole.reply.lang).toBe("hi");
  expect(whole.reply.message).not.toContain(answeredInEnglishNote);
  const { reply } = await askOf(without("certificate", "price"))(question);
  const [hindi = "", first = "", second = ""] = reply.message.split("\n");
  expect(hindi).toContain("घंटे");
  expect(first.startsWith(`${answeredInEnglishNote} `)).toBe(true);
  expect(second).toMatch(/^\P{Script=Devanagari}+$/u);
  expect(reply.lang).toBe("hi");
});

test("where the owner has left Hindi out, a question in Devanagari is answered in English", async () => {
  const english = askOf({
    ...model,
    lexicon: { ...model.lexicon, devanagari: [] },
    hindi: { answers: {}, asks: {}, sentences: {} },
  });
  const { reply } = await english("फीस कितनी है");
  expect(detectLanguageByScript(reply.message)).toBe("en");
  expect(reply).not.toHaveProperty("lang");
});

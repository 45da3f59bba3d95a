import { expect, test } from "vitest";
import { testModel } from "#tests/support/test-model.ts";
import { createContentAssistant } from "../conversation/content-assistant.ts";

const { understand } = createContentAssistant(testModel());
const linesOf = (question: string) => {
  const { reply } = understand({ question, history: [] });
  return reply.kind === "answer" ? reply.answer.text.split("\n") : [];
};

test.each([
  ["fees kitni hai aur kitne din ka course hai", /₹3,000/, /58 days/],
  ["what is the fee and do I get a certificate?", /₹3,000/, /certificate/],
  ["teacher ki umar kya h, experience h bhi ya nahi", /years old/, /^The instructor's experience/],
  ["who is the instructor, how old and what did he study", /full-stack developer/, /studied for a/],
  ["टीचर की उम्र क्या है और उनकी पढ़ाई क्या है?", /उम्र/, /^Instructor ने/],
  ["umar aur padhai kya hai instructor ki", /years old/, /studied for a/],
  ["teacher ki umar aur padhai bataiye", /years old/, /studied for a/],
  ["टीचर की उम्र और शिक्षा क्या है", /उम्र/, /^Instructor ने/],
  ["how many projects and can I keep them", /15\+ projects/, /^You keep the code/],
  ["how many projects n can i put them on resume", /15\+ projects/, /^You keep the code/],
  ["फीस कितनी है और कितने दिन का कोर्स है?", /₹3,000/, /58/],
])("two questions get two answers: %s", (question, first, last) => {
  const lines = linesOf(question);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(0)).toMatch(first);
  expect(lines.at(-1)).toMatch(last);
});

test.each([
  ["kya mera data kisi aur company ko doge", /for our team/],
  ["क्या मेरी जानकारी किसी और कंपनी को दी जाएगी?", /हमारी टीम के लिए/],
  [
    "Why is advance phase showing 500 one place and 1000 another place?? is it a scam",
    /^The home page and the pricing page/,
  ],
  ["kitne ghante dene padenge roz, mai job karta hu", /about 2 hours a day/],
  ["form me mera naam aur number dena zaroori hai?", /^Enter your name/],
  ["refund milega aur kitne din me", /refunds in writing/],
  ["course me aur kya kya milega", /tools/],
])("one question gets one answer: %s", (question, right) => {
  expect(linesOf(question)).toEqual([expect.stringMatching(right)]);
});

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
  ["What does the bundle cost and will it have a certificate?", /₹3,000/, /If you want a single phase only, ask/],
  ["What is the price of the intermediate phase, and does it include mentorship?", /₹1,500/, /^The card of .* do not,/],
  ["Is there a free trial, and can I start any day?", /free lesson/, /no batch or start date/],
  ["kya job milegi aur salary kitni hogi", /do not promise a job/, /names no salary/],
  // As a whole it is likeliest of something else.
  ["refund milega kya aur paise kab dene hote hai", /refunds in writing/, /payment/],
  ["can I pay in instalments and is there a student discount", /names no instalments/, /student or group discount/],
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

const cab = "I drive a cab in Pune from morning to evening and study at night when the kids are asleep.";
test.each([
  [
    `Last month I lost 8000 rupees to a fake course on Telegram. ${cab} Is the instructor a real person?`,
    /^The profile/,
  ],
  [
    `${cab} My shop is slow and my cousin says that coders get better work. How much would it cost me?`,
    /^The Complete/,
  ],
  [
    `${cab} Mujhe bas itna jaanna hai ki course khatam karne ke baad job ki guarantee hai ya nahi`,
    /do not promise a job/,
  ],
  [`${cab} My elder son is 15 and crazy about computers. Does he get a certificate?`, /certificate[^]*\nUnder 18, /],
  [`${cab} I have only a phone and no computer. How much is the beginner phase?`, /₹2,000[^]*\nA phone alone is not/],
  [
    `${cab} I finished class 12 last year. I am 19. What would I pay for only the second month?`,
    /^The Inter(?![^]*Under 18)/,
  ],
  [`${cab} How can I pay, and in which language are the lessons?`, /^Each price[^]*\nThe site is in English/],
])("the question of a story is answered, then what it touches: %s", (question, right) => {
  expect(linesOf(question).join("\n")).toMatch(right);
});

test.each(["mmmm", "12345", "zqxv blorp wibble one", "lorem ipsum dolor", "one two three", "कखगघ चछजझ"])(
  "what says nothing is refused: %s",
  (question) => expect(understand({ question, history: [] }).reply.kind).toBe("off-topic"),
);

test("what a visitor works with is none of his circumstances", () => {
  const school =
    "I teach biology at a school, my students are in class 10 and I have two hours free in the evening at home.";
  expect(linesOf(`${school} How long is the course?`).join(" ")).not.toContain("Under 18");
  const shop =
    "I only do phone repair, the market is going down every month and my family in Surat worries about it a lot.";
  expect(linesOf(`${shop} How long is the course?`).join(" ")).not.toContain("phone alone");
});

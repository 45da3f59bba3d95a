import { expect, test } from "vitest";
import { findInventedPromise } from "../../gateway/find-invented-promises.ts";
import { createAssistant } from "../create-assistant.ts";
import { testModel, withoutHinglish } from "#tests/support/test-model.ts";

const assistant = createAssistant({ model: testModel(), leftOut: withoutHinglish });
const ask = async (question: string) => {
  const { reply, subject } = await assistant.answer({ question, history: [] }, "203.0.113.7");
  return { message: reply.message, subject };
};

test.each([
  ["what is the reference that came after my form", "reference", /^It is the first eight characters/],
  ["reference number bhool gaya hu, ab kaise milega", "reference", /last five requests/],
  ["I pressed submit twice, are there two requests now", "form-kept", /^A form sent twice is saved once/],
  ["cyber cafe ke computer par form bhara, koi aur dekh sakta hai kya", "form-kept", /remove them and close the tab/],
  ["who in your office can open my form", "data-access", /^Our staff see it, on a page that needs a PIN/],
  ["what if a hacker steals my number from your server", "data-access", /Data Protection Board without delay/],
  ["can I take back my consent and have my data erased", "data-rights", /It is free: write to support@/],
  ["if I die may my wife have my data deleted", "data-rights", /if you die/],
  ["do you note how many days I have completed", "student-record", /days and tasks you have completed/],
  [
    "does a single phase come with a mentor too",
    "mentorship",
    /^The card of the Complete Bundle lists mentorship and those of the single phases do not/,
  ],
  ["I want a lady teacher for my sister", "choose-teacher", /no choice of teacher, such as a woman/],
  ["do parents get a report on progress", "parents", /^The site says nothing on reports to parents/],
  ["meri beti ke liye student group safe hai kya", "parents", /agree with the team/],
  ["is it allowed to use chatgpt for the daily tasks", "use-of-ai", /day 22 .* without AI help/],
  ["does the security part teach attacking other sites", "security-scope", /permission and scope/],
  ["did a lawyer check your terms and privacy pages", "legal-pages", /a template which the owner has not had checked/],
  ["can I gift the course to my cousin", "gift", /no gift card/],
  ["a caller from your course asked me for my otp", "fraud-call", /^Please give nobody an OTP/],
  ["may I share your link with my class group", "share-page", /link to the pages and share them/],
  ["raat me bhi ye chat chalti hai kya", "chat-hours", /24\/7/],
  ["on which page will my progress be shown to me", "own-page", /page of your own.*private link/s],
  ["mera progress wala page kaise khulega", "own-page", /page of your own/],
  ["will the plan be in my phone's calendar", "plan-calendar", /calendar file or subscribe/],
  ["can I get a printed chart of the days for my room", "wall-chart", /wall chart to print/],
  ["how does a student leave a testimonial", "write-review", /on their own page.*The team reads it/s],
  ["can HR check that my certificate is real", "certificate-form", /anyone can check it/],
  ["certificate hard copy me aayega ya pdf", "certificate-form", /a PDF to print.*does not say whether paper is sent/s],
  ["which bots are built in the course", "bots-built", /^Two: a reminder bot/],
  ["what did the instructor achieve in the job", "teacher-achievements", /scheduled Python script/],
  ["AI will replace coders, is it still worth learning", "ai-jobs", /^The site makes no forecast/],
  ["can I speak to an old student of yours", "talk-to-student", /no talk with former students/],
])("says what the site says, or that it is silent: %s", async (question, subject, answer) => {
  const { message, subject: taken } = await ask(question);
  expect(taken).toBe(subject);
  expect(message).toMatch(answer);
});

test.each([
  ["मेरा डेटा कौन देख सकता है", /PIN वाले पेज/],
  ["सर्टिफिकेट कागज़ पर आएगा या पीडीएफ", /छापने के लिए PDF/],
])("says the same in Hindi: %s", async (question, answer) => {
  expect((await ask(question)).message).toMatch(answer);
});

test.each([
  ["how many mentor sessions are there in a month", /does not say how many/],
  ["for how many years is the domain free", /does not say for how long/],
  ["what should I write when I ask for a refund", /name, reference, when and how you paid, and the reason/],
  ["how long do you keep what I sent", /until you ask us to delete it, unless a law/],
  ["what is the list price of the advanced phase", /₹5,000 .* ₹3,000/],
  ["what are the projects called", /, MCP server for the bookshop,/],
  ["what experience does the instructor have", /Python and web developer, freelance \(2023 to 2025\)/],
])("says what an asker wants to know beside it: %s", async (question, answer) => {
  expect((await ask(question)).message).toMatch(answer);
});

test("how to ask for a refund is no promise of one", () => {
  const grounds = [testModel().answers["refund"]?.text ?? "", testModel().hindi.answers["refund"] ?? ""];
  expect(findInventedPromise("You get a full refund.", grounds)).toBe("refund");
});

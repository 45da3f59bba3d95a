import { expect, test } from "vitest";
import { offTopicReply } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { createAssistant } from "../create-assistant.ts";
import { testModel, withoutHinglish } from "#tests/support/test-model.ts";

const assistant = createAssistant({ model: testModel(), leftOut: withoutHinglish });
const ask = async (question: string) => {
  const { reply, subject } = await assistant.answer({ question, history: [] }, "203.0.113.7");
  return { message: reply.message, subject };
};

test.each([
  "can I stop the antibiotic course on day 3",
  "day 4 of the test match score",
  "phase 2 of the clinical trial",
  "intermediate board result date",
  "marriage certificate documents",
  "jee advanced fees",
  "french course duration",
  "week 20 of pregnancy",
  "what is the fee for M.Tech at Thapar",
  "my fees for b.sc at jnu",
  "does telegram keep chats",
])("refuses what is about something else in our words: %s", async (question) => {
  expect((await ask(question)).message).toBe(offTopicReply);
});

test.each([
  ["I am a nurse in a hospital, can I learn this", "prerequisites"],
  ["my sister's marriage is next week, can I skip some days", "pace"],
  ["will I get a job in tcs after this course", "job"],
  ["is your course better than udemy", "differentiators"],
  ["will you teach us to build a site like flipkart", "topic"],
  ["does the certificate help in a visa application", "recognition"],
])("answers what is about us in foreign words: %s", async (question, subject) => {
  expect((await ask(question)).subject).toBe(subject);
});

test.each([
  ["do you teach pandas", /^No, pandas is not in the 58-day plan\. The nearest to it is Python, from day 3/],
  ["telegram bot sikhate ho kya", /^No, Telegram bot is not .* The nearest to it is Chat bots, from day 48/],
  ["is tableau covered in the course", /^No, Tableau is not in the 58-day plan\. The Beginner Phase covers Python/],
  ["do you teach python and java", /covers Python .* Not in the plan: Java\.$/],
])("says no to a topic that is not in the plan, and what is near: %s", async (question, answer) => {
  expect((await ask(question)).message).toMatch(answer);
});

test.each([
  ["I filled the form yesterday and nobody called", "no-reply", /within 24 hours.*\+91/],
  ["galat number daal diya form me", "wrong-details", /right details/],
  ["is email compulsory in the form", "contact-form", /either an e-mail address or a phone number/],
  ["sir ki qualification kya hai", "education", /BCA/],
  ["why is it so cheap", "why-price", /does not break the fee down/],
  ["are your reviews real", "reviews-real", /^The reviews on this site are sample content/],
  ["is the instructor real", "teacher-real", /^The profile of the instructor on this site is sample content/],
  ["is this a fraud", "trust", /payment happens only after/],
  ["any scholarship for girls", "concession", /names no scholarship/],
  ["will I get a gst invoice", "invoice", /says nothing about GST/],
  ["whatsapp number do", "whatsapp", /names no WhatsApp number/],
  ["can I visit your office", "office", /names no office/],
  ["is there an age limit", "age-limit", /names no age limit/],
  ["I am a retired railway officer of 61, is there any age limit", "age-limit", /names no age limit/],
  ["hospital me nurse hu, umar ki koi limit hai", "age-limit", /names no age limit/],
  ["my son is 13, may he send the form", "minor", /^Under 18, please do not send the form yourself/],
  ["can somebody under 18 send the form", "minor", /a parent or guardian sends it/],
  ["I paid twice, is it returned", "paid-twice", /^What was paid by mistake is returned/],
  ["what will I earn after the course", "income", /do not promise a job or an income/],
  ["is this chat stored somewhere", "chat-privacy", /gone when you close it/],
  ["how long do you keep my details", "data-kept", /deleted at any time/],
  ["does the site set cookies", "cookies", /no cookies/],
  ["can I withdraw my enrollment request", "withdraw", /at any time/],
  ["can two friends use one account", "login-sharing", /does not say/],
  ["may I retake a failed test", "fail-test", /no pass mark/],
  ["list of all projects", "project-names", /calculator.*reminder bot/],
  ["can this assistant be wrong", "bot-wrong", /in writing counts/],
  ["who owns the code of my project", "own-code", /^You keep the code/],
])("says what the site says, or that it is silent: %s", async (question, subject, answer) => {
  const { message, subject: taken } = await ask(question);
  expect(taken).toBe(subject);
  expect(message).toMatch(answer);
});

import { expect, test } from "vitest";
import { leaveOutGoals } from "./leave-out-goals.ts";

const leftOf = (text: string) => leaveOutGoals(text.split(" ")).join(" ");

test.each([
  ["will you place me in wipro", "will you place me in company"],
  ["can i crack an amazon interview after this", "can i crack an company interview after this"],
  ["google me naukri dilaoge kya", "company me naukri dilaoge kya"],
  ["useful for gate", "useful for exam"],
  ["will this help me in upsc", "will this help me in exam"],
  ["neet ke sath ho payega kya", "exam ke sath ho payega kya"],
  ["alexa jaisa assistant banana sikhaoge", "chat bot assistant banana sikhaoge"],
  ["can i make a bot like chatgpt", "can i make a bot"],
])("a goal of the visitor names no other matter: %s", (asked, left) => {
  expect(leftOf(asked)).toBe(left);
});

test.each([
  "tcs salary for freshers",
  "how do i crack the amazon interview",
  "is it good to work at google",
  "jee ki fees kitni hai",
  "gate ke sath jee kaise kare",
  "a website like amazon",
  "apps like gemini",
])("what is asked of somebody else stays: %s", (asked) => {
  expect(leftOf(asked)).toBe(asked);
});

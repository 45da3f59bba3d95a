import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { phases } from "#content/curriculum/phases.ts";
import { createAnswerCheck, toShownText } from "./check-answer.ts";
import { hasUnstatedScamTerm } from "./find-unstated-scam-terms.ts";
import { formatContentFacts } from "./prompt.ts";

const readReplies = (name: "harmful" | "harmless") =>
  readFileSync(`tests/assistant/replies/${name}.txt`, "utf8").split("\n").slice(1).filter(Boolean);

const findObjection = createAnswerCheck({ secrets: [], siteUrl: "https://course.example" });
const grounds = [
  formatContentFacts(),
  ...phases.flatMap((phase) => phase.days.map(({ day, title }) => `Day ${day}: ${title}`)),
];
const isShown = (reply: string) => findObjection({ raw: reply, shown: toShownText(reply), grounds }) === undefined;

test("no harmful reply is shown, whatever it is written with", () => {
  const replies = readReplies("harmful");
  expect(replies.length).toBeGreaterThan(200);
  expect(replies.filter(isShown)).toEqual([]);
});

test("what the site says may be said", () => {
  const replies = readReplies("harmless");
  expect(replies.length).toBeGreaterThan(60);
  expect(replies.filter((reply) => !isShown(reply)).length / replies.length).toBeLessThanOrEqual(0.02);
});

test("what an owner states in the content may be said, and no more than that", () => {
  const stated = ["Write to us on WhatsApp. You pay by bank transfer."];
  expect(hasUnstatedScamTerm("The team answers on WhatsApp.", stated)).toBe(false);
  expect(hasUnstatedScamTerm("आप व्हाट्सऐप पर लिख सकते हैं।", stated)).toBe(false);
  expect(hasUnstatedScamTerm("Write to us on Telegram.", ["Write to us."])).toBe(true);
  expect(hasUnstatedScamTerm("The site names no Telegram group.", [])).toBe(false);
  expect(hasUnstatedScamTerm("Please ask the team whether you can pay by cheque.", [])).toBe(false);
});

import { expect, test } from "vitest";
import { parseChat } from "./stored-chat.ts";

const plain = { id: "1", text: "fees", sender: "user", timestamp: 1 };

test("a conversation stored before answers had suggestions and votes is still read", () => {
  expect(parseChat(JSON.stringify([plain]))).toEqual([plain]);
});

test("suggestions, vote and language of an answer are stored", () => {
  const answer = {
    ...plain,
    sender: "ai",
    lang: "hi",
    suggestions: ["What will I learn?"],
    asked: { question: "fees", history: [] },
    isHelpful: false,
  };
  expect(parseChat(JSON.stringify([answer]))).toEqual([answer]);
});

test("what is no conversation is refused", () => {
  expect(() => parseChat("[{}]")).toThrow("Invalid key");
  expect(() => parseChat("{")).toThrow("Invalid JSON");
});

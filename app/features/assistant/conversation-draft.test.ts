import { expect, test } from "vitest";
import { draftConversation } from "./conversation-draft.ts";

const said = [
  { sender: "user", text: "What does it cost?" },
  { sender: "ai", text: "₹3,000." },
  { sender: "user", text: "In parts?" },
  { sender: "ai", text: "No, once." },
] as const;

test("a conversation becomes a text that the team can read, newest last", () => {
  expect(draftConversation(said, 5000)).toBe(
    [
      "From my chat with the assistant:",
      "",
      "I asked: What does it cost?",
      "It answered: ₹3,000.",
      "",
      "I asked: In parts?",
      "It answered: No, once.",
    ].join("\n"),
  );
});

test("where there is little room, its start is left out", () => {
  const draft = draftConversation(said, 90);
  expect(draft.length).toBeLessThanOrEqual(90);
  expect(draft).toContain("I asked: In parts?\nIt answered: No, once.");
  expect(draft).not.toContain("What does it cost?");
  expect(draftConversation(said, 20)).toBe("");
});

import { expect, test } from "vitest";
import { joinAnswers, formatReply } from "./format-answer.ts";
import { answeredInEnglishNote } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";

test("two answers in one do not repeat a sentence", () => {
  const price = "The Beginner Phase is ₹2,000. It is a one-time payment. All three are ₹3,000.";
  const payment = "It is a one-time payment. You pay after the team has contacted you. Ask first.";
  expect(joinAnswers([price, payment, "It is a one-time payment."])).toBe(
    "The Beginner Phase is ₹2,000. It is a one-time payment.\nYou pay after the team has contacted you. Ask first.",
  );
});

test("an answer in English only, such as one the owner added to the FAQ, says so to a Hindi visitor, and only once", () => {
  const first = formatReply("hi", "Parking is free.");
  expect(first).toEqual({ success: true, message: `${answeredInEnglishNote} Parking is free.` });
  expect(formatReply("hi", first.message)).toEqual(first);
  expect(formatReply("en", "Parking is free.")).toEqual({ success: true, message: "Parking is free." });
});

test("an answer in Hindi, and the empty one to a thank-you, are marked as Hindi", () => {
  expect(formatReply("hi", "जी हाँ।")).toEqual({ success: true, message: "जी हाँ।", lang: "hi" });
  expect(formatReply("hi", "")).toEqual({ success: true, message: "", lang: "hi" });
});

import { expect, test } from "vitest";
import { joinAnswers } from "./shorten-answer.ts";

test("two answers in one do not repeat a sentence", () => {
  const price = "The Beginner Phase is ₹2,000. It is a one-time payment. All three are ₹3,000.";
  const payment = "It is a one-time payment. You pay after the team has contacted you. Ask first.";
  expect(joinAnswers([price, payment, "It is a one-time payment."])).toBe(
    "The Beginner Phase is ₹2,000. It is a one-time payment.\nYou pay after the team has contacted you. Ask first.",
  );
});

import { expect, test } from "vitest";
import { answerInEnglish } from "#domain/assistant/assistant.ts";
import { sayIn } from "./say-in-language.ts";

test("an answer in English only, such as one the owner added to the FAQ, says so to a Hindi visitor, and only once", () => {
  const first = sayIn("hi", "Parking is free.");
  expect(first).toEqual({ success: true, message: `${answerInEnglish} Parking is free.` });
  expect(sayIn("hi", first.message)).toEqual(first);
  expect(sayIn("en", "Parking is free.")).toEqual({ success: true, message: "Parking is free." });
});

test("an answer in Hindi, and the empty one to a thank-you, are marked as Hindi", () => {
  expect(sayIn("hi", "जी हाँ।")).toEqual({ success: true, message: "जी हाँ।", lang: "hi" });
  expect(sayIn("hi", "")).toEqual({ success: true, message: "", lang: "hi" });
});

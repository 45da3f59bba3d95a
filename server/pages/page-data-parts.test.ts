import { expect, test } from "vitest";
import type { Course } from "#domain/content/course.ts";
import { buildFactSheet } from "./page-data-parts.ts";

const now = new Date("2027-01-05T12:00:00Z");
const whole: Course = {
  mode: ["live"],
  languages: [{ name: "Hindi", code: "hi" }],
  start: "any day",
  pace: "Slow.",
  needs: "A computer.",
  payment: "Once.",
  paymentMethods: ["UPI"],
  refund: "Within a week.",
  certificate: "At the end.",
  afterEnroll: "We call you.",
};

test("a sheet that states all has no row for the rest, and nothing to ask", () => {
  const { facts, ask } = buildFactSheet([], now, whole);
  expect(facts.map(({ term }) => term)).not.toContain("Not stated yet");
  expect(ask).toBeNull();
});

test("what is not stated is named in the last row, and whom to ask", () => {
  const { mode: _, languages: __, refund: ___, ...rest } = whole;
  const { facts, ask } = buildFactSheet([], now, { ...rest, start: ["2027-01-04"] });
  expect(facts.at(-1)).toEqual({
    term: "Not stated yet",
    text: "live or recorded lessons, language, start and refunds.",
  });
  expect(ask?.links.map(({ path }) => path)).toEqual(["/contact", "/refunds"]);
});

import { expect, test } from "vitest";
import type { CourseFacts } from "#domain/content/course-facts.ts";
import { listPlans } from "#content/plans.ts";
import { buildFactSheet, buildPricesLink } from "./shared-page-data.ts";

const now = new Date("2027-01-05T12:00:00Z");
const whole: CourseFacts = {
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

test("a sheet that states all leaves nothing to ask", () => {
  const { ask } = buildFactSheet([], now, whole);
  expect(ask).toBeNull();
});

test("what is not stated is one question to the team, in its own words", () => {
  const { mode: _, languages: __, refund: ___, ...rest } = whole;
  const { ask } = buildFactSheet([], now, { ...rest, start: ["2027-01-04"] });
  expect(ask?.message).toBe("Please tell me about live or recorded lessons, language, start and refunds.");
  expect(ask?.links).toEqual([
    {
      label: "Ask us about live or recorded lessons, language, start and refunds",
      path: "/?about=missingFacts#contact-form",
    },
    expect.objectContaining({ path: "/refunds" }),
  ]);
});

test("the bar names a bundle where phases are sold beside it, and else what there is", () => {
  const [bundle, ...phases] = listPlans("home");
  const labelOf = (plans: typeof phases) => buildPricesLink("/pricing", plans)?.label;
  expect(labelOf(listPlans("home"))).toBe("See the bundle");
  expect(labelOf(bundle ? [bundle] : [])).toBe("See the price");
  expect(labelOf(phases)).toBe("See the prices");
  expect(labelOf([])).toBeUndefined();
});

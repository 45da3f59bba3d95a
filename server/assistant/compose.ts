import { absentTopic, taughtTopic } from "./composed/topics.ts";
import { daysOfPhases, totalHours } from "./composed/lengths.ts";
import { type Answer, asksAny, type Rule } from "./composed/parts.ts";
import { numberedDays, numberedWeeks, phasesAlone, singlePhase } from "./composed/plan.ts";
import { comparedPlans, feesOfCourse, pricesOfPhases } from "./composed/prices.ts";
import { faqLink, homeLink } from "./links.ts";
import { guaranteeText } from "./notes/course-notes.ts";
import { faqText } from "./notes/faq-notes.ts";
import type { Reading } from "./reading.ts";

/** Answers that combine facts; the first rule that applies gives the answer. */
const rules: readonly Rule[] = [
  fixedTexts,
  numberedDays,
  numberedWeeks,
  comparedPlans,
  pricesOfPhases,
  totalHours,
  daysOfPhases,
  singlePhase,
  taughtTopic,
  absentTopic,
  phasesAlone,
  feesOfCourse,
];

export function compose(reading: Reading): Answer | undefined {
  for (const rule of rules) {
    const answer = rule(reading);
    if (answer) return answer;
  }
  return undefined;
}

/** Promises about money are never worded anew. */
function fixedTexts(reading: Reading): Answer | undefined {
  if (asksAny(reading, "refund")) return { text: faqText("refunds"), link: faqLink("refunds"), subject: "refund" };
  if (asksAny(reading, "guarantee") && !asksAny(reading, "job")) {
    return { text: guaranteeText, link: homeLink, subject: "guarantee" };
  }
  return undefined;
}

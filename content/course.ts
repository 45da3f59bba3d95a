// The facts that decide. Only what the course team has stated is here: set the others when you have decided on them, and
// they appear on the pages, in the assistant and in the structured data. `npm run serve` lists what is not set.
import { courseFactsSchema } from "#domain/content/course-facts.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { site } from "./site.ts";

export const course = defineContent("content/course.ts", courseFactsSchema, {
  // mode: ["live", "recorded", "text"],
  // languages: [{ name: "English", code: "en" }],
  // start: "any day", or ["2027-01-04", "2027-02-01"],
  frequency: "Daily",
  pace: "At your own pace: continue where you stopped.",
  needs: "A computer and an internet connection. A phone alone is not enough.",
  payment: "Once, after the team has contacted you. No subscription.",
  // paymentMethods: ["UPI", "card"],
  // refund: "...",
  // certificate: false, where there is none: then nothing speaks of one.
  certificate: "A completion certificate when you finish the course. For a single phase, ask the team first.",
  afterEnroll: `A free request goes to the team, who contact you by e-mail or phone. ${site.contact.responsePromise}`,
});

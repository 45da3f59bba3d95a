import { defineContent } from "#domain/content/define-content.ts";
import { noticeSchema } from "#domain/content/legal.ts";
import { privacy } from "./legal/privacy.ts";
import { businessHours } from "./site.ts";

/** A day off is no working day: sent on its eve, a request is answered after it. */
const within = `${businessHours.promise} hours, on working days`;

/** What stands at the forms. Why the notice needs no tick by itself: `docs/decisions/2026-11-15-a-notice-and-no-tick.md`. */
export const notice = defineContent("content/notice.ts", noticeSchema, {
  free: `A free request. No payment now. We contact you within ${within}.`,
  reply: `We answer within ${within}.`,
  version: privacy.version,
  earlierVersions: privacy.earlierVersions,
  /** One line on a phone; the page it leads to tells all, also who is under 18 and that how a visit began is stored. */
  text: "We use this to answer you.",
  link: { label: "Privacy notice", path: "/privacy" },
  /** `true` refuses a form whose tick is missing. */
  asksTick: false,
  tickLabel: "I agree that these details are used to answer my request.",
  /** `true` asks who is under 18, and then for a parent's name and contact. */
  asksAge: false,
});

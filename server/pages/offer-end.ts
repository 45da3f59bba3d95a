import { offer } from "#content/plans.ts";
import { businessHours } from "#content/site.ts";
import { daysUntil, isOfferOver } from "#domain/content/plan.ts";
import type { Log } from "../log.ts";

const noticeDays = 30;
const { utcOffset } = businessHours.timeZone;

/** Warns at every start: prices past their end would mislead visitors. */
export function warnOfOfferEnd(log: Log, now: Date) {
  if (isOfferOver(offer, now, utcOffset)) {
    log.warn("offer over", {
      validUntil: offer.validUntil,
      effect: "left out of structured data",
      change: "content/plans.ts",
    });
  } else if (daysUntil(offer.validUntil, now, utcOffset) <= noticeDays) {
    log.warn("offer ends soon", {
      validUntil: offer.validUntil,
      days: daysUntil(offer.validUntil, now, utcOffset),
      change: "content/plans.ts",
    });
  }
}

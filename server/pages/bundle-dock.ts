import { plans } from "#content/plans.ts";
import { formatRupees } from "#domain/format/money.ts";

/** The way to the bundle's card, in the bar at the bottom of a phone: it shows the offer and does not enroll. */
export const bundleDock = (to: string) => ({
  label: "See the bundle",
  amount: formatRupees(plans.home.bundle.price),
  to,
});

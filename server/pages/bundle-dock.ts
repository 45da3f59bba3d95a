import { dayCount } from "#content/curriculum/phases.ts";
import { plans } from "#content/plans.ts";
import { formatRupees } from "#domain/money.ts";

/** The bundle, as the bar at the bottom of a phone offers it; a page with the prices on it leads to them. */
export const bundleDock = (to: string) => ({
  label: `All ${dayCount} days`,
  amount: formatRupees(plans.home.bundle.price),
  to,
});

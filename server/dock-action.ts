import { dayCount } from "#content/curriculum/phases.ts";
import { plans } from "#content/plans.ts";
import { formatRupees } from "#domain/money.ts";

/** What the bar at the bottom of a phone offers where a page says nothing else. */
export const dockAction = {
  label: `All ${dayCount} days`,
  amount: formatRupees(plans.home.bundle.price),
  to: "/#pricing",
};

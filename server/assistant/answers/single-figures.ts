import { phases } from "#content/curriculum/phases.ts";
import { facts } from "#content/facts.ts";
import { plans } from "#content/plans.ts";
import { businessHours } from "#content/site.ts";
import { formatRupees } from "#domain/format/money.ts";

const names = { basic: "beginner", intermediate: "intermediate", advanced: "advanced" };

/** Single figures of sentences that the FAQ has in English only: `beginnerPrice`, `advancedDays`. */
export const singleFigures = (): Record<string, string> => ({
  ...Object.fromEntries(
    phases.flatMap(({ key, days, hoursPerDay }) => [
      [`${names[key]}Price`, formatRupees(plans.home[key].price)],
      [`${names[key]}Days`, String(days.length)],
      [`${names[key]}Hours`, String(hoursPerDay)],
    ]),
  ),
  toolsWorthRupees: formatRupees(facts.toolsWorth.rupees),
  responseHours: `${businessHours.reply.earliest}-${businessHours.reply.latest}`,
  promiseHours: String(businessHours.promise),
});

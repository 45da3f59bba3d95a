import { courseDays, phases } from "#content/curriculum/phases.ts";
import { plans } from "#content/plans.ts";
import { listed } from "#domain/format/text.ts";
import { formatRupees } from "#domain/format/money.ts";
import { phaseKeys } from "#domain/content/phase.ts";

const names = { basic: "beginner", intermediate: "intermediate", advanced: "advanced" };

/** What the English answers say in a phrase of their own language. */
export const hindiFacts = (): Record<string, string> => ({
  ...Object.fromEntries(
    phases.map(({ key, days, hoursPerDay }) => [`${names[key]}TotalHours`, String(days.length * hoursPerDay)]),
  ),
  testDaysInHindi: listed(
    courseDays.filter(({ title }) => /\btest\b/i.test(title)).map(({ day }) => `day ${day}`),
    "और",
  ),
  priceDifferenceInHindi: describePriceDifference(),
});

/** In which figures the two pages differ; empty where they are the same. */
function describePriceDifference(): string {
  const pairs = [...phaseKeys, "bundle" as const].map((key) => ({
    home: plans.home[key],
    page: plans.pricingPage[key],
  }));
  const prices = pairs
    .filter(({ home, page }) => home.price !== page.price)
    .map(
      ({ home, page }) =>
        `${home.course} home page पर ${formatRupees(home.price)} और pricing page पर ${formatRupees(page.price)} का है।`,
    );
  const isListPriceOther = pairs.some(({ home, page }) => home.listPrice !== page.listPrice);
  const also = prices.length > 0 ? "काटकर दिखाई गई list prices भी अलग हैं।" : "सिर्फ़ काटकर दिखाई गई list prices अलग हैं।";
  return [...prices, ...(isListPriceOther ? [also] : [])].join(" ");
}

import { about } from "#content/about.ts";
import { courseDays, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { listPlans } from "#content/plans.ts";
import { courseName, site } from "#content/site.ts";
import { formatPrice } from "#domain/format/money.ts";

const plans = [...listPlans("home"), ...listPlans("pricingPage")];

/** What only the sample course says: found in another one, it is left over. Single words may be anybody's. */
export const sampleTexts = [
  courseName,
  site.wordmark,
  site.tagline,
  site.footerLine,
  site.contact.email,
  site.contact.phone ?? "tel:",
  about.mission,
  ...phases.flatMap(({ name, title, path }) => [`${name} Phase`, title, path]),
  ...[...courseDays, ...Object.values(weeks).flat()].map(({ title }) => title).filter((title) => title.includes(" ")),
  ...plans.flatMap(({ price, listPrice = price }) => [formatPrice(price), formatPrice(listPrice)]),
  ...faq.map(({ answer }) => answer),
  instructor.name,
  "Python",
  "Indian rupees",
  "₹",
  "INR",
  "58 days",
  "58-day",
  "Complete Bundle",
];

import { about } from "#content/about.ts";
import { benefits } from "#content/benefits.ts";
import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { weekCount, weeks } from "#content/curriculum/weeks.ts";
import { facts, proof } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { offer, plans, savingOverSinglePhases } from "#content/plans.ts";
import { reviews, reviewsPublished } from "#content/reviews.ts";
import { courseName, site, businessHours } from "#content/site.ts";
import { formatList } from "#domain/format/text.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { formatDollars, formatRupees } from "#domain/format/money.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import { computeSaving } from "#domain/content/price-calculations.ts";
import { listPresentFacts, listInstructorFacts, listLegalFacts } from "./optional-and-instructor-facts.ts";
import { lowerFirst } from "./sentence-templates.ts";

/** What an answer's text may name in braces. */
export const listTemplateFacts = (): Record<string, string> => ({
  ...listCourseFigures(),
  ...listPriceFacts(),
  ...listContactFacts(),
  ...listInstructorFacts(),
  ...listLegalFacts(),
  ...listPresentFacts(),
  ...listPhaseFigures(),
  ...listHindiFacts(),
  ...Object.fromEntries(faq.map(({ slug, answer }) => [`faq.${slug}`, answer])),
  ...Object.fromEntries(
    benefits.items.map(({ title, text }) => [`benefit.${title.toLowerCase().replaceAll(/\W+/g, "-")}`, text]),
  ),
});

function listCourseFigures() {
  const tests = courseDays.filter(({ title }) => /\btest\b/i.test(title));
  const hoursOf = (phase: (typeof phases)[number]) => phase.days.length * phase.hoursPerDay;
  return {
    courseName,
    dayCount: String(dayCount),
    weekCount: String(weekCount),
    courseMonths: String(facts.courseMonths),
    subscriptionMonths: String(facts.subscriptionMonths),
    ...(facts.students ? { studentCount: String(facts.students) } : {}),
    moduleCount: String(facts.modules),
    projectCount: String(facts.projects),
    aiToolCount: String(facts.aiTools),
    serviceCount: String(facts.premiumServices),
    toolsWorth: formatDollars(facts.toolsWorth.dollars),
    toolsWorthInRupees: formatRupees(facts.toolsWorth.rupees),
    projectNames: formatList(
      Object.values(weeks).flatMap((ofPhase) => ofPhase.flatMap(({ projects }) => projects.map(lowerFirst))),
    ),
    ...(proof.rating && { rating: proof.rating }),
    faqCount: String(faq.length),
    mission: about.mission,
    totalHours: String(phases.reduce((total, phase) => total + hoursOf(phase), 0)),
    hoursOfPhases: formatList(
      phases.map(
        (phase) => `${hoursOf(phase)} in the ${phase.title} (${phase.days.length} days at ${phase.hoursPerDay} hours)`,
      ),
    ),
    phaseList: formatList(phases.map(({ title, month, days }) => `${title} (${month}, ${days.length} days)`)),
    lastDayTitle: courseDays.at(-1)?.title ?? "",
    reviewCount: String(reviews.length),
    reviewsDate: formatLongDate(reviewsPublished),
    testCount: String(tests.length),
    testDays: formatList(tests.map(({ day }) => `day ${day}`)),
  };
}

function listPriceFacts() {
  const { bundle } = plans.home;
  const home = savingOverSinglePhases("home");
  return {
    bundle: bundle.course,
    bundlePrice: formatRupees(bundle.price),
    bundleListPrice: formatRupees(bundle.listPrice),
    bundleListPriceOnPricingPage: formatRupees(plans.pricingPage.bundle.listPrice),
    singlePhasesPrice: formatRupees(bundle.price + home.amount),
    bundleSaving: formatRupees(home.amount),
    bundleSavingPercent: String(home.percent),
    bundleSavingOnPricingPage: formatRupees(savingOverSinglePhases("pricingPage").amount),
    listSaving: formatRupees(computeSaving(bundle)),
    listSavingOnPricingPage: formatRupees(computeSaving(plans.pricingPage.bundle)),
    advancedPriceOnPricingPage: formatRupees(plans.pricingPage.advanced.price),
    phaseListPrices: phaseKeys
      .map((key) => {
        const { course, listPrice } = plans.home[key];
        return `${course} ${formatRupees(listPrice)} / ${formatRupees(plans.pricingPage[key].listPrice)}`;
      })
      .join(", "),
    offerEnd: formatLongDate(offer.validUntil),
  };
}

function listContactFacts() {
  const { email, phone, phoneHours, responseTime, responsePromise } = site.contact;
  return {
    email,
    phone,
    phoneHours,
    responseTime,
    responsePromise,
    askTeam: `Please ask the team before you enroll: ${email} or the contact form.`,
    socials: formatList(site.socials.map(({ name }) => name.toLowerCase())),
  };
}

export const phaseWords = { basic: "beginner", intermediate: "intermediate", advanced: "advanced" };

/** Single figures of sentences that the FAQ has in English only: `beginnerPrice`, `advancedDays`. */
export const listPhaseFigures = (): Record<string, string> => ({
  ...Object.fromEntries(
    phases.flatMap(({ key, days, hoursPerDay }) => [
      [`${phaseWords[key]}Price`, formatRupees(plans.home[key].price)],
      [`${phaseWords[key]}Days`, String(days.length)],
      [`${phaseWords[key]}Hours`, String(hoursPerDay)],
    ]),
  ),
  toolsWorthRupees: formatRupees(facts.toolsWorth.rupees),
  responseHours: `${businessHours.reply.earliest}-${businessHours.reply.latest}`,
  promiseHours: String(businessHours.promise),
});

/** What the English answers say in a phrase of their own language. */
export const listHindiFacts = (): Record<string, string> => ({
  ...Object.fromEntries(
    phases.map(({ key, days, hoursPerDay }) => [`${phaseWords[key]}TotalHours`, String(days.length * hoursPerDay)]),
  ),
  testDaysInHindi: formatList(
    courseDays.filter(({ title }) => /\btest\b/i.test(title)).map(({ day }) => `day ${day}`),
    "और",
  ),
  priceDifferenceInHindi: describePriceDifferenceInHindi(),
});

/** In which figures the two pages differ; empty where they are the same. */
function describePriceDifferenceInHindi(): string {
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

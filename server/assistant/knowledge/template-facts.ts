import { about } from "#content/about.ts";
import { benefits } from "#content/benefits.ts";
import { courseDays, dayCount, phases } from "#content/curriculum/phases.ts";
import { weekCount, weeks } from "#content/curriculum/weeks.ts";
import { facts, proof } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { findPlan, listPlans, savingOverSinglePhases } from "#content/plans.ts";
import { offer } from "#content/prices.ts";
import { reviews, reviewsPublished } from "#content/reviews.ts";
import { courseName, site, businessHours } from "#content/site.ts";
import { formatList, spellNumber } from "#domain/format/text.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { formatCurrencyName, formatDollars, formatPrice } from "#domain/format/money.ts";
import { formatPhaseTime, phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { computeListPriceSaving } from "#domain/content/price-calculations.ts";
import {
  dropUnset,
  listDifferingPhases,
  listInstructorFacts,
  listLegalFacts,
  listPresentFacts,
  optionalFactNames,
} from "./optional-and-instructor-facts.ts";
import { formatSlug, lowerFirst } from "./sentence-templates.ts";

/** What an answer's text may name in braces. */
export const listTemplateFacts = (): Record<string, string> => ({
  ...listCourseFigures(),
  ...listPriceFacts(),
  ...listContactFacts(),
  ...listInstructorFacts(),
  ...listLegalFacts(),
  ...listPresentFacts(),
  ...listPhaseFacts(),
  ...listDayFacts(),
  ...listHindiFacts(),
  ...Object.fromEntries(faq.map(({ slug, answer }) => [`faq.${slug}`, answer])),
  ...Object.fromEntries(benefits.items.map(({ title, text }) => [`benefit.${formatSlug(title)}`, text])),
});

const tests = courseDays.filter(({ title }) => /\btest\b/i.test(title));

function listCourseFigures() {
  const hoursOf = (phase: (typeof phases)[number]) => phase.days.length * phase.hoursPerDay;
  return {
    ...dropUnset({
      courseMonths: facts.courseMonths,
      subscriptionMonths: facts.subscriptionMonths,
      studentCount: facts.students,
      moduleCount: facts.modules,
      projectCount: facts.projects,
      aiToolCount: facts.aiTools,
      serviceCount: facts.premiumServices,
      toolsWorth: facts.toolsWorthInDollars && formatDollars(facts.toolsWorthInDollars),
      toolsWorthInRupees: facts.toolsWorth && formatPrice(facts.toolsWorth),
    }),
    courseName,
    dayCount: String(dayCount),
    weekCount: String(weekCount),
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
    phasesInWords: `${spellNumber(phases.length)} ${phases.length === 1 ? "phase" : "phases"}`,
    phaseList: formatList(
      phases.map((phase) => `${phase.title} (${formatPhaseTime(phase)}, ${phase.days.length} days)`),
    ),
    lastDayTitle: courseDays.at(-1)?.title ?? "",
    reviewCount: String(reviews.length),
    reviewsDate: formatLongDate(reviewsPublished),
    testCount: String(tests.length),
    testDays: formatList(tests.map(({ day }) => `day ${day}`)),
  };
}

/** Without a bundle, a saving or a struck price, the facts of it are missing. */
function listPriceFacts(): Record<string, string> {
  const [bundle, onPage] = [findPlan("home", "bundle"), findPlan("pricingPage", "bundle")];
  const [saving, savingOnPage] = [savingOverSinglePhases("home"), savingOverSinglePhases("pricingPage")];
  const struck = phaseKeys.flatMap((key) => {
    const [home, page] = [findPlan("home", key), findPlan("pricingPage", key)];
    if (!home?.listPrice || !page?.listPrice) return [];
    return [`${home.course} ${formatPrice(home.listPrice)} / ${formatPrice(page.listPrice)}`];
  });
  return {
    ...(bundle && { bundle: bundle.course, bundlePrice: formatPrice(bundle.price) }),
    ...(bundle?.listPrice &&
      onPage?.listPrice && {
        bundleListPrice: formatPrice(bundle.listPrice),
        bundleListPriceOnPricingPage: formatPrice(onPage.listPrice),
        listSaving: formatPrice(computeListPriceSaving(bundle)),
        listSavingOnPricingPage: formatPrice(computeListPriceSaving(onPage)),
      }),
    ...(bundle &&
      saving &&
      savingOnPage && {
        singlePhasesPrice: formatPrice(bundle.price + saving.amount),
        bundleSaving: formatPrice(saving.amount),
        bundleSavingPercent: String(saving.percent),
        bundleSavingOnPricingPage: formatPrice(savingOnPage.amount),
      }),
    ...(struck.length > 0 && { phaseListPrices: struck.join(", ") }),
    currencyName: formatCurrencyName(),
    ...(offer.validUntil && { offerEnd: formatLongDate(offer.validUntil) }),
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
    ...(site.socials.length > 0 && { socials: formatList(site.socials.map(({ name }) => name.toLowerCase())) }),
  };
}

const listPhasePrice = (key: PhaseKey) => {
  const plan = findPlan("home", key);
  return plan ? { price: formatPrice(plan.price) } : {};
};

/** What every phase has, by its place in the course: `phase.1.title`, `phase.2.price`. */
const listPhaseFacts = () =>
  Object.fromEntries(
    phases.flatMap(({ key, title, days, hoursPerDay }, at) =>
      Object.entries({ title, ...listPhasePrice(key), days: days.length, hours: hoursPerDay }).map(([name, value]) => [
        `phase.${at + 1}.${name}`,
        String(value),
      ]),
    ),
  );

/** The number of a day by its title or one of its tasks: `day.prompt-engineering`. */
const listDayFacts = () =>
  Object.fromEntries(
    courseDays
      .toReversed()
      .flatMap(({ day, title, tasks }) => [title, ...tasks].map((text) => [`day.${formatSlug(text)}`, String(day)])),
  );

/** Facts that another course may not have: a subject whose text names a missing one switches itself off. */
export const isOptionalFact = (name: string) =>
  /^(?:faq|benefit|day|phase\.\d+)\../.test(name) ||
  /^(?:bundle|listSaving|singlePhasesPrice|phaseListPrices|degree|instructor|goal|why|rating|offerEnd|socials|courseMonths|subscriptionMonths|toolsWorth|projectNames|(?:student|module|project|aiTool|service)Count)/.test(
    name,
  ) ||
  name === "firstTopic" ||
  optionalFactNames.includes(name);

const hindiCounts = "एक दो तीन चार पाँच छह".split(" ");
const hindiTotals = "यह दोनों तीनों चारों पाँचों छहों".split(" ");

/** What the English answers say in a phrase of their own language. */
function listHindiFacts(): Record<string, string> {
  const formatPhases = (describe: (phase: (typeof phases)[number]) => string) => formatList(phases.map(describe), "और");
  const days = tests.map(({ day }) => `day ${day}`);
  return {
    responseHours: `${businessHours.reply.earliest}-${businessHours.reply.latest}`,
    promiseHours: String(businessHours.promise),
    phaseCountInHindi: hindiCounts[phases.length - 1] ?? String(phases.length),
    allPhasesInHindi: hindiTotals[phases.length - 1] ?? "सभी",
    phasePricesInHindi: formatPhases(({ key, title }) => [title, ...Object.values(listPhasePrice(key))].join(" ")),
    phaseDaysInHindi: formatPhases(({ title, days }) => `${title} में ${days.length} दिन`),
    phaseHoursInHindi: formatPhases(({ title, hoursPerDay }) => `${title} में ${hoursPerDay} घंटे`),
    phaseTotalHoursInHindi: formatPhases(
      ({ title, days, hoursPerDay }) =>
        `${title} में ${days.length * hoursPerDay} घंटे (${days.length} दिन, रोज़ ${hoursPerDay} घंटे)`,
    ),
    phaseListInHindi: formatPhases((phase) => `${phase.title} (${formatPhaseTime(phase)}, ${phase.days.length} दिन)`),
    testDaysInHindi: formatList(days, "और"),
    pricesOnPricingPageInHindi: formatList(
      listDifferingPhases().map(({ title, pagePrice }) => `${title} ${pagePrice}`),
      "और",
    ),
    priceDifferenceInHindi: describePriceDifferenceInHindi(),
  };
}

/** In which figures the two pages differ; empty where they are the same. */
function describePriceDifferenceInHindi(): string {
  const [bundle, ...phases] = listPlans("home");
  const pairs = [...phases, ...(bundle ? [bundle] : [])].map((home) => ({
    home,
    page: findPlan("pricingPage", home.key) ?? home,
  }));
  const prices = pairs
    .filter(({ home, page }) => home.price !== page.price)
    .map(
      ({ home, page }) =>
        `${home.course} home page पर ${formatPrice(home.price)} और pricing page पर ${formatPrice(page.price)} का है।`,
    );
  const isListPriceOther = pairs.some(({ home, page }) => home.listPrice !== page.listPrice);
  const also = prices.length > 0 ? "काटकर दिखाई गई list prices भी अलग हैं।" : "सिर्फ़ काटकर दिखाई गई list prices अलग हैं।";
  return [...prices, ...(isListPriceOther ? [also] : [])].join(" ");
}

import { phases } from "#content/curriculum/phases.ts";
import { findPlan, listPlans, savingOverSinglePhases } from "#content/plans.ts";
import { offer } from "#content/prices.ts";
import { phaseKeys, type PhaseKey } from "#domain/content/phase.ts";
import { computeListPriceSaving } from "#domain/content/price-calculations.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { currencyCode, formatCurrencyName, formatPrice } from "#domain/format/money.ts";
import { formatList } from "#domain/format/text.ts";
import { lowerFirst } from "./fill-sentence-templates.ts";

export const formatPrices = (plans: readonly { course: string; price: number }[], and?: string) =>
  formatList(
    plans.map(({ course, price }) => `${course} ${formatPrice(price)}`),
    and,
  );

/** Without a bundle, a saving or a struck price, the facts of it are missing. */
export function listPriceFacts() {
  const [bundle, onPage] = [findPlan("home", "bundle"), findPlan("pricingPage", "bundle")];
  const [saving, savingOnPage] = [savingOverSinglePhases("home"), savingOverSinglePhases("pricingPage")];
  const single = listPlans("home").filter(({ phase }) => phase !== null);
  const struck = phaseKeys.flatMap((key) => {
    const [home, page] = [findPlan("home", key), findPlan("pricingPage", key)];
    if (!home?.listPrice || !page?.listPrice) return [];
    return [`${home.course} ${[...new Set([home.listPrice, page.listPrice].map(formatPrice))].join(" / ")}`];
  });
  const total = single.reduce((sum, { price }) => sum + price, 0);
  const struckBundle =
    bundle?.listPrice && onPage?.listPrice
      ? {
          bundleListPrice: formatPrice(bundle.listPrice),
          bundleListPriceOnPricingPage: formatPrice(onPage.listPrice),
          listSaving: formatPrice(computeListPriceSaving(bundle)),
          listSavingOnPricingPage: formatPrice(computeListPriceSaving(onPage)),
        }
      : {};
  return {
    bundle: bundle?.course,
    bundlePrice: bundle && formatPrice(bundle.price),
    bundleFeatures: bundle?.features.map(lowerFirst).join("; "),
    ...struckBundle,
    singlePhasesPrice: saving && formatPrice(total),
    bundleSaving: saving && formatPrice(saving.amount),
    bundleSavingPercent: saving?.percent,
    bundleSavingOnPricingPage: savingOnPage && formatPrice(savingOnPage.amount),
    phaseListPrices: struck.join(", "),
    planPrices: formatPrices(listPlans("home")),
    singlePrices: formatPrices(single),
    /** What all phases cost where they are bought one by one. */
    allPhasesPrice: single.length > 1 && single.length === phases.length ? formatPrice(total) : undefined,
    currencyName: formatCurrencyName(),
    rupees: currencyCode === "INR" ? currencyCode : undefined,
    offerEnd: offer.validUntil && formatLongDate(offer.validUntil),
  };
}

export const formatHomePhasePrice = (key: PhaseKey) => {
  const plan = findPlan("home", key);
  return plan && formatPrice(plan.price);
};

/** In which figures the two pages differ; empty where they are the same. */
export function comparePagePricesInHindi(): string {
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

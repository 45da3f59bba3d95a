import { type PhaseKey, phaseKeys } from "./phase.ts";

export const savings = (plan: { price: number; listPrice: number }) => plan.listPrice - plan.price;

/** What the bundle saves against its phases bought one by one. */
export function savingOver(prices: Readonly<Record<PhaseKey | "bundle", { price: number }>>) {
  const single = phaseKeys.reduce((sum, key) => sum + prices[key].price, 0);
  const amount = single - prices.bundle.price;
  return { single, amount, percent: Math.round((amount / single) * 100) };
}

export const shownFeatures = (plan: { features: readonly string[] }) => plan.features.slice(0, 6);

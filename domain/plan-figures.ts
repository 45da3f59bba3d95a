import type { Plan } from "./plan.ts";

export const savings = (plan: { price: number; listPrice: number }) => plan.listPrice - plan.price;

export const shownFeatures = (plan: Plan) => plan.features.slice(0, 6);

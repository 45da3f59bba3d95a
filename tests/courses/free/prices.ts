import { defineContent } from "#domain/content/define-content.ts";
import { offerSchema, planTextsSchema, pricesSchema } from "#domain/content/plan.ts";

export const prices = defineContent("content/prices.ts (prices)", pricesSchema, { home: {} });

export const offer = defineContent("content/prices.ts (offer)", offerSchema, {});

export const planTexts = defineContent("content/prices.ts (texts)", planTextsSchema([]), {});

import { defineContent } from "#domain/content/define-content.ts";
import { priceValiditySchema, planTextsSchema, pricesSchema } from "#domain/content/plan.ts";

export const prices = defineContent("content/prices.ts (prices)", pricesSchema, { home: {} });

export const offer = defineContent("content/prices.ts (offer)", priceValiditySchema, {});

export const planTexts = defineContent("content/prices.ts (texts)", planTextsSchema([]), {});

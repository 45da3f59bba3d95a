import { defineContent } from "#domain/content/define-content.ts";
import { listOffered, priceValiditySchema, planTextsSchema, pricesSchema } from "#domain/content/plan.ts";

export const prices = defineContent("content/prices.ts (prices)", pricesSchema, {
  home: { beginner: { price: 90 }, telescope: { price: 120 } },
});

export const offer = defineContent("content/prices.ts (offer)", priceValiditySchema, {});

export const planTexts = defineContent("content/prices.ts (texts)", planTextsSchema(listOffered(prices.home)), {
  beginner: { course: "Beginner Phase", features: ["14 evenings", "A red torch sent by post"] },
  telescope: { course: "Telescope Phase", features: ["10 evenings", "Scholarship for two pupils a year"] },
});

import { defineContent } from "#domain/content/define-content.ts";
import { listOffered, priceValiditySchema, planTextsSchema, pricesSchema } from "#domain/content/plan.ts";

export const prices = defineContent("content/prices.ts (prices)", pricesSchema, { home: { sketch: { price: 40 } } });

export const offer = defineContent("content/prices.ts (offer)", priceValiditySchema, {});

export const planTexts = defineContent("content/prices.ts (texts)", planTextsSchema(listOffered(prices.home)), {
  sketch: {
    course: "Ten Sketches",
    features: ["10 evenings", "Paper by post"],
  },
});

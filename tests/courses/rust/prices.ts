import { defineContent } from "#domain/content/define-content.ts";
import { listOffered, priceValiditySchema, planTextsSchema, pricesSchema } from "#domain/content/plan.ts";

export const prices = defineContent("content/prices.ts (prices)", pricesSchema, {
  home: { core: { price: 1490 }, systems: { price: 1790 } },
});

export const offer = defineContent("content/prices.ts (offer)", priceValiditySchema, {
  validFrom: "2026-01-01",
  validUntil: "2029-06-30",
});

export const planTexts = defineContent("content/prices.ts (texts)", planTextsSchema(listOffered(prices.home)), {
  core: {
    course: "Core Rust",
    subtitle: "Ownership first",
    month: "Weeks 1 to 4",
    payment: "in two parts",
    features: ["24 days", "Code review by hand"],
  },
  systems: {
    course: "Systems Rust",
    subtitle: "Services",
    month: "Weeks 5 to 7",
    features: ["18 days", "A released crate"],
  },
});

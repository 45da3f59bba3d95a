import { defineContent } from "#domain/content/define-content.ts";
import { benefitsSchema, includedSchema, trustBadgesSchema } from "#domain/content/page-section-schemas.ts";

export const benefits = defineContent("content/benefits.ts", benefitsSchema, {
  counters: [],
  items: [
    { icon: "users", title: "Talks with a mentor", text: "An hour of 1-on-1 mentoring with an observer each month." },
  ],
});

export const included = defineContent("content/benefits.ts (included)", includedSchema, [
  { icon: "award", title: "Observer's badge", text: "Made of enamel, for who logs thirty objects." },
]);

export const trustBadges = defineContent("content/benefits.ts (trust badges)", trustBadgesSchema, [
  { icon: "users", text: "Read by a person" },
]);

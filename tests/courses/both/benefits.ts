import { defineContent } from "#domain/content/define-content.ts";
import { benefitsSchema, includedSchema, trustBadgesSchema } from "#domain/content/page-section-schemas.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import { dayCount } from "./curriculum/phases.ts";

export const benefits = defineContent("content/benefits.ts", benefitsSchema, {
  counters: [],
  items: [],
});

export const included = defineContent("content/benefits.ts (included)", includedSchema, [
  { icon: "calendar", title: formatDayCount(dayCount), text: "Each with three tasks." },
]);

export const trustBadges = defineContent("content/benefits.ts (trust badges)", trustBadgesSchema, [
  { icon: "users", text: "Read by a person" },
]);

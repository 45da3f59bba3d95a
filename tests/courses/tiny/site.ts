import { businessHoursSchema, formatBusinessHours } from "#domain/content/business-hours.ts";
import { siteSchema } from "#domain/content/site-schema.ts";
import { defineContent } from "#domain/content/define-content.ts";

export const businessHours = defineContent("content/site.ts (business hours)", businessHoursSchema, {
  firstDay: "Mon",
  lastDay: "Wed",
  opens: 9,
  closes: 12,
  reply: { earliest: 1, latest: 3 },
  promise: 72,
});

export const site = defineContent("content/site.ts", siteSchema, {
  wordmark: "Pencil",
  label: "Club",
  tagline: "Draw what is on your table",
  footerLine: "Ten drawings, one an evening.",
  contact: {
    email: "draw@pencil.example",
    phoneHours: formatBusinessHours(businessHours),
    responseTime: "1-3 hours in business hours",
    responsePromise: `We answer within ${businessHours.promise} hours.`,
  },
  socials: [],
});

export const courseName = site.name ?? `${site.wordmark} ${site.label}`;

import { businessHoursSchema, formatBusinessHours } from "#domain/content/business-hours.ts";
import { siteSchema } from "#domain/content/site-schema.ts";
import { defineContent } from "#domain/content/define-content.ts";

export const businessHours = defineContent("content/site.ts (business hours)", businessHoursSchema, {
  firstDay: "Tue",
  lastDay: "Fri",
  opens: 8,
  closes: 16,
  reply: { earliest: 3, latest: 6 },
  promise: 48,
});
const { reply, promise } = businessHours;

export const site = defineContent("content/site.ts", siteSchema, {
  wordmark: "Ferris Path",
  label: "School",
  tagline: "Write Rust that compiles, and know why it does",
  footerLine: "Rust from ownership to services, a square at a time.",
  contact: {
    email: "hello@ferris.example",
    phone: "+254 700 000001",
    phoneLink: "+254700000001",
    phoneHours: formatBusinessHours(businessHours),
    responseTime: `${reply.earliest}-${reply.latest} hours in business hours`,
    responsePromise: `We answer within ${promise} hours.`,
  },
  socials: [{ name: "Forum", icon: "message-square", url: "https://forum.ferris.example/" }],
});

export const courseName = site.name ?? `${site.wordmark} ${site.label}`;

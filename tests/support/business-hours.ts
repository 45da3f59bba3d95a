import type { BusinessHours } from "#domain/content/business-hours.ts";

/** Fixed here, so that an owner with other hours breaks no test of the arithmetic. */
export const businessHours: BusinessHours = {
  firstDay: "Mon",
  lastDay: "Sat",
  opens: 10,
  closes: 19,
  timeZone: { name: "Asia/Kolkata", short: "IST", utcOffset: "+05:30" },
  reply: { earliest: 2, latest: 4 },
  promise: 24,
};

import * as v from "valibot";
import { count, defineContent } from "#domain/content/define-content.ts";

/** Every figure the site claims, once. Texts, cards, structured data and the assistant read them from here. */
export const facts = defineContent(
  "content/facts.ts",
  v.object({
    students: count,
    rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    ratingScale: count,
    /** Written in dollars on cards and in rupees in running text; both readings stand. */
    toolsWorth: v.object({ dollars: count, rupees: count }),
    aiTools: count,
    premiumServices: count,
    modules: count,
    projects: count,
    subscriptionMonths: count,
    courseMonths: count,
  }),
  {
    students: 21,
    rating: 4.9,
    ratingScale: 5,
    toolsWorth: { dollars: 5000, rupees: 5000 },
    aiTools: 21,
    premiumServices: 10,
    modules: 30,
    projects: 15,
    subscriptionMonths: 6,
    courseMonths: 3,
  },
);

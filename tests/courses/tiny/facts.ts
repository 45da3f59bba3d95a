import * as v from "valibot";
import { count, defineContent } from "#domain/content/define-content.ts";

/** Every figure the site claims, once. Texts, cards, structured data and the assistant read them from here. */
export const facts = defineContent(
  "content/facts.ts",
  v.object({
    /** A course that nobody has taken yet leaves both out. */
    students: v.optional(count),
    rating: v.optional(v.pipe(v.number(), v.minValue(1, "must be 1 to 5"), v.maxValue(5, "must be 1 to 5"))),
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
    ratingScale: 5,
    toolsWorth: { dollars: 7, rupees: 6 },
    aiTools: 1,
    premiumServices: 1,
    modules: 2,
    projects: 2,
    subscriptionMonths: 1,
    courseMonths: 1,
  },
);

/** What students say of it, where there are some: `4.9/5` and `21+ students`. */
export const proof = {
  rating: facts.rating ? `${facts.rating}/${facts.ratingScale}` : undefined,
  students: facts.students ? `${facts.students}+ students` : undefined,
};

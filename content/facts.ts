import { figuresSchema } from "#domain/content/course-facts.ts";
import { defineContent, reportMissingReference } from "#domain/content/define-content.ts";

/** Every figure the site claims, once. Leave out what is not so: cards, figures and answers that would show it go with it. */
export const facts = defineContent("content/facts.ts", figuresSchema, {
  students: 21,
  rating: 4.9,
  ratingScale: 5,
  // Cards write it in dollars, running text in the currency of the prices; both readings stand.
  toolsWorthInDollars: 5000,
  toolsWorth: 5000,
  aiTools: 21,
  premiumServices: 10,
  modules: 30,
  projects: 15,
  subscriptionMonths: 6,
  mentorship: "1-on-1",
  courseMonths: 3,
});

/** For texts that name a figure: they stop the build where it is not set. */
export const getFact = (name: Exclude<keyof typeof facts, "mentorship">): number =>
  facts[name] ?? (reportMissingReference(`content/facts.ts: there is no ${name}, which a text names`), 0);

/** What students say of it, where there are some: `4.9/5` and `21+ students`. */
export const proof = {
  rating: facts.rating ? `${facts.rating}/${facts.ratingScale}` : undefined,
  students: facts.students ? `${facts.students}+ students` : undefined,
};

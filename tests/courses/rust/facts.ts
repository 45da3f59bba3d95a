import { figuresSchema } from "#domain/content/course-facts.ts";
import { defineContent } from "#domain/content/define-content.ts";

export const facts = defineContent("content/facts.ts", figuresSchema, {
  students: 340,
  rating: 4.4,
  modules: 12,
  projects: 4,
  courseMonths: 2,
});

export const proof = {
  rating: facts.rating ? `${facts.rating}/${facts.ratingScale}` : undefined,
  students: facts.students ? `${facts.students}+ students` : undefined,
};

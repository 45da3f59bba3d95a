import { defineContent } from "#domain/content/define-content.ts";
import { courseFactsSchema } from "#domain/content/course-facts.ts";

export const course = defineContent("content/course.ts", courseFactsSchema, {
  mode: ["live"],
  languages: [{ name: "English", code: "en" }],
  start: "any day",
  payment: "Once, by invoice.",
  certificate: false,
});

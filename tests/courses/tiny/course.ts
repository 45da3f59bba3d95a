import { defineContent } from "#domain/content/define-content.ts";
import { courseSchema } from "#domain/content/course.ts";

export const course = defineContent("content/course.ts", courseSchema, {
  mode: ["live"],
  languages: [{ name: "English", code: "en" }],
  start: "any day",
  payment: "Once, by invoice.",
  certificate: false,
});

import { defineContent } from "#domain/content/define-content.ts";
import { instructorSchema } from "#domain/content/page-section-schemas.ts";

export const instructor = defineContent("content/instructor.ts", instructorSchema, {
  name: "Noor",
  role: "Illustrator",
  sample: false,
  intro: "I draw every morning.",
});

import { defineContent } from "#domain/content/define-content.ts";
import { instructorSchema } from "#domain/content/page-section-schemas.ts";

export const instructor = defineContent("content/instructor.ts", instructorSchema, {
  name: "Wanjiru Mwangi",
  photo: "teacher.jpg",
  role: "Systems programmer",
  sample: false,
  intro: "I have shipped Rust since 2016.",
  location: "Nairobi",
  age: 41,
  experience: [],
  skills: { technical: ["Rust"], soft: ["Patience"] },
  projects: [],
  goals: { shortTerm: ["Answer every question"], longTerm: ["Teach teachers"] },
  whyLearnFromMe: ["I answer by hand."],
});

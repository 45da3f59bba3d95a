import * as v from "valibot";
import { count, text } from "./define-content.ts";

export const instructorSchema = v.object({
  name: text,
  role: text,
  /** Marks a placeholder person; the page says so to the visitor. */
  sample: v.boolean(),
  intro: text,
  location: text,
  age: count,
  education: v.object({ degree: text, period: text, place: text }),
  experience: v.pipe(
    v.array(
      v.object({
        company: text,
        role: text,
        duration: text,
        responsibilities: v.array(text),
        achievements: v.array(text),
      }),
    ),
    v.minLength(2, "must be two entries or more"),
  ),
  skills: v.object({ technical: v.array(text), soft: v.array(text) }),
  projects: v.pipe(
    v.array(v.object({ name: text, description: text, technologies: v.array(text), impact: text })),
    v.minLength(3, "must be three projects or more"),
  ),
  goals: v.object({ shortTerm: v.array(text), longTerm: v.array(text) }),
  whyLearnFromMe: v.array(text),
});
export type Instructor = v.InferOutput<typeof instructorSchema>;

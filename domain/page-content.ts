import * as v from "valibot";
import { count, text } from "./define-content.ts";
import { siteIconSchema } from "./icon-name.ts";

export const cardSchema = v.object({ icon: siteIconSchema, title: text, text });
export type Card = v.InferOutput<typeof cardSchema>;

export const trustBadgeSchema = v.object({ icon: siteIconSchema, text });
export type TrustBadge = v.InferOutput<typeof trustBadgeSchema>;

export const benefitsSchema = v.object({
  lead: text,
  /** Count up from 0; `prefix` and a plus sign surround the figure. */
  counters: v.pipe(
    v.array(v.object({ target: count, prefix: v.picklist(["", "$"]), label: text })),
    v.length(3, "must be three counters"),
  ),
  items: v.pipe(v.array(cardSchema), v.length(8, "must be eight items")),
});
export type Benefits = v.InferOutput<typeof benefitsSchema>;

export const helpSchema = v.object({
  topics: v.pipe(
    v.array(
      v.object({
        title: text,
        description: text,
        topics: v.pipe(
          v.array(v.object({ label: text, path: v.pipe(text, v.startsWith("/", "must be a site path")) })),
          v.length(4, "must be four topics"),
        ),
      }),
    ),
    v.length(4, "must be four cards"),
  ),
});
export type Help = v.InferOutput<typeof helpSchema>;

export const aboutSchema = v.object({
  mission: text,
  story: v.array(text),
  differentiators: v.pipe(v.array(cardSchema), v.length(4, "must be four differentiators")),
});
export type About = v.InferOutput<typeof aboutSchema>;

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

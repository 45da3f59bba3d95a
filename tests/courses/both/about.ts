import { defineContent } from "#domain/content/define-content.ts";
import { aboutSchema } from "#domain/content/page-section-schemas.ts";
import { formatDayCount } from "#domain/content/phase.ts";
import { dayCount } from "./curriculum/phases.ts";
import { site } from "./site.ts";

export const about = defineContent("content/about.ts", aboutSchema, {
  mission: `${site.tagline}: that is all we teach.`,
  story: [`It takes ${formatDayCount(dayCount)}.`],
  differentiators: [{ icon: "users", title: "By hand", text: "Each piece of work is read by a person." }],
});

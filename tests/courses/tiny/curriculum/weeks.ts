import { weeksSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

export const weeks = defineContent("content/curriculum/weeks.ts", weeksSchema, {
  sketch: [
    {
      week: 1,
      title: "Seeing",
      topics: ["Lines", "Values", "Edges"],
    },
    {
      week: 2,
      title: "Finishing",
      topics: ["Light", "Texture", "Framing"],
      projects: ["Window study"],
      tools: ["Eraser", "Paper"],
    },
  ],
});
export const weekCount = Object.values(weeks).flat().length;

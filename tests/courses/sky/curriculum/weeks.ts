import { weeksSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

export const weeks = defineContent("content/curriculum/weeks.ts", weeksSchema, {
  beginner: [
    { week: 1, title: "By eye", topics: ["North", "Constellations", "Turning"] },
    { week: 2, title: "With binoculars", topics: ["Charts", "Clusters", "Moon seas"] },
  ],
  telescope: [
    { week: 3, title: "The Moon and planets", topics: ["Mounts", "Craters", "Rings"] },
    { week: 4, title: "Far away", topics: ["Nebulae", "Galaxies", "Double stars"] },
  ],
});
export const weekCount = Object.values(weeks).flat().length;

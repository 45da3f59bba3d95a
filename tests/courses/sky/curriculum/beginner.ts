import { phaseSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

const titles = [
  ["Eyes in the dark", "Where north is", "The Big Dipper", "Cassiopeia", "How the sky turns", "Colours of stars"],
  ["Planets among stars", "The Moon's phases", "Moon seas by eye", "Star charts", "Binoculars", "Clusters"],
  ["The Milky Way", "A constellation of your own"],
].flat();

export const beginner = defineContent("content/curriculum/beginner.ts", phaseSchema, {
  key: "beginner",
  name: "Beginner",
  title: "Beginner Phase",
  path: "/beginner-phase",
  subject: "Stargazing",
  keywords: ["stargazing course", "constellations", "night sky for beginners"],
  summary: "Fourteen evenings by eye and with binoculars.",
  hoursPerDay: 1,
  highlights: ["Constellations", "Planets", "The Moon"],
  days: titles.map((title, index) => ({
    day: index + 1,
    title,
    icon: "moon",
    tasks: [`Find it: ${title}`, "Draw what you see", "Note the hour"],
  })),
});

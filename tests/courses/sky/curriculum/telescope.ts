import { phaseSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";

const titles = [
  ["Mirrors and lenses", "Setting up a mount", "Finding the Moon", "Craters", "Jupiter and its moons"],
  ["Rings of Saturn", "Double stars", "Nebulae", "Galaxies", "A night with everything"],
].flat();

export const telescope = defineContent("content/curriculum/telescope.ts", phaseSchema, {
  key: "telescope",
  name: "Telescope",
  title: "Telescope Phase",
  path: "/telescope-phase",
  subject: "Telescopes",
  keywords: ["telescope course", "first telescope", "planets in a telescope"],
  summary: "Ten evenings with a small telescope.",
  hoursPerDay: 2,
  highlights: ["Mounts", "Craters", "Galaxies"],
  days: titles.map((title, index) => ({
    day: index + 15,
    title,
    icon: "telescope",
    tasks: [`Set up for: ${title}`, "Look for ten minutes", "Note what you saw"],
  })),
});

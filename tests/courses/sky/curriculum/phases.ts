import { phasesSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { beginner } from "./beginner.ts";
import { telescope } from "./telescope.ts";

export const phases = defineContent("content/curriculum/phases.ts", phasesSchema, [beginner, telescope]);
export const courseDays = phases.flatMap((phase) => phase.days);
export const dayCount = courseDays.length;

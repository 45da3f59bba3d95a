import { phasesSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { core } from "./core.ts";
import { systems } from "./systems.ts";

export const phases = defineContent("content/curriculum/phases.ts", phasesSchema, [core, systems]);
export const courseDays = phases.flatMap((phase) => phase.days);
export const dayCount = courseDays.length;

import { phasesSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { sketch } from "./sketch.ts";

export const phases = defineContent("content/curriculum/phases.ts", phasesSchema, [sketch]);
export const courseDays = phases.flatMap((phase) => phase.days);
export const dayCount = courseDays.length;

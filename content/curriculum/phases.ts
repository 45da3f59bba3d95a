import { phasesSchema } from "#domain/content/curriculum.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { advanced } from "./advanced.ts";
import { basic } from "./basic.ts";
import { intermediate } from "./intermediate.ts";

/** The phases in course order, as `content/phase-list.ts` lists them. */
export const phases = defineContent("content/curriculum/phases.ts", phasesSchema, [basic, intermediate, advanced]);

/** Every day of every phase. */
export const courseDays = phases.flatMap((phase) => phase.days);

export const dayCount = courseDays.length;

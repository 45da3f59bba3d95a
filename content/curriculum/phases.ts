import { advanced } from "./advanced.ts";
import { basic } from "./basic.ts";
import { intermediate } from "./intermediate.ts";

/** The three phases in course order. */
export const phases = [basic, intermediate, advanced];

/** Every day of every phase. */
export const courseDays = phases.flatMap((phase) => phase.days);

export const dayCount = courseDays.length;

import { advanced } from "./advanced.ts";
import { beginner } from "./beginner.ts";
import { intermediate } from "./intermediate.ts";

/** The three phases in course order. */
export const phases = [beginner, intermediate, advanced];

/** 58: every day of every phase. */
export const courseDays = phases.flatMap((phase) => phase.days);

export const dayCount = courseDays.length;

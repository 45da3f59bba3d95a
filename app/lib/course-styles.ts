import { courseLength, phaseKeys, phaseLengths } from "#domain/phase.ts";

/** Calendars are columns of one week; a short course leaves some empty, or its squares would be too large. */
const calendarColumns = Math.max(9, Math.ceil(courseLength / 7));

/** What the style sheet cannot know: how many days there are, and each phase's share of them, never narrower than its name. */
export const courseStyles = `:root{--course-days:${courseLength};--calendar-columns:${calendarColumns};--phase-shares:${phaseKeys
  .map((key) => `minmax(min-content,${phaseLengths[key]}fr)`)
  .join(" ")}}`;

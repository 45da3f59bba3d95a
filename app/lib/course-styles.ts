import { courseLength, phaseKeys, phaseLengths } from "#domain/content/phase.ts";

/** Columns of one week; a short course leaves some empty, or its squares would be too large, and a long one has rows of two weeks. */
const calendar =
  courseLength > 98
    ? "--calendar:none/repeat(14,minmax(0,1fr));--calendar-flow:row"
    : `--calendar:repeat(7,auto)/repeat(${Math.max(9, Math.ceil(courseLength / 7))},minmax(0,1fr));--calendar-flow:column`;

/** Each phase's share of the days, never narrower than its name. */
const shares = phaseKeys.map((key) => `minmax(min-content,${phaseLengths[key]}fr)`).join(" ");

/** What the style sheet cannot know: the number of days, and how long the row of reviews takes to move at the same speed. */
export const courseStyles = ({ reviewCount }: { reviewCount: number }) =>
  `:root{--course-days:${courseLength};${calendar};--phase-shares:${shares};--lap:${Math.max(40, reviewCount * 11)}s}`;

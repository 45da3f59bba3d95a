/** The subjects that the code knows by name. Each must be a file of `content/assistant/subjects`; the build checks it. */

/** Not answered: what is not the course, and what means harm. */
export const refusedSubjects: readonly string[] = ["elsewhere", "hostile"];

/** Answered by rules only: there is no text for all of them. */
export const ruledSubjects: readonly string[] = ["day", "week", "topic", "phase"];

/** Promises about money are only ever given in the site's own words. */
export const fixedSubjects: readonly string[] = ["refund", "guarantee"];

/** Their grounds are all prices. */
export const moneySubjects: readonly string[] = [
  "price",
  "payment",
  "saving",
  "list-price",
  "bundle",
  "single-phase",
  "price-readings",
];

/** A part of the course called by what it teaches is the phase that teaches it. */
export const phaseSubjects: readonly string[] = ["price", "duration", "hours", "single-phase"];

/** Answered by rules first, and by their text where no rule applies. */
const textSubjectsWithRules = ["syllabus", "technologies", "structure", "tasks", "projects", "blog"];

export const knownSubjects: ReadonlySet<string> = new Set([
  ...refusedSubjects,
  ...ruledSubjects,
  ...fixedSubjects,
  ...moneySubjects,
  ...phaseSubjects,
  ...textSubjectsWithRules,
]);

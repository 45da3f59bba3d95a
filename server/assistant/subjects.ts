/** The subjects that the code knows by name. Each must be a file of `content/assistant/subjects`; the build checks it. */

/** Not answered: what is not the course, and what means harm. */
export const refusedSubjects: readonly string[] = ["elsewhere", "hostile"];

/** Messages that ask nothing: greeted back, or taken without a word. */
export const smallTalkSubjects: readonly string[] = ["greeting", "acknowledgement"];

/** Answered by rules only: there is no text for all of them. */
export const ruledSubjects: readonly string[] = ["day", "week", "topic", "phase"];

/** Promises about money are only ever given in the site's own words. */
export const fixedSubjects: readonly string[] = ["refund", "guarantee", "paid-twice"];

/** They say themselves what becomes of money or a request that comes back. */
export const returnSubjects: readonly string[] = ["paid-twice", "withdraw"];

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

/** Asked of a part of the course as well as of the whole: a follow-up may name another phase. */
export const partSubjects: readonly string[] = [
  ...phaseSubjects,
  "list-price",
  "saving",
  "phase",
  "topic",
  "syllabus",
  "technologies",
  "structure",
];

/** Those of them that a visitor asks in a word or two of the phase just named: `how many days?` */
export const shortSubjects: readonly string[] = ["price", "duration", "hours", "syllabus"];

/** Asked of a day of the plan. */
export const daySubjects: readonly string[] = ["day", "tasks", "projects", "hours", "duration"];

/** Where in the plan something is. */
export const planSubjects: readonly string[] = ["topic", "day", "week", "phase"];

/** About the person who teaches. */
export const peopleSubjects: readonly string[] = [
  "instructor",
  "education",
  "age",
  "based",
  "work",
  "teacher-skills",
  "teacher-projects",
  "teacher-achievements",
  "goals",
  "why-teacher",
];

/** Answered by rules first, and by their text where no rule applies. */
const textSubjectsWithRules = [
  "syllabus",
  "technologies",
  "structure",
  "tasks",
  "projects",
  "blog",
  "deployment",
  "age-limit",
  "enroll",
  "minor",
];

export const namedSubjects: ReadonlySet<string> = new Set([
  ...refusedSubjects,
  ...smallTalkSubjects,
  ...ruledSubjects,
  ...fixedSubjects,
  ...returnSubjects,
  ...moneySubjects,
  ...partSubjects,
  ...daySubjects,
  ...shortSubjects,
  ...planSubjects,
  ...peopleSubjects,
  ...textSubjectsWithRules,
]);

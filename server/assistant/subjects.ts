/** The subjects that the code knows by name. Each must be a file of `content/assistant/subjects`; the build checks it. */

const splitNames = (names: string): readonly string[] => names.split(" ");

/** Not answered: what is not the course, and what means harm. */
export const refusedSubjects = splitNames("elsewhere hostile");

/** Messages that ask nothing: greeted back, or taken without a word. */
export const smallTalkSubjects = splitNames("greeting acknowledgement");

/** Answered by rules only: there is no text for all of them. */
export const ruledSubjects = splitNames("day week topic phase advice relation");

/** Told by what else a question says. */
export const subjectsWithoutExamples = splitNames("advice relation");

/** Promises about money are only ever given in the site's own words. */
export const fixedSubjects = splitNames("refund guarantee paid-twice");

/** They say themselves what becomes of money or a request that comes back. */
export const returnSubjects = splitNames("paid-twice withdraw");

/** Their grounds are all prices. */
export const moneySubjects = splitNames("price payment saving list-price bundle single-phase price-readings");

/** A part of the course called by what it teaches is the phase that teaches it. */
export const phaseSubjects = splitNames("price duration hours single-phase");

/** Asked of a part of the course as well as of the whole: a follow-up may name another phase. */
export const partSubjects: readonly string[] = [
  ...phaseSubjects,
  ...splitNames(
    "list-price saving phase topic syllabus technologies structure projects project-names tests total-hours",
  ),
];

/** Those of them that a visitor asks in a word or two of the phase just named: `how many days?` */
export const shortSubjects = splitNames("price duration hours syllabus");

/** Asked of a day, a week or a topic they are asked of its phase, which alone is sold. */
export const wholePhaseSubjects = splitNames("price single-phase list-price saving payment");

/** Asked of a day of the plan. */
export const daySubjects = splitNames("day tasks projects hours duration");

/** Where in the plan something is. */
export const planSubjects = splitNames("topic day week phase");

/** Their answers list days, phases or projects, which the next question may count. */
export const listingSubjects: readonly string[] = [
  ...moneySubjects,
  ...splitNames("topic duration structure syllabus tests relation deployment projects project-names advice"),
];

/** What comes with the course, which the card of a single phase may not list. */
export const extraSubjects = splitNames("mentorship community certificate lifetime tools");

/** The tools and services among it, of which no text says whether a single phase has them. */
export const toolSubjects = splitNames(
  "ai-tools code-plan hosting domain database-hosting ssh workspace interactive premium-courses",
);

/** What a visitor may tell of himself that a reply should touch, what matters most first. */
export const circumstanceSubjects = splitNames("minor equipment trust pace prerequisites");

/** Offered to whoever asked for something else. */
export const openingSubjects = splitNames("price syllabus duration certificate prerequisites projects");

/** About the person who teaches. */
export const peopleSubjects = splitNames(
  "instructor education age based work teacher-skills teacher-projects teacher-achievements goals why-teacher",
);

/** Answered by rules first, and by their text where no rule applies. */
const textSubjectsWithRules = splitNames(
  "syllabus technologies structure tasks tests total-hours projects project-names blog deployment age-limit enroll minor certificate office equipment tools",
);

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
  ...wholePhaseSubjects,
  ...extraSubjects,
  ...toolSubjects,
  ...circumstanceSubjects,
  ...openingSubjects,
  ...textSubjectsWithRules,
]);

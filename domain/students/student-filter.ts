import * as v from "valibot";
import { toTenDigitPhoneKey, parsePhoneSearch } from "../contact/phone.ts";
import { countDaysBehind, countInactiveDays } from "./pace.ts";
import { hasFinishedCourse } from "./progress.ts";
import { normaliseForSearch } from "../format/searched-and-visible-text.ts";
import type { Student } from "./student-schemas.ts";

export const studentNeeds = ["quiet-7", "quiet-14", "behind", "finished"] as const;
export type StudentNeed = (typeof studentNeeds)[number];
export const paidStates = ["yes", "no"] as const;

export const studentFilterSchema = v.object({
  search: v.optional(v.string(), ""),
  needs: v.optional(v.picklist(studentNeeds, `needs must be one of ${studentNeeds.join(", ")}`)),
  paid: v.optional(v.picklist(paidStates, "paid must be yes or no")),
  batch: v.optional(v.string()),
});
export type StudentFilter = v.InferOutput<typeof studentFilterSchema>;

const zeroIfBelow = (least: number, days: number) => (days >= least ? days : 0);

/** How much a student is in need of a call for one reason; 0 is not at all. */
const urgency: Record<StudentNeed, (student: Student, now: Date) => number> = {
  "quiet-7": (student, now) => zeroIfBelow(7, countInactiveDays(student, now)),
  "quiet-14": (student, now) => zeroIfBelow(14, countInactiveDays(student, now)),
  behind: countDaysBehind,
  finished: (student) => Number(hasFinishedCourse(student)),
};

/** By parts of the name in whatever order, a part of the e-mail address, or by the phone. */
function createSearchMatcher(search: string): (student: Student) => boolean {
  const text = normaliseForSearch(search);
  if (text === "") return () => true;
  const digits = parsePhoneSearch(search)?.digits;
  const words = text.split(" ");
  return ({ name, email, phone }) => {
    const known = normaliseForSearch(name);
    return (
      words.every((word) => known.includes(word)) ||
      email.toLowerCase().includes(text) ||
      (digits !== undefined && toTenDigitPhoneKey(phone).includes(digits))
    );
  };
}

type Ranked = { student: Student; /** 0 is not found. */ rank: number };

/** For one student after the other: to rank ten thousand by their plans takes long. */
export function createFilteredUrgencyRanking({ search, needs, paid, batch }: StudentFilter, now: Date) {
  const isMatch = createSearchMatcher(search);
  const isFound = (student: Student) =>
    isMatch(student) &&
    (paid === undefined || (student.paidOn !== null) === (paid === "yes")) &&
    (batch === undefined || student.batch === batch);
  const rankOf = needs === undefined ? () => 1 : (student: Student) => urgency[needs](student, now);
  return (student: Student): Ranked => ({ student, rank: isFound(student) ? rankOf(student) : 0 });
}

export const listStudentsByRank = (ranked: readonly Ranked[]) =>
  ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ student }) => student);

/** In the given order, but those in need of a call by how much. */
export const filterStudents = (students: readonly Student[], filter: StudentFilter, now: Date) =>
  listStudentsByRank(students.map(createFilteredUrgencyRanking(filter, now)));

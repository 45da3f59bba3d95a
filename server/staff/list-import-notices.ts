import { hasTooManyDigits } from "#domain/contact/phone.ts";
import { lowercaseAndCollapseSpaces } from "#domain/format/searched-and-visible-text.ts";
import { toZonedDate } from "#domain/format/time-zone.ts";
import { paymentInFutureMessage } from "#domain/students/payments.ts";
import { maxProblems, type ImportProblem } from "#domain/students/student-import-schemas.ts";
import type { ImportedStudent } from "../db/students/student-import.ts";

/** What may be a mistake of the file and keeps nobody from importing it: one name on two lines, a phone with a digit too many, a day that has not come. */
export function listImportNotices(
  students: readonly ImportedStudent[],
  duplicates: ReadonlyMap<number, string>,
  now: Date,
): ImportProblem[] {
  const today = toZonedDate(now);
  const firstLines = new Map<string, number>();
  const notices: ImportProblem[] = [];
  for (const { line, student, receivedOn } of students) {
    const name = lowercaseAndCollapseSpaces(student.name);
    const first = firstLines.get(name);
    if (first === undefined) firstLines.set(name, line);
    else if (!duplicates.has(line)) {
      notices.push({ line, field: "Name", reason: `The same name as on line ${first}, with another contact` });
    }
    if ((receivedOn ?? "") > today) notices.push({ line, field: "Paid on", reason: paymentInFutureMessage });
    if (hasTooManyDigits(student.phone)) {
      notices.push({
        line,
        field: "Phone",
        reason: `"${student.phone}" is longer than a number without a country code`,
      });
    }
  }
  return notices.slice(0, maxProblems);
}

import { hasTooManyDigits } from "#domain/contact/phone.ts";
import { lowercaseAndCollapseSpaces } from "#domain/format/searched-and-visible-text.ts";
import { mostProblems, type ImportProblem } from "#domain/students/student-import-schemas.ts";
import type { FileStudent } from "../db/students/student-import.ts";

/** What may be a mistake of the file and keeps nobody from importing it: one name on two lines, a phone with a digit too many. */
export function listImportNotices(
  students: readonly FileStudent[],
  duplicates: ReadonlyMap<number, string>,
): ImportProblem[] {
  const firstLines = new Map<string, number>();
  const notices: ImportProblem[] = [];
  for (const { line, student } of students) {
    const name = lowercaseAndCollapseSpaces(student.name);
    const first = firstLines.get(name);
    if (first === undefined) firstLines.set(name, line);
    else if (!duplicates.has(line)) {
      notices.push({ line, field: "Name", reason: `The same name as on line ${first}, with another contact` });
    }
    if (hasTooManyDigits(student.phone)) {
      notices.push({
        line,
        field: "Phone",
        reason: `"${student.phone}" is longer than a number without a country code`,
      });
    }
  }
  return notices.slice(0, mostProblems);
}

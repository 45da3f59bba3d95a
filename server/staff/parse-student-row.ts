import * as v from "valibot";
import { phaseOfDay } from "#domain/content/phase.ts";
import { currentDayOf } from "#domain/students/progress.ts";
import { momentSchema } from "#domain/students/student-fields.ts";
import type { ImportProblem } from "#domain/students/student-import.ts";
import { fileStudentSchema, type NewStudent } from "#domain/students/student.ts";
import { readCell } from "../http/csv.ts";
import type { CsvRow } from "../http/parse-csv.ts";
import { isColumn, studentColumns, type StudentColumn } from "./student-columns.ts";

export type FileStudent = { line: number; id: string; student: NewStudent; updatedAt: string | undefined };

const lastChangeSchema = v.pipe(
  v.string(),
  v.check((text) => v.is(momentSchema, text), "The last change must be an ISO date"),
  momentSchema,
);
const rowSchema = v.object({ ...fileStudentSchema.entries, updatedAt: v.optional(lastChangeSchema) });

const readNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** A cell as the schema expects it. */
function readValue(column: StudentColumn, text: string): unknown {
  if (column === "phone") return text.replace(/^'/, "");
  if (column === "course") return text.toLowerCase();
  if (column === "price") return readNumber(text.replaceAll(/[₹,\s]/g, ""));
  return column === "completedDays" ? text.split(/[\s,;]+/).map(readNumber) : text;
}

/** An empty cell is not given. */
function readCells(cells: readonly string[], columns: readonly (StudentColumn | undefined)[]) {
  const given = new Map<StudentColumn, string>();
  for (const [index, column] of columns.entries()) {
    const text = readCell(cells[index] ?? "").trim();
    if (column && text !== "") given.set(column, text);
  }
  return given;
}

export function parseStudentRow(
  { line, cells }: CsvRow,
  columns: readonly (StudentColumn | undefined)[],
): FileStudent | { problems: ImportProblem[] } {
  if (cells.length !== columns.length) {
    const reason = `The line has ${cells.length} cells, the first line ${columns.length}`;
    return { problems: [{ line, field: "Line", reason }] };
  }
  const given = readCells(cells, columns);
  const values = [...given].map(([column, text]) => [column, readValue(column, text)] as const);
  // The phase is that of the current day, whatever the file says.
  const row = v.safeParse(rowSchema, { name: "", ...Object.fromEntries(values), currentPhase: undefined });
  if (!row.success) return { problems: listProblems(line, row.issues) };
  const { updatedAt, ...student } = row.output;
  const currentPhase = phaseOfDay(currentDayOf(student));
  return { line, id: given.get("id") ?? "", student: { ...student, currentPhase }, updatedAt };
}

/** The first problem of each cell. What JSON calls null is an empty cell here. */
function listProblems(line: number, issues: readonly v.BaseIssue<unknown>[]): ImportProblem[] {
  const reasons = new Map<string, string>();
  for (const { path, message } of issues) {
    const key = String(path?.[0]?.key);
    const field = isColumn(key) ? studentColumns[key] : key;
    if (!reasons.has(field)) reasons.set(field, message.replace(/\bnull\b/, "empty"));
  }
  return [...reasons].map(([field, reason]) => ({ line, field, reason }));
}

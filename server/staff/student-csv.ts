import { largestFile, mostProblems, type ImportProblem } from "#domain/students/student-import-schemas.ts";
import {
  prefixPhoneWithApostrophe,
  parseCsv,
  removeFormulaApostrophe,
  type CsvColumn,
  type CsvRow,
} from "../http/csv.ts";
import * as v from "valibot";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";
import { parsePrice } from "#domain/format/money.ts";
import { countCompletedInCourse, findStudentCurrentDay } from "#domain/students/progress.ts";
import { timestampSchema } from "#domain/students/student-field-schemas.ts";
import { findOpenAmount } from "#domain/students/payments.ts";
import { fileStudentSchema, type Student } from "#domain/students/student.ts";
import { letOthersRun } from "../db/engine/query-helpers.ts";
import type { FileStudent } from "../db/students/student-import.ts";

/** The columns of a file of students, as exported and as imported: what is written can be read back. */
export const studentColumns = {
  name: ["Name", (student) => student.name],
  enrollmentDate: ["Enrolled", (student) => toZonedIsoTime(student.enrollmentDate)],
  currentPhase: ["Phase", (student) => student.currentPhase],
  currentDay: ["Current day", findStudentCurrentDay],
  completedDays: ["Completed days", (student) => student.completedDays.join(" ")],
  completed: ["Completed", (student) => countCompletedInCourse(student).done],
  updatedAt: ["Last change", (student) => toZonedIsoTime(student.updatedAt)],
  id: ["Id", (student) => student._id],
  email: ["Email", (student) => student.email],
  phone: ["Phone", (student) => prefixPhoneWithApostrophe(student.phone)],
  course: ["Course", (student) => student.course],
  price: ["Price", (student) => student.price],
  paidOn: ["Paid on", (student) => student.paidOn],
  paidNote: ["Paid note", (student) => student.paidNote],
  requestId: ["Request", (student) => student.requestId],
  owner: ["Owner", (student) => student.owner],
  followUpAt: ["Follow-up at", (student) => student.followUpAt && toZonedIsoTime(student.followUpAt)],
  followUp: ["Follow-up", (student) => student.followUp],
  received: ["Received", (student) => student.received],
  open: ["Open", findOpenAmount],
} as const satisfies Record<string, CsvColumn<Student>>;
type StudentColumn = keyof typeof studentColumns;

const isStudentColumn = (key: string): key is StudentColumn => Object.hasOwn(studentColumns, key);

const findColumnByTitle = (title: string) =>
  Object.keys(studentColumns)
    .filter(isStudentColumn)
    .find((key) => studentColumns[key][0].toLowerCase() === title.trim().toLowerCase());

type StudentFile = { students: FileStudent[]; problems: ImportProblem[]; ignored: string[] };

/** The first row names the columns; one more than may be imported tells that there are too many. */
const limits = { rows: largestFile.rows + 2, columns: largestFile.columns, errors: mostProblems + 1 };

/** The students of a CSV file. Problems are named line by line, and a file with any is not to be imported. */
export async function parseStudentCsv(csv: string): Promise<StudentFile> {
  const { rows, errors } = parseCsv(csv, limits);
  const [head, ...lines] = rows;
  const titles = head?.cells ?? [];
  const columns = titles.map(findColumnByTitle);
  const ignored = titles.filter((title, index) => title.trim() !== "" && !isImportedColumn(columns[index]));
  const students: FileStudent[] = [];
  const problems: ImportProblem[] = errors.map(({ line, reason }) => ({ line, field: "Line", reason }));
  const unfit = findFileProblem(columns, lines);
  if (unfit) return { students, problems: limitImportProblems([...problems, unfit]), ignored };
  for (const [index, line] of lines.entries()) {
    // Reading the largest file at once would hold up every page.
    if (index % 200 === 199) await letOthersRun();
    const parsed = parseStudentRow(line, columns);
    if ("problems" in parsed) problems.push(...parsed.problems);
    else students.push(parsed);
  }
  return { students, problems: limitImportProblems(problems), ignored };
}

/** Requests and what staff plan are of one site: a file of another would link to one that is not there. */
const notImported = new Set<StudentColumn | undefined>([
  undefined,
  "requestId",
  "owner",
  "followUpAt",
  "followUp",
  "received",
  "open",
]);
const isImportedColumn = (column: StudentColumn | undefined) => !notImported.has(column);

const createFileProblem = (reason: string): ImportProblem => ({ line: 0, field: "File", reason });

function limitImportProblems(problems: readonly ImportProblem[]): ImportProblem[] {
  const sorted = problems.toSorted((a, b) => a.line - b.line);
  if (sorted.length <= mostProblems) return sorted;
  return [
    createFileProblem(`There are more than ${mostProblems} problems; these are the first`),
    ...sorted.slice(0, mostProblems),
  ];
}

/** What makes reading the lines pointless. */
function findFileProblem(
  columns: readonly (StudentColumn | undefined)[],
  lines: readonly CsvRow[],
): ImportProblem | undefined {
  if (columns.length === 0) return createFileProblem("The file is empty");
  if (!columns.includes("name")) {
    return { line: 1, field: "Name", reason: "The first line must name the columns, and Name is not among them" };
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (repeated) return { line: 1, field: studentColumns[repeated][0], reason: "The first line has this column twice" };
  if (lines.length === 0) return createFileProblem("The file has no students");
  if (lines.length <= largestFile.rows) return undefined;
  return createFileProblem(`At most ${largestFile.rows} students can be imported at once; the file has more`);
}

const lastChangeSchema = v.pipe(
  v.string(),
  v.check((text) => v.is(timestampSchema, text), "The last change must be an ISO date"),
  timestampSchema,
);
const rowSchema = v.object({ ...fileStudentSchema.entries, updatedAt: v.optional(lastChangeSchema) });

const parseNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** A cell as the schema expects it. */
function parseCellValue(column: StudentColumn, text: string): unknown {
  if (column === "phone") return text.replace(/^'/, "");
  if (column === "course") return text.toLowerCase();
  if (column === "price") return parsePrice(text);
  return column === "completedDays" ? text.split(/[\s,;]+/).map(parseNumber) : text;
}

/** An empty cell is not given. */
function mapCellsToColumns(cells: readonly string[], columns: readonly (StudentColumn | undefined)[]) {
  const given = new Map<StudentColumn, string>();
  for (const [index, column] of columns.entries()) {
    const text = removeFormulaApostrophe(cells[index] ?? "").trim();
    if (column && text !== "") given.set(column, text);
  }
  return given;
}

function parseStudentRow(
  { line, cells }: CsvRow,
  columns: readonly (StudentColumn | undefined)[],
): FileStudent | { problems: ImportProblem[] } {
  if (cells.length !== columns.length) {
    const reason = `The line has ${cells.length} cells, the first line ${columns.length}`;
    return { problems: [{ line, field: "Line", reason }] };
  }
  const given = mapCellsToColumns(cells, columns);
  const values = [...given].map(([column, text]) => [column, parseCellValue(column, text)] as const);
  // The phase is that of the current day, whatever the file says.
  const row = v.safeParse(rowSchema, { name: "", ...Object.fromEntries(values), currentPhase: undefined });
  if (!row.success) return { problems: toImportProblems(line, row.issues) };
  const { updatedAt, ...student } = row.output;
  return { line, id: given.get("id") ?? "", student, updatedAt };
}

/** The first problem of each cell. What JSON calls null is an empty cell here. */
function toImportProblems(line: number, issues: readonly v.BaseIssue<unknown>[]): ImportProblem[] {
  const reasons = new Map<string, string>();
  for (const { path, message } of issues) {
    const key = String(path?.[0]?.key);
    const field = isStudentColumn(key) ? studentColumns[key][0] : key;
    if (!reasons.has(field)) reasons.set(field, message.replace(/\bnull\b/, "empty"));
  }
  return [...reasons].map(([field, reason]) => ({ line, field, reason }));
}

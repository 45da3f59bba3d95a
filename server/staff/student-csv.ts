import { importFileLimits, maxProblems, type ImportProblem } from "#domain/students/student-import-schemas.ts";
import {
  formatCsvTime,
  prefixPhoneWithApostrophe,
  parseCsv,
  removeFormulaApostrophe,
  type CsvColumn,
  type CsvRow,
} from "../http/csv.ts";
import * as v from "valibot";
import { countCompletedInOwnCourse, expandDayRange, findStudentCurrentDay } from "#domain/students/progress.ts";
import { timestampSchema } from "#domain/students/student-field-schemas.ts";
import { findOpenAmount, maxPayment, newPaymentSchema } from "#domain/students/payments.ts";
import { importedStudentSchema, type Student } from "#domain/students/student-schemas.ts";
import { phaseKeys } from "#domain/content/phase.ts";
import { staffNameSchema } from "#domain/format/staff-name-schema.ts";
import { capitalise, formatList } from "#domain/format/text.ts";
import { noteSchema } from "#domain/requests/request-schemas.ts";
import { letOthersRun } from "../db/engine/query-helpers.ts";
import type { ImportedStudent } from "../db/students/student-import.ts";
import {
  guessColumn,
  parseImportCourse,
  parseImportDate,
  parseImportPrice,
  parseImportTime,
} from "./parse-import-cell.ts";

/** The columns of a file of students, as exported and as imported: what is written can be read back. */
export const studentColumns = {
  name: ["Name", (student) => student.name],
  enrollmentDate: ["Enrolled", (student) => formatCsvTime(student.enrollmentDate)],
  currentPhase: ["Phase", (student) => student.currentPhase],
  currentDay: ["Current day", findStudentCurrentDay],
  completedDays: ["Completed days", (student) => student.completedDays.join(" ")],
  completed: ["Completed", (student) => countCompletedInOwnCourse(student).done],
  updatedAt: ["Last change", (student) => formatCsvTime(student.updatedAt)],
  id: ["Id", (student) => student._id],
  email: ["Email", (student) => student.email],
  phone: ["Phone", (student) => prefixPhoneWithApostrophe(student.phone)],
  course: ["Course", (student) => student.course],
  price: ["Price", (student) => student.price],
  paidOn: ["Paid on", (student) => student.paidOn],
  paidNote: ["Paid note", (student) => student.paidNote],
  requestId: ["Request", (student) => student.requestId],
  owner: ["Owner", (student) => student.owner],
  followUpAt: ["Follow-up at", (student) => student.followUpAt && formatCsvTime(student.followUpAt)],
  followUp: ["Follow-up", (student) => student.followUp],
  received: ["Received", (student) => student.received],
  open: ["Open", findOpenAmount],
  batch: ["Batch", (student) => student.batch],
  batchStart: ["Batch start", (student) => student.batchStart],
} as const satisfies Record<string, CsvColumn<Student>>;
/** Of a file that is imported: what it says of a student in words begins the timeline, which is not exported. */
const fileColumns = { ...studentColumns, note: ["Note", () => ""] } as const;
type StudentColumn = keyof typeof fileColumns;

const isStudentColumn = (key: string): key is StudentColumn => Object.hasOwn(fileColumns, key);

const findColumnByTitle = (title: string) =>
  Object.keys(fileColumns)
    .filter(isStudentColumn)
    .find((key) => fileColumns[key][0].toLowerCase() === title.trim().toLowerCase());

/** Of each column of the file, which of a student's it is; empty where it is none. */
type StudentFile = {
  students: ImportedStudent[];
  problems: ImportProblem[];
  columns: { title: string; field: string }[];
};

/** By their titles, else as staff have said, else by a guess where the column is not there already. */
function matchColumns(titles: readonly string[], chosen: Readonly<Record<string, string>>) {
  const exact = titles.map((title) => {
    const given = chosen[title];
    if (given === undefined) return findColumnByTitle(title);
    return isStudentColumn(given) ? given : undefined;
  });
  const taken = new Set(exact);
  return titles.map((title, index) => {
    const guess = Object.hasOwn(chosen, title) ? undefined : guessColumn(title);
    if (exact[index] || !guess || !isStudentColumn(guess) || taken.has(guess)) return exact[index];
    taken.add(guess);
    return guess;
  });
}

/** The first row names the columns; one more than may be imported tells that there are too many. */
const limits = { rows: importFileLimits.rows + 2, columns: importFileLimits.columns, errors: maxProblems + 1 };

/** The students of a CSV file, without those on lines that have a problem: these are named line by line. */
export async function parseStudentCsv(
  csv: string,
  chosen: Readonly<Record<string, string>> = {},
): Promise<StudentFile> {
  // The file was just read from JSON: in one turn with that it would hold up every page, as reading all its lines would.
  await letOthersRun();
  const { rows, errors } = parseCsv(csv, limits);
  const [head, ...lines] = rows;
  const titles = head?.cells ?? [];
  const columns = matchColumns(titles, chosen);
  const matched = titles.map((title, index) => {
    const field = columns[index];
    return { title, field: field && isImportedColumn(field) ? field : "" };
  });
  const students: ImportedStudent[] = [];
  const problems: ImportProblem[] = errors.map(({ line, reason }) => ({ line, field: "Line", reason }));
  const unfit = findFileProblem(columns, lines);
  if (unfit) return { students, problems: limitImportProblems([...problems, unfit]), columns: matched };
  for (const [index, line] of lines.entries()) {
    if (index % 50 === 0) await letOthersRun();
    const parsed = parseStudentRow(line, columns);
    if ("problems" in parsed) problems.push(...parsed.problems);
    else students.push(parsed);
  }
  return { students, problems: limitImportProblems(problems), columns: matched };
}

/** Read from an exported file only, or not at all: these follow from the days. */
const isCounted = new Set<StudentColumn>(["id", "currentPhase", "currentDay", "completed", "updatedAt"]);

/** Requests and what staff plan are of one site: a file of another would link to one that is not there. */
const notImported = new Set<StudentColumn | undefined>([undefined, "requestId", "followUpAt", "followUp", "open"]);
const isImportedColumn = (column: StudentColumn | undefined) => !notImported.has(column);

/** What a column of a file can be matched with. */
export const importFields = Object.entries(fileColumns).flatMap(([key, [title]]) =>
  isStudentColumn(key) && isImportedColumn(key) && !isCounted.has(key) ? [{ key, title }] : [],
);

const createFileProblem = (reason: string): ImportProblem => ({ line: 0, field: "File", reason });

function limitImportProblems(problems: readonly ImportProblem[]): ImportProblem[] {
  const sorted = problems.toSorted((a, b) => a.line - b.line);
  if (sorted.length <= maxProblems) return sorted;
  return [
    createFileProblem(`There are more than ${maxProblems} problems; these are the first`),
    ...sorted.slice(0, maxProblems),
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
  if (repeated) return { line: 1, field: fileColumns[repeated][0], reason: "The first line has this column twice" };
  if (lines.length === 0) return createFileProblem("The file has no students");
  if (lines.length <= importFileLimits.rows) return undefined;
  return createFileProblem(`At most ${importFileLimits.rows} students can be imported at once; the file has more`);
}

const badReceived = `The amount must be a whole number from 0 to ${maxPayment}`;
const receivedSchema = v.optional(v.union([v.literal(0), newPaymentSchema.entries.amount], badReceived), 0);
const rowSchema = v.object({
  ...importedStudentSchema.entries,
  updatedAt: v.optional(timestampSchema),
  received: receivedSchema,
  owner: v.optional(staffNameSchema, ""),
  note: v.optional(noteSchema, ""),
});

const parseNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** `1 2 3`, `1, 2, 3` and `1-3`. */
function parseFileDays(text: string): number[] {
  const parts = text.replaceAll(/\s*[-–—]\s*/g, "-").split(/[\s,;]+/);
  return parts.flatMap((part) => {
    const [, first = part, last = first] = /^(\d{1,3})-(\d{1,3})$/.exec(part) ?? [];
    const range = { first: parseNumber(first), last: parseNumber(last) };
    return range.first < range.last ? expandDayRange(range) : part === first ? range.first : Number.NaN;
  });
}

function parseCellValue(column: StudentColumn, text: string): unknown {
  if (column === "phone") return text.replace(/^'/, "");
  if (column === "course") return parseImportCourse(text);
  if (column === "paidOn" || column === "batchStart") return parseImportDate(text);
  if (column === "enrollmentDate" || column === "updatedAt") return parseImportTime(text);
  if (column === "price" || column === "received") return parseImportPrice(text);
  return column === "completedDays" ? parseFileDays(text) : text;
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
): ImportedStudent | { problems: ImportProblem[] } {
  if (cells.length !== columns.length) {
    const reason = `The line has ${cells.length} cells, the first line ${columns.length}`;
    return { problems: [{ line, field: "Line", reason }] };
  }
  const given = mapCellsToColumns(cells, columns);
  const values = [...given].map(([column, text]) => [column, parseCellValue(column, text)] as const);
  // The phase is that of the current day, whatever the file says.
  const row = v.safeParse(rowSchema, { name: "", ...Object.fromEntries(values), currentPhase: undefined });
  if (!row.success) return { problems: toImportProblems(line, row.issues, given) };
  const { updatedAt, received, owner, note, ...student } = row.output;
  const [id, receivedOn] = [given.get("id") ?? "", student.paidOn];
  // Of a part of the price the date says when that came, not that all is paid; what was exported knows both.
  if (id === "" && received > 0 && received < (student.price ?? 0)) student.paidOn = null;
  return { line, id, student, updatedAt, received, receivedOn, owner, note };
}

const dateColumns = new Set<StudentColumn>(["enrollmentDate", "updatedAt", "paidOn", "batchStart"]);

function toImportProblems(
  line: number,
  issues: readonly v.BaseIssue<unknown>[],
  given: ReadonlyMap<StudentColumn, string>,
): ImportProblem[] {
  const reasons = new Map<StudentColumn, string>();
  for (const { path, message } of issues) {
    const key = String(path?.[0]?.key);
    if (isStudentColumn(key) && !reasons.has(key)) reasons.set(key, describeProblem(key, message, given.get(key)));
  }
  return [...reasons].map(([key, reason]) => ({ line, field: fileColumns[key][0], reason }));
}

/** What JSON calls null is an empty cell here, and a file has more forms of dates and prices than the API. */
function describeProblem(column: StudentColumn, message: string, text = ""): string {
  const found = `"${text.slice(0, maxShownCellLength)}"`;
  if (dateColumns.has(column)) return `${found} is no date: write 31/12/2026, 31-12-26, 31 Dec 2026 or 2026-12-31`;
  if (column === "course") return `${found} is no course: write ${courseWords}, or leave it empty`;
  const reason = message.replace(/\bnull\b/, "empty");
  return quotedColumns.has(column) ? `${reason}; the file has ${found}` : reason;
}
const quotedColumns = new Set<StudentColumn>(["price", "received", "completedDays"]);
const maxShownCellLength = 40;
const courseWords = formatList(["Whole course", ...phaseKeys.map(capitalise)], "or");

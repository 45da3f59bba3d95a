import { largestFile, mostProblems, type ImportProblem } from "#domain/students/student-import.ts";
import { parseCsv, type CsvRow } from "../http/parse-csv.ts";
import { parseStudentRow, type FileStudent } from "./parse-student-row.ts";
import { findColumn, studentColumns, type StudentColumn } from "./student-columns.ts";

type StudentFile = { students: FileStudent[]; problems: ImportProblem[]; ignored: string[] };

/** The first row names the columns; one more than may be imported tells that there are too many. */
const limits = { rows: largestFile.rows + 2, columns: largestFile.columns, errors: mostProblems + 1 };

/** The students of a CSV file. Problems are named line by line, and a file with any is not to be imported. */
export function parseStudentFile(csv: string): StudentFile {
  const { rows, errors } = parseCsv(csv, limits);
  const [head, ...lines] = rows;
  const titles = head?.cells ?? [];
  const columns = titles.map(findColumn);
  const ignored = titles.filter((title, index) => title.trim() !== "" && !isImported(columns[index]));
  const students: FileStudent[] = [];
  const problems: ImportProblem[] = errors.map(({ line, reason }) => ({ line, field: "Line", reason }));
  const unfit = findUnfit(columns, lines);
  if (unfit) return { students, problems: limitProblems([...problems, unfit]), ignored };
  for (const line of lines) {
    const parsed = parseStudentRow(line, columns);
    if ("problems" in parsed) problems.push(...parsed.problems);
    else students.push(parsed);
  }
  return { students, problems: limitProblems(problems), ignored };
}

/** Requests are of one site: a file of another would link to one that is not there. */
const isImported = (column: StudentColumn | undefined) => column !== undefined && column !== "requestId";

const ofFile = (reason: string): ImportProblem => ({ line: 0, field: "File", reason });

function limitProblems(problems: readonly ImportProblem[]): ImportProblem[] {
  const sorted = problems.toSorted((a, b) => a.line - b.line);
  if (sorted.length <= mostProblems) return sorted;
  return [
    ofFile(`There are more than ${mostProblems} problems; these are the first`),
    ...sorted.slice(0, mostProblems),
  ];
}

/** What makes reading the lines pointless. */
function findUnfit(
  columns: readonly (StudentColumn | undefined)[],
  lines: readonly CsvRow[],
): ImportProblem | undefined {
  if (columns.length === 0) return ofFile("The file is empty");
  if (!columns.includes("name")) {
    return { line: 1, field: "Name", reason: "The first line must name the columns, and Name is not among them" };
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (repeated) return { line: 1, field: studentColumns[repeated], reason: "The first line has this column twice" };
  if (lines.length === 0) return ofFile("The file has no students");
  if (lines.length <= largestFile.rows) return undefined;
  return ofFile(`At most ${largestFile.rows} students can be imported at once; the file has more`);
}

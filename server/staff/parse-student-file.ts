import { type ImportProblem, largestFile } from "#domain/student-import.ts";
import { type CsvRow, parseCsv } from "../http/parse-csv.ts";
import { type FileStudent, parseStudentRow } from "./parse-student-row.ts";
import { findColumn, type StudentColumn, studentColumns } from "./student-columns.ts";

type StudentFile = { students: FileStudent[]; problems: ImportProblem[]; ignored: string[] };

/** The students of a CSV file. Every problem of every line is named, and a file with any is not to be imported. */
export function parseStudentFile(csv: string): StudentFile {
  const { rows, errors } = parseCsv(csv);
  const [head, ...lines] = rows;
  const titles = head?.cells ?? [];
  const columns = titles.map(findColumn);
  const ignored = titles.filter((title, index) => title.trim() !== "" && !columns[index]);
  const students: FileStudent[] = [];
  const problems: ImportProblem[] = errors.map(({ line, reason }) => ({ line, field: "Line", reason }));
  const unfit = findUnfit(columns, lines);
  if (unfit) return { students, problems: [...problems, unfit], ignored };
  for (const line of lines) {
    const parsed = parseStudentRow(line, columns);
    if ("problems" in parsed) problems.push(...parsed.problems);
    else students.push(parsed);
  }
  return { students, problems: problems.toSorted((a, b) => a.line - b.line), ignored };
}

/** What makes reading the lines pointless. */
function findUnfit(
  columns: readonly (StudentColumn | undefined)[],
  lines: readonly CsvRow[],
): ImportProblem | undefined {
  if (!columns.includes("name")) {
    return { line: 1, field: "Name", reason: "The first line must name the columns, and Name is not among them" };
  }
  const repeated = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (repeated) return { line: 1, field: studentColumns[repeated], reason: "The first line has this column twice" };
  if (lines.length === 0) return { line: 1, field: "Line", reason: "The file has no students" };
  const first = lines[largestFile.rows];
  const reason = `At most ${largestFile.rows} students can be imported at once; the file has ${lines.length}`;
  return first && { line: first.line, field: "Line", reason };
}

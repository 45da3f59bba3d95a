import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "hono";
import { stream } from "hono/streaming";
import { toZonedIsoTime } from "#domain/format/time-zone.ts";

export type CsvCell = string | number | null;

/**
 * Spreadsheets run a cell that starts like this as a formula (CSV injection), some of them also the wide and small signs of Japanese
 * keyboards, or after what nobody sees: it is written with an apostrophe before it, which reading removes.
 */
const formulaStart = /^[\s\p{Cf}']*[=+\-@＝＋－＠﹦﹢﹣﹫]|^'*[\t\r]/u;

/** Makes spreadsheets read a phone as text: as a number it would lose its zeros. One like a formula gets its apostrophe from `formatCsvCell`. */
export const prefixPhoneWithApostrophe = (phone: string) =>
  phone === "" || formulaStart.test(phone) ? phone : `'${phone}`;

/** Removes the apostrophe that `formatCsvCell` put before a formula; that of a phone is removed by who reads the phone column. */
export const removeFormulaApostrophe = (cell: string) =>
  (cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell).replaceAll(
    /([;\t\r\n\v\u0085\u2028\u2029][\s\p{Cf}"']*)'(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu,
    "$1",
  );

/** Makes spreadsheets read a value that starts with a digit as text, where it may be a phone or something else. */
export const prefixDigitsWithApostrophe = (text: string) => (/^\d/.test(text) ? `'${text}` : text);

/** Where a spreadsheet separates cells by semicolons or tabs, quotation marks do not hold a cell together: a formula may start after them. */
const innerFormulaStart = /([;\t\r\n\v\u0085\u2028\u2029][\s\p{Cf}"']*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

const escapeFormulas = (text: string) =>
  (formulaStart.test(text) ? `'${text}` : text).replaceAll(innerFormulaStart, "$1'");

function formatCsvCell(cell: CsvCell): string {
  const text = typeof cell === "string" ? escapeFormulas(cell) : String(cell ?? "");
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const formatCsvRow = (cells: readonly CsvCell[]) => `${cells.map(formatCsvCell).join(",")}\r\n`;

/** The one form of times in our files: `2026-03-01 01:30:00`, by the clocks of the course. */
export const formatCsvTime = (iso: string) =>
  toZonedIsoTime(iso).slice(0, "2026-03-01T01:30:00".length).replace("T", " ");

export type CsvColumn<Item> = readonly [title: string, cellOf: (item: Item) => CsvCell];

const rowsAtOnce = 50;

/** Streams a table as a file, row by row: a long one is never in memory as a whole. */
export function sendCsv<Item>(
  c: Context,
  name: string,
  columns: readonly CsvColumn<Item>[],
  items: Iterable<Item> | AsyncIterable<Item>,
) {
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", `attachment; filename="${name}"`);
  return stream(
    c,
    async (out) => {
      // The byte order mark makes spreadsheets read the file as UTF-8.
      await out.write(`\uFEFF${formatCsvRow(columns.map(([title]) => title))}`);
      let written = 0;
      for await (const item of items) {
        await out.write(formatCsvRow(columns.map(([, cellOf]) => cellOf(item))));
        written += 1;
        // Rows from SQLite come without a turn of the event loop: no page would be served before the last of them.
        if (written % rowsAtOnce === 0) await nextTurn();
      }
    },
    // The status is sent already, so an aborted download is the only signal left; the log must not hold rows.
    async (_, out) => out.abort(),
  );
}

export type CsvRow = { line: number; cells: string[] };
export type CsvError = { line: number; reason: string };
type Problem = { reason: string };
/** Parsing stops at these, so that a hostile file takes no more time than the largest useful one. */
type CsvLimits = { rows: number; columns: number; errors: number };

const noLimits: CsvLimits = { rows: Infinity, columns: Infinity, errors: Infinity };

const separators = [",", ";", "\t"];
const lineBreak = /\r\n|\r|\n/g;

/**
 * Rows of a CSV file (RFC 4180) with the line each starts on. A malformed row is reported, and reading goes on with the
 * next line: a file is mended faster with all its errors known. Blank lines are no rows.
 */
export function parseCsv(file: string, limits = noLimits): { rows: CsvRow[]; errors: CsvError[] } {
  const text = file.replace(/^\uFEFF/, "");
  const separator = findCsvSeparator(text);
  const rows: CsvRow[] = [];
  const errors: CsvError[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length && rows.length < limits.rows && errors.length < limits.errors) {
    const row = parseCsvRow(text, at, separator, limits.columns);
    if ("reason" in row) errors.push({ line, reason: row.reason });
    else if (row.cells.length > 1 || row.cells[0] !== "") rows.push({ line, cells: row.cells });
    const next = findNextLineStart(text, "reason" in row ? at : row.end);
    line += text.slice(at, next).match(lineBreak)?.length ?? 0;
    at = next;
  }
  return { rows, errors };
}

/** Spreadsheets of some countries separate by semicolons; the first line tells. */
function findCsvSeparator(text: string): string {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => head.replaceAll(/"[^"]*"/g, "").split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

function findNextLineStart(text: string, from: number): number {
  lineBreak.lastIndex = from;
  return lineBreak.exec(text) ? lineBreak.lastIndex : text.length;
}

function parseCsvRow(
  text: string,
  start: number,
  separator: string,
  columns: number,
): { cells: string[]; end: number } | Problem {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? parseQuotedCsvCell(text, at, separator) : parseUnquotedCsvCell(text, at, separator);
    if ("reason" in cell) return cell;
    cells.push(cell.text);
    if (text[cell.end] !== separator) return { cells, end: cell.end };
    if (cells.length === columns) return { reason: `The line has more than ${columns} cells` };
    at = cell.end + 1;
  }
}

function parseQuotedCsvCell(text: string, start: number, separator: string): { text: string; end: number } | Problem {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return { reason: "A quotation mark is never closed" };
  const end = quote + 1;
  const isEnd = end === text.length || text[end] === separator || text[end] === "\r" || text[end] === "\n";
  if (!isEnd) return { reason: "Text follows a closing quotation mark" };
  return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end };
}

function parseUnquotedCsvCell(text: string, start: number, separator: string): { text: string; end: number } | Problem {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\r" && text[end] !== "\n") end += 1;
  const cell = text.slice(start, end);
  return cell.includes('"')
    ? { reason: "A quotation mark stands in a cell without quotation marks" }
    : { text: cell, end };
}

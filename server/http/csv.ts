import type { Context } from "hono";
import { stream } from "hono/streaming";

export type Cell = string | number | null;

/** Spreadsheets run a cell that starts like this as a formula; an apostrophe before it makes it a text, and one more is read back. */
const formulaStart = /^'*[=+\-@\t\r]/;

/** A phone number is a text: as a number a spreadsheet drops its zeros and rounds it. */
export const phoneCell = (phone: string) => (phone === "" || formulaStart.test(phone) ? phone : `'${phone}`);

/** The text of a cell as it was before it was written for spreadsheets; a phone's apostrophe is left to its column. */
export const readCell = (cell: string) => (cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell);

/** A text that looks like a number, such as a phone: without the apostrophe it would lose its plus and its zeros. */
export const textCell = (text: string) => (/^\d/.test(text) ? `'${text}` : text);

function writeCell(cell: Cell): string {
  const text = typeof cell === "string" && formulaStart.test(cell) ? `'${cell}` : String(cell ?? "");
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const writeRow = (cells: readonly Cell[]) => `${cells.map(writeCell).join(",")}\r\n`;

/** Streams a table as a file, row by row: a long one is never in memory as a whole. */
export function sendCsv(c: Context, name: string, head: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  c.header("content-type", "text/csv; charset=utf-8");
  c.header("content-disposition", `attachment; filename="${name}"`);
  return stream(
    c,
    async (out) => {
      // The byte order mark makes spreadsheets read the file as UTF-8.
      await out.write(`\uFEFF${writeRow(head)}`);
      for await (const row of rows) await out.write(writeRow(row));
    },
    // The status is sent already, so an aborted download is the only signal left; the log must not hold rows.
    async (_, out) => out.abort(),
  );
}

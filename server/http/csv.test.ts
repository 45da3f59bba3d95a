import fc from "fast-check";
import { expect, test } from "vitest";
import { prefixPhoneWithApostrophe, removeFormulaApostrophe, formatCsvRow, parseCsv } from "./csv.ts";

test.for([
  ["9876543210", "'9876543210"],
  ["098765 43210", "'098765 43210"],
  ["(022) 2345 6789", "'(022) 2345 6789"],
  ["+91-98765-43210", "'+91-98765-43210"],
  ["", ""],
])("a spreadsheet leaves the phone %j alone", ([phone = "", written = ""]) => {
  expect(formatCsvRow([prefixPhoneWithApostrophe(phone)])).toBe(`${written}\r\n`);
});

test("any text is read back as it was written, also those that look like formulas", () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[='+@\u200B\v\u2028\u00A0 -]*$/),
    fc.stringMatching(/^x?[='+@＝＠﹦﹫;\t\r\n "-]*$/),
  );
  fc.assert(
    fc.property(text, (given) => {
      const [, row] = parseCsv(formatCsvRow(["A", "B"]) + formatCsvRow(["_", given])).rows;
      expect(row?.cells[1] === undefined ? undefined : removeFormulaApostrophe(row.cells[1])).toBe(given);
    }),
  );
});

test("no formula starts after what other spreadsheets take for the end of a cell", () => {
  for (const end of [";", "; ", ";\u200B", "\t", "\n", "\v", "\u2028", '";"', "\r\n"]) {
    for (const sign of "=+-@＝＋－＠﹦﹢﹣﹫") expect(formatCsvRow([`x${end}${sign}1`])).toContain(`'${sign}1`);
  }
  expect(formatCsvRow(["＝1"])).toBe("'＝1\r\n");
  for (const unseen of ["\u200B", "\u00A0", "\u2060'"]) expect(formatCsvRow([`${unseen}=1`])).toContain(`'${unseen}=1`);
  expect(formatCsvRow(["a;b - c", 5])).toBe("a;b - c,5\r\n");
});

const cellsOf = (text: string) => parseCsv(text).rows.map((row) => row.cells);

test("reads quotes, separators and line breaks inside them, and every kind of line end", () => {
  expect(cellsOf('\uFEFFName,Note\r\n"Rao, ""Asha""","two\r\nlines"\nRavi,\rMina,x')).toEqual([
    ["Name", "Note"],
    ['Rao, "Asha"', "two\r\nlines"],
    ["Ravi", ""],
    ["Mina", "x"],
  ]);
});

test.for([
  ["Name;Note\nRao, Asha;x", ["Rao, Asha", "x"]],
  ["Name\tNote\na;b\tx", ["a;b", "x"]],
  ['"Na;m;e",Note\na;b,x', ["a;b", "x"]],
  ["Name\na,b", ["a", "b"]],
] as const)("the first line tells the separator: %j", ([text, row]) => {
  expect(cellsOf(text)[1]).toEqual(row);
});

test("a row has the line it starts on; blank lines are none", () => {
  expect(parseCsv('a,b\n\n"1\n2",3\r\n\r\n4,5\n')).toEqual({
    rows: [
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["1\n2", "3"] },
      { line: 6, cells: ["4", "5"] },
    ],
    errors: [],
  });
});

test("each malformed row is named, and the rows after it are read", () => {
  const { rows, errors } = parseCsv('a,b\nx"y,1\n"x" y,2\nfine,3\n"open,4\nfine,5');
  expect(errors).toEqual([
    { line: 2, reason: "A quotation mark stands in a cell without quotation marks" },
    { line: 3, reason: "Text follows a closing quotation mark" },
    { line: 5, reason: "A quotation mark is never closed" },
  ]);
  expect(rows.map((row) => row.line)).toEqual([1, 4, 6]);
});

test("a megabyte of quotation marks is read in linear time", () => {
  const file = '"a\n'.repeat(300_000);
  expect(parseCsv(file).errors).toHaveLength(300_000);
});

test("reading stops at the limits of rows and columns", () => {
  const limits = { rows: 3, columns: 2, errors: 2 };
  expect(parseCsv("a,b\n".repeat(100_000), limits).rows).toHaveLength(3);
  expect(parseCsv('"a\n'.repeat(100_000), limits).errors).toHaveLength(2);
  expect(parseCsv(`a,b\n1,2,3\n${",".repeat(100_000)}\n`, limits).errors).toEqual([
    { line: 2, reason: "The line has more than 2 cells" },
    { line: 3, reason: "The line has more than 2 cells" },
  ]);
});

/** What is written is read back, but for the apostrophe that keeps spreadsheets from running a cell as a formula. */
test("a written table is read back as it was", () => {
  const cell = fc.string().map((text) => `_${text}`);
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const file = ["_,_", ...rows.map((row) => formatCsvRow(row))].join("\r\n");
      const read = cellsOf(file).map((cells) => cells.map(removeFormulaApostrophe));
      expect(read.slice(1)).toEqual(rows);
    }),
  );
});

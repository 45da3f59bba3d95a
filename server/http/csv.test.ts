import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneCell, readCell, writeRow } from "./csv.ts";
import { parseCsv } from "./parse-csv.ts";

test.for([
  ["9876543210", "'9876543210"],
  ["098765 43210", "'098765 43210"],
  ["(022) 2345 6789", "'(022) 2345 6789"],
  ["+91-98765-43210", "'+91-98765-43210"],
  ["", ""],
])("a spreadsheet leaves the phone %j alone", ([phone = "", written = ""]) => {
  expect(writeRow([phoneCell(phone)])).toBe(`${written}\r\n`);
});

test("any text is read back as it was written, also those that look like formulas", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[='+@-]*$/));
  fc.assert(
    fc.property(text, (given) => {
      const [, row] = parseCsv(writeRow(["A", "B"]) + writeRow(["_", given])).rows;
      expect(row?.cells[1] === undefined ? undefined : readCell(row.cells[1])).toBe(given);
    }),
  );
});

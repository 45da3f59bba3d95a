import { courseLength } from "./phase.ts";

const heavy = (middle: string, times: number) => Array<string>(times).fill(middle);

/** The digits as rows of squares: 1 is a square. Uprights are two squares wide, so that a number reads from afar. */
const digits = [
  ["01110", ...heavy("11011", 7), "01110"],
  ["011", "111", ...heavy("011", 7)],
  ["01110", "11011", "00011", "00011", "00110", "01100", "11000", "11000", "11111"],
  ["11110", ...heavy("00011", 3), "01110", ...heavy("00011", 3), "11110"],
  [...heavy("11011", 4), "11111", ...heavy("00011", 4)],
  ["11111", ...heavy("11000", 3), "11110", ...heavy("00011", 3), "11110"],
  ["01111", ...heavy("11000", 3), "11110", ...heavy("11011", 3), "01110"],
  ["11111", "00011", "00011", ...heavy("00110", 3), ...heavy("01100", 3)],
  ["01110", ...heavy("11011", 3), "01110", ...heavy("11011", 3), "01110"],
  ["01110", ...heavy("11011", 3), "01111", ...heavy("00011", 3), "11110"],
];
const height = 9;

/** A single digit leaves the place of another one empty, or its squares would be too large. */
const minColumns = 11;

/** A number in squares, row by row; `columns` and `rows` are its size. */
export function layOutNumber(number: number) {
  const shapes = String(number)
    .split("")
    .map((digit) => digits[Number(digit)]);
  const rows = Array.from({ length: height }, (_, row) => shapes.map((shape) => shape?.[row] ?? "").join("0"));
  const squares = rows.flatMap((row, y) => row.split("").flatMap((cell, x) => (cell === "1" ? [{ x, y }] : [])));
  return { columns: Math.max(minColumns, rows[0]?.length ?? 0), rows: height, squares };
}

/** The number of days in squares, and the day that each stands for: 58 takes 58 of them, other numbers share their days out. */
export function layOutDayCountSquares(days = courseLength) {
  const { squares, ...size } = layOutNumber(days);
  const dayOf = (index: number) => Math.floor((index * days) / squares.length) + 1;
  return { ...size, squares: squares.map(({ x, y }, index) => ({ x, y, day: dayOf(index) })) };
}

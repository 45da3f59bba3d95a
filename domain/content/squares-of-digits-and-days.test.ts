import { expect, test } from "vitest";
import { layOutDayCountSquares, layOutNumber } from "./squares-of-digits-and-days.ts";

const draw = (number: number) => {
  const { squares } = layOutNumber(number);
  const width = Math.max(...squares.map(({ x }) => x)) + 1;
  return Array.from({ length: 9 }, (_, y) =>
    Array.from({ length: width }, (_, x) => (squares.some((one) => one.x === x && one.y === y) ? "#" : " ")).join(""),
  );
};

test("the numerals 58 are drawn with 58 squares, one for each day", () => {
  const { squares } = layOutDayCountSquares(58);
  expect(squares.map(({ day }) => day)).toEqual(Array.from({ length: 58 }, (_, index) => index + 1));
});

test("every digit has a shape of its own", () => {
  const shapes = Array.from({ length: 10 }, (_, digit) => draw(digit).join("\n"));
  expect(new Set(shapes).size).toBe(10);
  expect(draw(42)).toEqual([
    "## ##  ### ",
    "## ## ## ##",
    "## ##    ##",
    "## ##    ##",
    "#####   ## ",
    "   ##  ##  ",
    "   ## ##   ",
    "   ## ##   ",
    "   ## #####",
  ]);
});

test.for([1, 7, 10, 42, 58, 100, 365, 999])("%i days are shared out among the squares from first to last", (days) => {
  const { columns, rows, squares } = layOutDayCountSquares(days);
  expect(squares[0]?.day).toBe(1);
  expect(squares.every(({ day }, index) => day >= (squares[index - 1]?.day ?? 1) && day <= days)).toBe(true);
  expect(squares.every(({ x, y }) => x < columns && y < rows)).toBe(true);
  expect(squares.at(-1)?.day).toBeGreaterThanOrEqual(days - Math.ceil(days / squares.length));
});

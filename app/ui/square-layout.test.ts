import { expect, test } from "vitest";
import { courseLength } from "#domain/content/phase.ts";
import { layOutGlyph, layOutPhaseBands, layOutCourse } from "./square-layout.ts";

test("the numerals 58 are drawn with 58 squares", () => {
  expect(layOutGlyph("58").squares).toHaveLength(58);
  expect(layOutGlyph("404").columns).toBe(17);
});

test("the figure has one square for each day of the course", () => {
  expect(layOutCourse().squares).toHaveLength(courseLength);
});

test.for([[[22, 22, 20]], [[1, 1, 1]], [[30, 30, 30]], [[5, 40, 10]], [[200, 200, 200]], [[1, 200, 1]]])(
  "%j days are drawn as as many squares, which do not overlap and stay in the space of the numerals",
  ([lengths = []]) => {
    const { columns, rows, squares } = layOutPhaseBands(lengths);
    expect(squares).toHaveLength(lengths.reduce((sum, length) => sum + length, 0));
    expect(new Set(squares.map(({ x, y }) => `${x},${y.toFixed(3)}`)).size).toBe(squares.length);
    expect(Math.max(...squares.map(({ x }) => x + 1))).toBeLessThanOrEqual(columns + 1e-9);
    expect(Math.max(...squares.map(({ y }) => y + 1))).toBeLessThanOrEqual(rows + 1e-9);
    expect(columns / rows).toBeCloseTo(11 / 9);
  },
);

test("every phase starts a row of its own", () => {
  const { squares } = layOutPhaseBands([22, 22, 20]);
  expect([squares[0], squares[22], squares[44]].map((square) => square?.x)).toEqual([0, 0, 0]);
  expect(squares[22]?.y).toBeGreaterThan((squares[21]?.y ?? 0) + 1);
});

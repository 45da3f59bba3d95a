import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { countColumnsAndRows } from "./course-graphics.tsx";

// Test files share their modules.
afterEach(() => {
  vi.doUnmock("#phase-list");
  vi.resetModules();
});

async function renderStrip(days: number, phases: number) {
  const share = Math.floor(days / phases);
  vi.resetModules();
  vi.doMock("#phase-list", () => ({
    phaseList: Array.from({ length: phases }, (_, index) => ({
      key: `p${index}`,
      days: index === 0 ? days - share * (phases - 1) : share,
      color: "accent",
    })),
    unit: undefined,
  }));
  const { CourseStrip } = await import("./course-graphics.tsx");
  return renderToStaticMarkup(createElement(CourseStrip));
}

test.for([
  [1, 1],
  [7, 2],
  [10, 1],
  [42, 2],
  [58, 3],
  [100, 4],
  [365, 6],
] as const)("a strip of %i days in %i phases has a square for each", async ([days, phases]) => {
  const html = await renderStrip(days, phases);
  // Without it a drawing keeps its shape, and a cell is a square of one unit.
  expect(html).not.toContain("preserveAspectRatio");
  for (const [, columns, rows, lines = ""] of html.matchAll(/viewBox="0 0 ([\d.]+) (\d+)"[^>]*>(.*?)<\/svg>/g)) {
    const drawn = Array.from(lines.matchAll(/M(\d+) ([\d.]+)H(\d+)"/g), (match) => match.slice(1));
    expect(drawn.reduce((sum, [from, , to]) => sum + Number(to) - Number(from), 0)).toBe(days);
    expect(Math.max(...drawn.map(([, , to]) => Number(to)))).toBeLessThanOrEqual(Number(columns) + 0.15);
    expect(Math.max(...drawn.map(([, middle]) => Number(middle)))).toBeLessThan(Number(rows));
  }
});

test.for([
  [1, 30, 15, 1],
  [30, 30, 30, 1],
  [31, 30, 16, 2],
  [58, 30, 29, 2],
  [30, 60, 30, 1],
  [58, 60, 58, 1],
  [61, 60, 31, 2],
])("%i days in rows of at most %i are %i columns and %i rows", ([days = 0, maxColumns = 0, columns, rows]) => {
  expect(countColumnsAndRows(days, maxColumns)).toEqual({ columns, rows });
});

test("no row of a strip is longer than it may be, and no last one is less than half of a row", () => {
  for (let days = 1; days <= 365; days++) {
    for (const maxColumns of [30, 60]) {
      const { columns, rows } = countColumnsAndRows(days, maxColumns);
      expect(columns).toBeLessThanOrEqual(maxColumns);
      const inLastRow = days - columns * (rows - 1);
      expect(inLastRow).toBeLessThanOrEqual(columns);
      expect(inLastRow, `${days} days`).toBeGreaterThanOrEqual(rows > 1 ? columns / 2 : 1);
    }
  }
});

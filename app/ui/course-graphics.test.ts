import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

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
    const drawn = Array.from(lines.matchAll(/M(\d+) ([\d.]+)H(\d+)" stroke-width="0.86"/g), (match) => match.slice(1));
    expect(drawn.reduce((sum, [from, , to]) => sum + Number(to) - Number(from), 0)).toBe(days);
    expect(Math.max(...drawn.map(([, , to]) => Number(to)))).toBeLessThanOrEqual(Number(columns) + 0.15);
    expect(Math.max(...drawn.map(([, middle]) => Number(middle)))).toBeLessThan(Number(rows));
  }
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { courseDays } from "#content/curriculum/phases.ts";
import { drawProgressShareCard } from "./draw-progress-share-card.ts";
import { drawWallChart } from "./draw-wall-chart.ts";
import { createSvgPngPdfRenderer, type Drawing } from "./shape-renderer.ts";

const renderer = createSvgPngPdfRenderer("server/drawing/fonts");
const listTexts = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === "text" ? [shape] : []));

const longTitle = "Grundlagen der Donaudampfschifffahrtsgesellschaft und ihrer Geschichte";
const plans = {
  "the course": courseDays,
  "one day": courseDays.slice(0, 1),
  "300 days with long titles": Array.from({ length: 300 }, (_, index) => ({
    day: index + 1,
    title: longTitle,
    tasks: ["One", "Two", "Three"] as [string, string, string],
  })),
};

test.for(Object.entries(plans))("the wall chart has a place of its own for every day: %s", ([, days]) => {
  const pages = drawWallChart({ title: "58 Days Course", hint: "Tick it.", days, renderer });
  expect(pages).toHaveLength(Math.ceil(days.length / 70));
  const numbers = pages.flatMap((page) => listTexts(page).map(({ text }) => text)).filter((text) => /^\d+$/.test(text));
  expect(numbers).toEqual(days.map(({ day }) => String(day)));
  for (const page of pages) {
    const boxes = listTexts(page).map(({ text, x, y, size, weight }) => ({
      text,
      left: x,
      right: x + renderer.measureText(text, weight) * size,
      top: y - size * 0.75,
      bottom: y,
    }));
    for (const [at, one] of boxes.entries()) {
      expect(one.right, one.text).toBeLessThan(page.width - 20);
      expect(one.bottom, one.text).toBeLessThan(page.height - 20);
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left;
        expect(isApart, `${one.text} / ${other.text}`).toBe(true);
      }
    }
  }
});

test("the pages of a long chart share its rows, and a title keeps its words whole where a smaller size does", () => {
  const days = Array.from({ length: 72 }, (_, index) => ({
    day: index + 1,
    title: "Understanding honeycombs",
    tasks: ["One", "Two", "Three"] as [string, string, string],
  }));
  const [first, second] = drawWallChart({ title: "A", hint: "B", days, renderer });
  const countTitles = (page?: Drawing) =>
    (page ? listTexts(page) : []).filter(({ text }) => text === "honeycombs").length;
  expect([countTitles(first), countTitles(second)]).toEqual([42, 30]);
});

test("the wall chart of the course is one page of A4 in landscape", async () => {
  const pages = drawWallChart({ title: "58 Days Course", hint: "Tick it.", days: courseDays, renderer });
  const pdf = (await renderer.toPdf(pages, new Date(0))).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
});

test("a student's squares fill with the days that are done, and name nobody unless asked to", async () => {
  const draw = (completedDays: number[], name: string | null) =>
    drawProgressShareCard({ completedDays, done: `${completedDays.length} of 58 days`, name }, renderer);
  const fills = (drawing: Drawing) =>
    new Set(drawing.shapes.slice(4).flatMap((shape) => (shape.kind === "rect" ? [shape.fill] : [])));
  expect([...fills(draw([], null))]).toEqual(["#1d2a2f"]);
  expect([...fills(draw([1], null))].toSorted()).toEqual(["#1d2a2f", "#fdb01c"]);
  expect(listTexts(draw([1], null)).map(({ text }) => text)).toEqual(["1 of 58 days", "58 Days Course"]);
  const named = draw([1, 2], "आशा ".repeat(50).trim());
  expect(listTexts(named).length).toBeGreaterThan(3);
  for (const { y } of listTexts(named)) expect(y).toBeLessThan(named.height - 40);
  const { width, height, format } = await sharp(await renderer.toPng(named)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
});

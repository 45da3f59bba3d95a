import type { ListedDay } from "#domain/content/curriculum.ts";
import { courseLength, phaseList, phaseOfDay } from "#domain/content/phase.ts";
import { drawLogoBars, drawDaySquares, findPhaseFill, paperPalette, stackLines } from "./palettes-squares-and-logo.ts";
import type { Drawing, Renderer, Shape } from "./shape-renderer.ts";

const [width, height, margin] = [842, 595, 36];
const top = 92;
/** A week in each row, but in fewer columns where the sheet would stay empty below. */
const countColumns = (days: number) => (days > 35 ? 7 : days > 20 ? 5 : 4);
/** In more rows a title would be too small to read from a chair: a longer course takes further pages, which share its rows. */
const maxRows = 10;

type WallChart = { title: string; hint: string; days: readonly ListedDay[]; renderer: Renderer };

/** The whole plan on A4 in landscape: a square to tick and a title for every day. */
export function drawWallChart({ days, ...chart }: WallChart): [Drawing, ...Drawing[]] {
  const columns = countColumns(days.length);
  const rows = Math.ceil(days.length / columns);
  const daysOnPage = columns * Math.ceil(rows / Math.ceil(rows / maxRows));
  const pages = Array.from({ length: Math.ceil(days.length / daysOnPage) }, (_, page) =>
    drawPage({ ...chart, columns, days: days.slice(page * daysOnPage, (page + 1) * daysOnPage) }),
  );
  return pages as [Drawing, ...Drawing[]];
}

function drawPage({ title, hint, days, columns, renderer }: WallChart & { columns: number }): Drawing {
  const fitted = renderer.fitText(title, { width: 560, sizes: [26, 22, 18, 14, 11], lines: () => 1, weight: 800 });
  const head = stackLines(margin + 42, margin - 8, [
    ...fitted.lines.map((text) => ({ text, size: fitted.size, weight: 800 as const, fill: paperPalette.text })),
    { text: hint, size: 10, fill: paperPalette.soft, leading: 1.5 },
  ]);
  const rows = Math.ceil(days.length / columns);
  const side = columns === 7 ? 36 : 56;
  const cell = {
    side,
    width: (width - 2 * margin) / columns,
    height: Math.min(side * 1.8, (height - top - margin) / rows),
  };
  return {
    width,
    height,
    title,
    description: hint,
    shapes: [
      { kind: "rect", x: 0, y: 0, width, height, fill: paperPalette.background },
      ...drawLogoBars(margin, margin - 2, paperPalette),
      ...head.shapes,
      ...drawDaySquares(
        colorOf,
        { x: width - margin - 72, y: margin - 14, width: 72, days: courseLength },
        paperPalette,
      ),
      ...days.flatMap((day, index) => {
        const place = {
          x: margin + (index % columns) * cell.width,
          y: top + Math.floor(index / columns) * cell.height,
        };
        return drawDay(day, { ...place, ...cell }, renderer);
      }),
    ],
  };
}

const colorOf = (day: number) => phaseList.find(({ key }) => key === phaseOfDay(day))?.color ?? "plain";

type Cell = { x: number; y: number; width: number; height: number; side: number };

function drawDay({ day, title }: ListedDay, cell: Cell, renderer: Renderer): Shape[] {
  const color = colorOf(day);
  const side = Math.min(cell.side, cell.height - 12);
  const edge = 2.5;
  const number = { text: String(day), size: side * (day > 99 ? 0.4 : 0.5) };
  const numberWidth = renderer.measureText(number.text, 800) * number.size;
  const left = cell.x + side + 7;
  const fitted = renderer.fitText(title, {
    width: cell.width - side - 15,
    sizes: [16, 14, 12, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6].filter((size) => size <= side * 0.28),
    lines: (size) => Math.floor((side + 4) / (size * 1.15)),
    weight: 500,
  });
  const linesHeight = fitted.lines.length * fitted.size * 1.15;
  return [
    { kind: "rect", x: cell.x, y: cell.y, width: side, height: side, fill: findPhaseFill(color, paperPalette) },
    {
      kind: "rect",
      x: cell.x + edge,
      y: cell.y + edge,
      width: side - 2 * edge,
      height: side - 2 * edge,
      fill: paperPalette.background,
    },
    {
      kind: "text",
      x: cell.x + (side - numberWidth) / 2,
      y: cell.y + side / 2 + number.size * 0.33,
      size: number.size,
      weight: 800,
      fill: paperPalette.soft,
      text: number.text,
    },
    ...stackLines(
      left,
      cell.y + (side - linesHeight) / 2,
      fitted.lines.map((text) => ({ text, size: fitted.size, fill: paperPalette.text, leading: 1.15 })),
    ).shapes,
  ];
}

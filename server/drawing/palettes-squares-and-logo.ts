import { look } from "#content/look.ts";
import { phaseList } from "#domain/content/phase.ts";
import { layOutDayCountSquares } from "#domain/content/squares-of-digits-and-days.ts";
import type { Shape } from "./shape-renderer.ts";

export type Palette = { background: string; text: string; soft: string; faint: string; plain: string };
/** Paper is white; a share image is dark, as those of the other pages. */
export const paperPalette: Palette = {
  background: "#ffffff",
  text: "#0e1c21",
  soft: "#40525a",
  faint: "#e3e6e2",
  plain: "#0e1c21",
};
export const screenPalette: Palette = {
  background: "#0a1215",
  text: "#f2f0ea",
  soft: "#b9c3c5",
  faint: "#1d2a2f",
  plain: "#f2f0ea",
};

/** The colour of a phase, which is written out or one of the look's. */
export const findPhaseFill = (color: string, { plain }: Palette) =>
  ({ accent: look.accent, cool: look.cool, plain })[color] ?? color;

type SquaresPlace = {
  x: number;
  y: number;
  width: number;
  /** As many as the course has, or once had. */ days: number;
};

/** The number of days in squares, each in the colour of its phase; a day without a colour is pale. */
export function drawDaySquares(
  colorOf: (day: number) => string | undefined,
  { x, y, width, days }: SquaresPlace,
  palette: Palette,
): Shape[] {
  const { columns, squares } = layOutDayCountSquares(days);
  const cell = width / columns;
  return squares.map((square): Shape => {
    const color = colorOf(square.day);
    const fill = color === undefined ? palette.faint : findPhaseFill(color, palette);
    const size = cell * 0.86;
    return { kind: "rect", x: x + square.x * cell, y: y + square.y * cell, width: size, height: size, fill };
  });
}

/** A bar for each phase, the last one shorter, as high in all for any number of them. */
export function layOutLogoBars(width: number, height: number, gap: number) {
  const bar = (height + gap) / phaseList.length;
  return phaseList.map(({ color }, index) => ({
    y: index * bar,
    width: index === phaseList.length - 1 ? Math.round(width * 0.77) : width,
    height: bar - gap,
    color,
  }));
}

export const drawLogoBars = (x: number, y: number, palette: Palette): Shape[] =>
  layOutLogoBars(30, 27, 3).map(({ color, width, height, y: top }) => ({
    kind: "rect",
    x,
    y: y + top,
    width,
    height,
    fill: findPhaseFill(color, palette),
  }));

type Line = { text: string; size: number; weight?: 500 | 800; fill: string; leading?: number };

/** Lines below each other; `y` is the top of the first. */
export function stackLines(x: number, y: number, lines: readonly Line[]): { shapes: Shape[]; bottom: number } {
  let bottom = y;
  const shapes = lines.map(({ text, size, weight = 500, fill, leading = 1.25 }): Shape => {
    bottom += size * leading;
    return { kind: "text", x, y: bottom - size * leading * 0.2, size, weight, fill, text };
  });
  return { shapes, bottom };
}

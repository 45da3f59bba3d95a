import { courseLength, phaseKeys, phaseLengths } from "#domain/content/phase.ts";
import { drawGlyph, type Square } from "./draw-glyph.ts";

/** The room of the numerals, which every other figure fills as well: in squares of the numerals. */
const room = { columns: 11, rows: 9 };
const leastGap = 0.3;

/** A figure of one square for each day, in the order of the days; `columns` and `rows` are its size in squares. */
export type CourseFigure = { columns: number; rows: number; squares: Square[] };

/** The numerals 58 where that is the number of days, else the days as three bands. */
export const drawCourse = (): CourseFigure =>
  courseLength === 58 ? drawGlyph("58") : drawBands(phaseKeys.map((key) => phaseLengths[key]));

/** Each phase as a block of full rows, in as few and as full rows as the room allows. */
export function drawBands(lengths: readonly number[]): CourseFigure {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const forms = Array.from({ length: Math.max(...lengths) }, (_, index) => measure(index + 1));
  const best = forms.reduce((best, form) => (form.score > best.score ? form : best));

  function measure(columns: number) {
    const rows = lengths.reduce((sum, length) => sum + Math.ceil(length / columns), 0);
    const gaps = leastGap * (lengths.length - 1);
    const scale = Math.max(columns / room.columns, (rows + gaps) / room.rows);
    // Large squares count as much as rows without holes.
    return { columns, rows, scale, score: total / (columns * rows) / scale };
  }

  const { columns, scale } = best;
  const gap = (room.rows * scale - best.rows) / Math.max(lengths.length - 1, 1);
  let top = 0;
  const squares = lengths.flatMap((length) => {
    const from = top;
    top += Math.ceil(length / columns) + gap;
    return Array.from({ length }, (_, index) => ({ x: index % columns, y: from + Math.floor(index / columns) }));
  });
  return { columns: room.columns * scale, rows: room.rows * scale, squares };
}

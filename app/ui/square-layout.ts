import { courseLength, phaseList } from "#domain/content/phase.ts";

/** The numerals as rows of squares: 1 is a square. */
const glyphs = {
  "58": [
    "11111001110",
    "11000011011",
    "11000011011",
    "11000011011",
    "11110001110",
    "00011011011",
    "00011011011",
    "00011011011",
    "11110001110",
  ],
  "404": composeDigits("4", "0", "4"),
  "500": composeDigits("5", "0", "0"),
} as const;

export type Glyph = keyof typeof glyphs;
type Square = { x: number; y: number };

function composeDigits(...names: ("0" | "4" | "5")[]): string[] {
  const alphabet = {
    "0": ["01110", ...Array<string>(7).fill("11011"), "01110"],
    "4": [...Array<string>(4).fill("11011"), "11111", ...Array<string>(4).fill("00011")],
    "5": ["11111", "11000", "11000", "11000", "11110", "00011", "00011", "00011", "11110"],
  };
  return Array.from({ length: 9 }, (_, row) => names.map((name) => alphabet[name][row]).join("0"));
}

export function layOutGlyph(glyph: Glyph): { columns: number; rows: number; squares: Square[] } {
  const rows = glyphs[glyph];
  const squares = rows.flatMap((row, y) => row.split("").flatMap((cell, x) => (cell === "1" ? [{ x, y }] : [])));
  return { columns: rows[0]?.length ?? 0, rows: rows.length, squares };
}

/** The room of the numerals, which every other figure fills as well: in squares of the numerals. */
const room = { columns: 11, rows: 9 };
const leastGap = 0.3;

/** A figure of one square for each day, in the order of the days; `columns` and `rows` are its size in squares. */
type FigureDrawing = { columns: number; rows: number; squares: Square[] };

/** The numerals 58 where that is the number of days, else the days as a band for each phase. */
export const layOutCourse = (): FigureDrawing =>
  courseLength === 58 ? layOutGlyph("58") : layOutPhaseBands(phaseList.map(({ days }) => days));

/** Each phase as a block of full rows, in as few and as full rows as the room allows. */
export function layOutPhaseBands(lengths: readonly number[]): FigureDrawing {
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

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
  "404": digits("4", "0", "4"),
  "500": digits("5", "0", "0"),
} as const;

export type Glyph = keyof typeof glyphs;
export type Square = { x: number; y: number };

function digits(...names: ("0" | "4" | "5")[]): string[] {
  const alphabet = {
    "0": ["01110", ...Array<string>(7).fill("11011"), "01110"],
    "4": [...Array<string>(4).fill("11011"), "11111", ...Array<string>(4).fill("00011")],
    "5": ["11111", "11000", "11000", "11000", "11110", "00011", "00011", "00011", "11110"],
  };
  return Array.from({ length: 9 }, (_, row) => names.map((name) => alphabet[name][row]).join("0"));
}

export function drawGlyph(glyph: Glyph): { columns: number; rows: number; squares: Square[] } {
  const rows = glyphs[glyph];
  const squares = rows.flatMap((row, y) => row.split("").flatMap((cell, x) => (cell === "1" ? [{ x, y }] : [])));
  return { columns: rows[0]?.length ?? 0, rows: rows.length, squares };
}

import { readFileSync } from "node:fs";
import path from "node:path";
import * as harfbuzz from "harfbuzzjs";
import { europeanFace, faces, latinFace, type Face } from "./font-faces.ts";

export type Weight = 500 | 800;

/** Every font but that of emoji has these, so that a name of two words is shaped as one run. */
const shared = /[ \-.'’,()\u200C\u200D\p{M}]/u;
/** What changes the look of the emoji before it: the one colour of paper has no room for it. */
const emojiStyles = /[\uFE0E\uFE0F]|\p{Emoji_Modifier}|(?<=\p{Extended_Pictographic}\uFE0F?)\u200D/gu;
const latinLetters = /[\p{Script=Latin}\u02B0-\u036F]/u;
/** The usual mark for a letter that none of the fonts has, as of Cherokee. */
const unknownLetter = "\uFFFD";

/** Cut where the font changes. Latin with a letter that its own font does not have is in another one altogether. */
function splitIntoFaces(text: string, has: (face: Face, letter: string) => boolean): { text: string; face: Face }[] {
  const letters = Array.from(text.normalize("NFC").replaceAll(emojiStyles, ""));
  const isRareLatin = letters.some((letter) => latinLetters.test(letter) && !has(latinFace, letter));
  const usable = isRareLatin ? faces.filter((face) => face !== latinFace) : faces;
  const runs: { text: string; face: Face }[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    const joins = last && shared.test(letter) && has(last.face, letter);
    const face = joins ? last.face : usable.find((one) => one.letters.test(letter) && has(one, letter));
    const run = face ? { face, text: letter } : { face: europeanFace, text: unknownLetter };
    if (last?.face === run.face) {
      last.text += run.text;
      continue;
    }
    // A space at the end of a run from right to left would be drawn before the run.
    if (last && /.\s$/.test(last.text)) {
      last.text = last.text.slice(0, -1);
      runs.push({ face: latinFace, text: " " });
    }
    runs.push(run);
  }
  return runs;
}

/** Text as outlines, in units of its size: `width` 2 is twice as wide as the letters are high. */
export type OutlinedText = { width: number; outline: (x: number, y: number, size: number) => string };

/**
 * Shapes text with HarfBuzz: conjuncts, vowel signs and joined letters come out as in a browser. Parts in different scripts
 * follow each other from left to right, each in its own direction.
 */
export function createTextShaper(fontsFolder: string) {
  const fonts = new Map<string, { font: harfbuzz.Font; unitsPerEm: number; letters: ReadonlySet<number> }>();
  const toFile = ({ fileName, hasWeights }: Face, weight: Weight) =>
    path.join(fontsFolder, `${fileName}${hasWeights ? `-${weight}` : ""}.ttf`);

  function loadFont(file: string) {
    const known = fonts.get(file);
    if (known) return known;
    const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file)));
    const loaded = { font: new harfbuzz.Font(face), unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) };
    fonts.set(file, loaded);
    return loaded;
  }

  function shapeText(text: string, weight: Weight): OutlinedText {
    let width = 0;
    const has = (face: Face, letter: string) => loadFont(toFile(face, weight)).letters.has(letter.codePointAt(0) ?? 0);
    const glyphs = splitIntoFaces(text, has).flatMap((run) => {
      const { font, unitsPerEm } = loadFont(toFile(run.face, weight));
      const buffer = new harfbuzz.Buffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      return buffer.getGlyphInfosAndPositions().map((glyph) => {
        const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const placed = { codepoint, font, unitsPerEm, left: width + xOffset / unitsPerEm, up: yOffset / unitsPerEm };
        width += xAdvance / unitsPerEm;
        return placed;
      });
    });
    const outline = (x: number, y: number, size: number) =>
      glyphs.map(({ codepoint, font, unitsPerEm, left, up }) => {
        const toX = (value: number) => round(x + (left + value / unitsPerEm) * size);
        const toY = (value: number) => round(y - (up + value / unitsPerEm) * size);
        return font
          .glyphToJson(codepoint)
          .map(({ type, values }) => type + values.map((value, at) => (at % 2 === 0 ? toX : toY)(value)).join(" "))
          .join("");
      });
    return { width, outline: (x, y, size) => outline(x, y, size).join("") };
  }

  return { shapeText, latinFile: (weight: Weight) => toFile(latinFace, weight) };
}
export type TextShaper = ReturnType<typeof createTextShaper>;

const round = (value: number) => Math.round(value * 100) / 100;

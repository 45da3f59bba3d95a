import { readFileSync } from "node:fs";
import path from "node:path";
import * as harfbuzz from "harfbuzzjs";

export type Weight = 500 | 800;
type Face = { fileName: string; hasWeights?: boolean; letters: RegExp };

/** The font of the site's own texts. */
const latin: Face = { fileName: "anek-latin", hasWeights: true, letters: /[\0-\xFF]/ };

/** Latin with its rarer letters, the scripts of India, Arabic and emoji in one colour. Made by `npm run fonts`. */
const faces: Face[] = [
  { fileName: "anek-latin-ext", hasWeights: true, letters: /[\u0100-\u024F\u1E00-\u1EFF\u20A0-\u20BF]/ },
  ...["Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Tamil", "Telugu"].map(
    (script) => ({
      fileName: `noto-sans-${script.toLowerCase()}`,
      letters: new RegExp(String.raw`\p{Script=${script}}`, "u"),
    }),
  ),
];
const emoji: Face = { fileName: "noto-emoji", letters: /(?![\0-\xFF])[\p{Extended_Pictographic}\p{RI}]/u };

/** Every font but that of emoji has these, so that a name of two words is shaped as one run. */
const shared = /[ \-.'’,()\u200C\u200D\p{M}]/u;
/** What changes the look of the emoji before it: the one colour of paper has no room for it. */
const emojiStyles = /[\uFE0E\uFE0F]|\p{Emoji_Modifier}|(?<=\p{Extended_Pictographic}\uFE0F?)\u200D/gu;

/** Cut where the font changes. A letter that none of the fonts has, as of Greek, counts to the Latin one: an empty box. */
function splitIntoFaces(text: string): { text: string; face: Face }[] {
  const runs: { text: string; face: Face }[] = [];
  for (const letter of text.normalize("NFC").replaceAll(emojiStyles, "")) {
    const last = runs.at(-1);
    const joins = last && last.face !== emoji && shared.test(letter);
    const face = joins ? last.face : ([...faces, emoji].find(({ letters }) => letters.test(letter)) ?? latin);
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, face });
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
  const fonts = new Map<string, { font: harfbuzz.Font; unitsPerEm: number }>();
  const toFile = ({ fileName, hasWeights }: Face, weight: Weight) =>
    path.join(fontsFolder, `${fileName}${hasWeights ? `-${weight}` : ""}.ttf`);

  function loadFont(file: string) {
    const known = fonts.get(file);
    if (known) return known;
    const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file)));
    const loaded = { font: new harfbuzz.Font(face), unitsPerEm: face.upem };
    fonts.set(file, loaded);
    return loaded;
  }

  function shapeText(text: string, weight: Weight): OutlinedText {
    let width = 0;
    const glyphs = splitIntoFaces(text).flatMap((run) => {
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

  return { shapeText, latinFile: (weight: Weight) => toFile(latin, weight) };
}
export type TextShaper = ReturnType<typeof createTextShaper>;

const round = (value: number) => Math.round(value * 100) / 100;

import { expect, test } from "vitest";
import { drawGlyph } from "./draw-glyph.ts";

test("the numerals 58 have as many squares", () => {
  expect(drawGlyph("58").squares).toHaveLength(58);
  expect(drawGlyph("404").columns).toBe(17);
});

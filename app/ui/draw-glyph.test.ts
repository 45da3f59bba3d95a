import { expect, test } from "vitest";
import { courseLength } from "#domain/phase.ts";
import { drawGlyph } from "./draw-glyph.ts";

test("the figure has one square for each day", () => {
  expect(drawGlyph("58").squares).toHaveLength(courseLength);
  expect(drawGlyph("404").columns).toBe(17);
});

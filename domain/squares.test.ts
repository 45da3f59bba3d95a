import { expect, test } from "vitest";
import { courseLength } from "./phase.ts";
import { drawGlyph } from "./squares.ts";

test("the figure has one square for each day", () => {
  expect(drawGlyph("58").squares).toHaveLength(courseLength);
  expect(drawGlyph("404").columns).toBe(17);
});

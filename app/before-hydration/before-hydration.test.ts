import { expect, test } from "vitest";
import text from "./before-hydration.ts?inline-script";

test("all that runs before hydration is one small text that can stand in a page", () => {
  expect(text).not.toMatch(/<\/?script|<!--|\bimport\b|\bexport\b/);
  expect(text).toContain("loadFonts");
  expect(text.length).toBeLessThan(2500);
});

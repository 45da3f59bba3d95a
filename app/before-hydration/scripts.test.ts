import { expect, test } from "vitest";
import { inlineScripts } from "./scripts.ts";

test("each script is a small text of its own that can stand in a page", () => {
  expect(inlineScripts).toHaveLength(3);
  for (const text of inlineScripts) {
    expect(text).not.toMatch(/<\/?script|<!--|\bimport\b|\bexport\b/);
    expect(text.length).toBeLessThan(1500);
  }
});

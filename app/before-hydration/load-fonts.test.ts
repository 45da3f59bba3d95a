import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import provideLoadFonts from "./load-fonts.ts";

test("fonts are loaded where the page has their signs, and given to it together, but for one that fails", async () => {
  const [added, loaded]: [string[], string[]] = [[], []];
  class FontFace {
    family: string;
    source: string;
    constructor(family: string, source: string) {
      this.family = family;
      this.source = source;
    }
    async load() {
      expect(added).toEqual([]);
      if (this.source.includes("lost")) throw new Error("lost");
      loaded.push(this.family);
    }
  }
  const { page } = createFakePage({ FontFace });
  Object.assign(page.document, { fonts: { add: ({ family }: FontFace) => added.push(family) } });
  provideLoadFonts(page);
  await page.loadFonts?.([
    ["A", "url(/a)", "400", "U+??", true],
    ["B", "url(/lost)", "400", "U+??", true],
    ["C", "url(/c)", "400", "U+??", false],
  ]);
  expect(added).toEqual(["A", "B", "C"]);
  expect(loaded).toEqual(["A"]);
});

import { expect, test } from "vitest";
import { parseFontFaces } from "./parse-font-faces.ts";

test("a page's fonts are the faces that the sheet declares, used where the page has one of their signs", () => {
  const sheet =
    '@font-face{font-family:Any Sans;font-weight:400 800;font-display:swap;src:url(/a.woff2)format("woff2");unicode-range:U+??,U+131}' +
    '@font-face {\n  font-family: "Any Sans";\n  font-weight: 400;\n  src: url(/b.woff2);\n  unicode-range: U+20B9, U+1F600-1F64F;\n}';
  const list = (html: string) => parseFontFaces(sheet, html).map(([, , , , isUsed]) => isUsed);
  expect(parseFontFaces(sheet, "<p>")).toEqual([
    ["Any Sans", "url(/a.woff2)", "400 800", "U+??,U+131", true],
    ["Any Sans", "url(/b.woff2)", "400", "U+20B9, U+1F600-1F64F", false],
  ]);
  expect(list("₹")).toEqual([false, true]);
  expect(list("😀 ÿ")).toEqual([true, true]);
  expect(list("Ā")).toEqual([false, false]);
});

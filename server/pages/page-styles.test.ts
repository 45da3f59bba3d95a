import { expect, test } from "vitest";
import { createStylePicker, parseFontFaces } from "./page-styles.ts";

const pick = (sheet: string, html: string, scripts = "") => createStylePicker(sheet, scripts)(html);

test("a page has the rules whose classes and elements it has", () => {
  const sheet = "/*! licence */a{b:1}.x{b:2}.x .y,td,.x:not(.y){b:3}[hidden]{b:4}::selection{b:5}.x>h1{b:6}";
  expect(pick(sheet, '<h1 class="x z">x</h1>')).toBe(
    ".x,:not(.y){b:3}".replace(",", "{b:2}.x") + "[hidden]{b:4}::selection{b:5}.x>h1{b:6}",
  );
});

test("a condition is asked for unless it is one of several", () => {
  const kept =
    "html:has(.x){b:1}:is(.a,.x) p{b:2}:lang(hi){b:3}p:nth-child(2n+1){b:4}.x:where(.js *){b:5}p.x:not(.a){b:6}.x:where(html:not(.js) *){b:7}";
  const sheet = `html:has(.a){b:0}${kept}::placeholder{b:0}:is(.a>*){b:0}p.a{b:0}`;
  expect(pick(sheet, '<html><p class="x"></p>', "js")).toBe(kept);
});

test("classes with special characters are found as they stand in the HTML", () => {
  const sheet = String.raw`.md\:w-1\/2{a:1}.\[\&\>p\]\:m-\[calc\(1px\+2px\)\]>p{a:2}.before\:content-\[\'\,\'\]:before{a:3}.\32 col{a:4}.w-1{a:5}`;
  const html = `<p class="md:w-1/2 [&amp;&gt;p]:m-[calc(1px+2px)]"><i class="before:content-[&#x27;,&#x27;] 2col"></i></p>`;
  expect(pick(sheet, html)).toBe(sheet.replace(".w-1{a:5}", ""));
});

test("classes that an inline script sets count as the page's", () => {
  expect(pick(".js .on{a:1}.off{a:2}", '<p class="on"></p>', 'root.classList.add("js")')).toBe(".js .on{a:1}");
});

test("a declaration that the minifier repeats stands once, and fonts for pages without scripts wait for the sheet", () => {
  const sheet = "a{b:1;b:1;b:2}@media (scripting:none){@font-face{font-family:x}}";
  expect(pick(sheet, "<a>")).toBe("a{b:1;b:2}");
});

test("groups that end up empty are left out, but a layer keeps its place", () => {
  const sheet = "@layer base{.x{a:1}}@media print{.x{a:1}.y{a:2}}@supports (a:b){@media print{.x{a:1}}}";
  expect(pick(sheet, '<p class="y"></p>')).toBe("@layer base{}@media print{.y{a:2}}");
});

test("variables and keyframes stay where something refers to them", () => {
  const sheet =
    ':root{--a:1;--b:var(--a);--c:"};{"}@property --d{inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.x{b:var(--b,2);animation:1s spin}';
  expect(pick(sheet, '<html><p class="x"></p>')).toBe(
    ":root{--a:1;--b:var(--a)}@keyframes spin{to{rotate:1turn}}.x{b:var(--b,2);animation:1s spin}",
  );
});

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

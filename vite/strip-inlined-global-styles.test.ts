import { expect, test } from "vitest";
import { splitGlobalStyles } from "#server/pages/page-styles.ts";
import { removeGlobalStyles } from "./strip-inlined-global-styles.ts";

const sheet = [
  "@layer properties{@supports (a:b){*,:before{--x:1}}}",
  "@layer theme{:root{--bg:#000}[data-theme=light]{--bg:#fff}}",
  "@layer base{*,:after{margin:0}html,:host{a:1}h1{a:2}body{a:3}@media (min-width:1px){body{a:4}a{a:5}}.js [hidden]{a:6}}",
  "@layer components{.x{a:7}html:has(.x){a:8}@container scroll-state(a:b){body{a:9}}}",
  "@media (forced-colors:active){[role=tab]{a:10}}",
  '@property --x{syntax:"*"}',
].join("");

test("what stands for the root or for all elements is with every page, and out of the sheet", () => {
  expect(splitGlobalStyles(sheet).global).toBe(
    "@layer theme{:root{--bg:#000}[data-theme=light]{--bg:#fff}}" +
      '@layer base{*,:after{margin:0}html,:host{a:1}body{a:3}@media (min-width:1px){body{a:4}}}@property --x{syntax:"*"}',
  );
  expect(removeGlobalStyles(sheet)).toBe(
    "@layer base{h1{a:2}@media (min-width:1px){a{a:5}}.js [hidden]{a:6}}" +
      "@layer components{.x{a:7}html:has(.x){a:8}@container scroll-state(a:b){body{a:9}}}" +
      "@media (forced-colors:active){[role=tab]{a:10}}",
  );
});

test("the build stops where another layer has such a rule", () => {
  for (const rule of ["body", ".x,html", ":root", "*", ":before"]) {
    expect(() => removeGlobalStyles(`@layer components{@media print{${rule}{a:1}}}`)).toThrow(
      "belongs into the base layer",
    );
  }
});

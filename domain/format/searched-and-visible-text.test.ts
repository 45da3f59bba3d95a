import { expect, test } from "vitest";
import { splitSearchIntoWords } from "./searched-and-visible-text.ts";

test("a search looks for each word once, and for none that is a part of another", () => {
  expect(splitSearchIntoWords("  Asha RAO ")).toEqual(["asha", "rao"]);
  expect(splitSearchIntoWords("a ".repeat(100))).toEqual(["a"]);
  expect(splitSearchIntoWords("sun Sunday s sunday mon")).toEqual(["sunday", "mon"]);
  expect(splitSearchIntoWords(" ")).toEqual([]);
});

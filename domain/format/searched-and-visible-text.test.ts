import { expect, test } from "vitest";
import { splitSearch } from "./searched-and-visible-text.ts";

test("a search looks for each word once, and for none that is a part of another", () => {
  expect(splitSearch("  Asha RAO ")).toEqual(["asha", "rao"]);
  expect(splitSearch("a ".repeat(100))).toEqual(["a"]);
  expect(splitSearch("sun Sunday s sunday mon")).toEqual(["sunday", "mon"]);
  expect(splitSearch(" ")).toEqual([]);
});

import { expect, test } from "vitest";
import { isVisibleEnough } from "./use-count-up.ts";

const seen = { isIntersecting: true, intersectionRatio: 0.2, boundingClientRect: { height: 900 } };

test("counting begins once a fifth of the section is visible", () => {
  expect(isVisibleEnough(seen)).toBe(true);
  expect(isVisibleEnough({ ...seen, intersectionRatio: 0.19 })).toBe(false);
  expect(isVisibleEnough({ ...seen, isIntersecting: false })).toBe(false);
});

test("a section that is not laid out yet is not seen, though its empty rectangle lies in the viewport", () => {
  expect(isVisibleEnough({ ...seen, intersectionRatio: 1, boundingClientRect: { height: 0 } })).toBe(false);
});

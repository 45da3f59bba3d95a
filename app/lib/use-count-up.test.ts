import { expect, test } from "vitest";
import { isVisibleEnough } from "./use-count-up.ts";

const seen = { isIntersecting: true, intersectionRatio: 0.2, boundingClientRect: { height: 900 } };
const windowHeight = 900;

test("counting begins once a fifth of the section is visible", () => {
  expect(isVisibleEnough(seen, windowHeight)).toBe(true);
  expect(isVisibleEnough({ ...seen, intersectionRatio: 0.19 }, windowHeight)).toBe(false);
  expect(isVisibleEnough({ ...seen, isIntersecting: false }, windowHeight)).toBe(false);
});

test("of a section that is higher than the window a fifth of the window is enough", () => {
  const high = { ...seen, boundingClientRect: { height: 9000 } };
  expect(isVisibleEnough({ ...high, intersectionRatio: 0.02 }, windowHeight)).toBe(true);
  expect(isVisibleEnough({ ...high, intersectionRatio: 0.01 }, windowHeight)).toBe(false);
});

test("a section that is not laid out yet is not seen, though its empty rectangle lies in the viewport", () => {
  expect(isVisibleEnough({ ...seen, intersectionRatio: 1, boundingClientRect: { height: 0 } }, windowHeight)).toBe(
    false,
  );
});

import { expect, test } from "vitest";
import { isSeen } from "./use-count-up.ts";

const seen = { isIntersecting: true, intersectionRatio: 0.2, boundingClientRect: { height: 900 } };

test("counting begins once a fifth of the section is visible", () => {
  expect(isSeen(seen)).toBe(true);
  expect(isSeen({ ...seen, intersectionRatio: 0.19 })).toBe(false);
  expect(isSeen({ ...seen, isIntersecting: false })).toBe(false);
});

test("a section that is not laid out yet is not seen, though its empty rectangle lies in the viewport", () => {
  expect(isSeen({ ...seen, intersectionRatio: 1, boundingClientRect: { height: 0 } })).toBe(false);
});

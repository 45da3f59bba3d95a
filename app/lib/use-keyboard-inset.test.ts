import { expect, test } from "vitest";
import { measureKeyboard } from "./use-keyboard-inset.ts";

test("a keyboard over the page is measured, zooming in is none", () => {
  expect(measureKeyboard({ height: 800, offsetTop: 0, scale: 1 }, 800)).toBe(0);
  expect(measureKeyboard({ height: 460, offsetTop: 0, scale: 1 }, 800)).toBe(340);
  // iOS moves the visible part up to the field.
  expect(measureKeyboard({ height: 460, offsetTop: 100, scale: 1 }, 800)).toBe(240);
  expect(measureKeyboard({ height: 320, offsetTop: 0, scale: 2.5 }, 800)).toBe(0);
  expect(measureKeyboard({ height: 266.67, offsetTop: 310, scale: 3 }, 800)).toBe(0);
  expect(measureKeyboard({ height: 230, offsetTop: 50, scale: 2 }, 800)).toBe(340);
});

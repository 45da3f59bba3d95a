import { expect, test } from "vitest";
import {
  deriveColorFamily,
  findContrastFaultAndFix,
  measureContrast,
  pickTextColor,
} from "./color-contrast-and-families.ts";

const dark = ["#0a1215", "#111a1e", "#192529"];
const light = ["#f5f5ef", "#fefefb", "#eaeae3"];
const usable = ["#fdb01c", "#36baba", "#9b7bff", "#ff6b6b", "#3fb950", "#58a6ff", "#e34fa8", "#c0c0c0", "#ffff00"];

test.for(usable)("what is derived of %s is seen and read in both themes", (color) => {
  expect(findContrastFaultAndFix(color)).toBeNull();
  for (const keepsFill of [true, false]) {
    for (const [theme, grounds] of [
      ["dark", dark],
      ["light", light],
    ] as const) {
      const { fill, on, text, edge, mark } = deriveColorFamily(color, theme, { keepsFill });
      for (const ground of grounds) {
        expect(measureContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(measureContrast(edge, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
        expect(measureContrast(mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      expect(measureContrast(on, fill), `${on} on ${fill}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("a colour stays itself where it can", () => {
  expect(deriveColorFamily("#9b7bff", "dark", { keepsFill: true })).toMatchObject({ fill: "#9b7bff", edge: "#9b7bff" });
  expect(deriveColorFamily("#9b7bff", "light", { keepsFill: true }).fill).toBe("#9b7bff");
});

test.for(["#0a1215", "#101a60", "#3a3a3a", "#5a2020"])(
  "of %s, which the dark page hides, the nearest that passes is named",
  (color) => {
    const fault = findContrastFaultAndFix(color);
    expect(fault?.contrast).toBeLessThan(3);
    expect(findContrastFaultAndFix(fault?.nearest ?? "")).toBeNull();
  },
);

test("the ink on a fill is the one of two that is read better", () => {
  expect(measureContrast(pickTextColor("#fdb01c"), "#000000")).toBeLessThan(2);
  expect(measureContrast(pickTextColor("#7a1fa2"), "#ffffff")).toBeLessThan(2);
});

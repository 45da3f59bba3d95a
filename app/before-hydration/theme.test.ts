import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import applyTheme, { themeChangeEvent } from "./theme.ts";

function open({ stored = null as string | null, isLight = false, isClosed = false } = {}) {
  const system = Object.assign(new EventTarget(), { matches: isLight });
  const bar = { color: "" };
  const settings = { stored };
  const { root, classes, fire, page } = createFakePage({
    matchMedia: () => system,
    get localStorage() {
      return { getItem: () => settings.stored };
    },
  });
  if (isClosed) {
    Object.defineProperty(page, "localStorage", {
      get: () => {
        throw new Error("closed");
      },
    });
  }
  Object.assign(page.document, {
    querySelector: () => ({ setAttribute: (_name: string, color: string) => void (bar.color = color) }),
  });
  applyTheme(page);
  return { theme: () => root.dataset["theme"], classes, fire, bar, system, settings };
}

test("a first visit is dark, whatever the system prefers, also where storage is closed", () => {
  expect(open({ isLight: true }).theme()).toBe("dark");
  expect(open({ isLight: true, isClosed: true }).theme()).toBe("dark");
  expect(open().classes).toContain("js");
});

test("the stored theme is applied, to the browser's own bars too", () => {
  const { theme, bar } = open({ stored: "light" });
  expect(theme()).toBe("light");
  expect(bar.color).toBe("#f5f5ef");
});

test("with system it follows the system live", () => {
  const { theme, system } = open({ stored: "system", isLight: true });
  expect(theme()).toBe("light");
  system.matches = false;
  system.dispatchEvent(new Event("change"));
  expect(theme()).toBe("dark");
});

test("a change in another tab or by the toggle is applied", () => {
  for (const sign of ["storage", themeChangeEvent]) {
    const { theme, settings, fire } = open();
    settings.stored = "light";
    fire(sign);
    expect(theme()).toBe("light");
  }
});

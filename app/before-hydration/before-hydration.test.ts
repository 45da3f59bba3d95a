import { expect, test } from "vitest";
import { createFakePage } from "#tests/support/fake-page.ts";
import { provideAfterPaint, provideLoadFonts, recordEarlyClicks } from "./before-hydration.ts";
import text from "./before-hydration.ts?inline-script";

test("all that runs before hydration is one small text that can stand in a page", () => {
  expect(text).not.toMatch(/<\/?script|<!--|\bimport\b|\bexport\b/);
  expect(text).toContain("loadFonts");
  expect(text.length).toBeLessThan(2500);
});

test("each button pressed before hydration is handed over once, and none after", () => {
  const { page } = createFakePage({});
  const press = (button: object | null) => {
    const click = new Event("click");
    Object.defineProperty(click, "target", { value: { closest: () => button } });
    page.dispatchEvent(click);
  };
  recordEarlyClicks(page);
  const [menu, theme] = [{ name: "menu" }, { name: "theme" }];
  for (const pressed of [menu, null, theme, menu]) press(pressed);
  expect(page.takeEarlyClicks?.()).toEqual([menu, theme]);
  press({ name: "late" });
  expect(page.takeEarlyClicks?.()).toEqual([menu, theme]);
});

test("fonts are loaded where the page has their signs, and given to it together, but for one that fails", async () => {
  const [added, loaded]: [string[], string[]] = [[], []];
  class FontFace {
    family: string;
    source: string;
    constructor(family: string, source: string) {
      this.family = family;
      this.source = source;
    }
    async load() {
      expect(added).toEqual([]);
      if (this.source.includes("lost")) throw new Error("lost");
      loaded.push(this.family);
    }
  }
  const { page } = createFakePage({ FontFace });
  Object.assign(page.document, { fonts: { add: ({ family }: FontFace) => added.push(family) } });
  provideLoadFonts(page);
  await page.loadFonts?.([
    ["A", "url(/a)", "400", "U+??", true],
    ["B", "url(/lost)", "400", "U+??", true],
    ["C", "url(/c)", "400", "U+??", false],
  ]);
  expect(added).toEqual(["A", "B", "C"]);
  expect(loaded).toEqual(["A"]);
});

function waitForPaint({ hidden = false } = {}) {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const { page } = createFakePage({
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void) => tasks.push(task),
  });
  Object.assign(page.document, { hidden });
  provideAfterPaint(page);
  let isOver = false;
  void page.afterPaint?.().then(() => (isOver = true));
  const settle = async (list: (() => void)[]) => {
    for (const task of list) task();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { begin: () => settle(frames), end: () => settle(tasks), isOver: () => isOver, settle: () => settle([]) };
}

test("whoever waits for the paint goes on in a task after the frame", async () => {
  const { begin, end, isOver, settle } = waitForPaint();
  await settle();
  expect(isOver()).toBe(false);
  await begin();
  expect(isOver()).toBe(false);
  await end();
  expect(isOver()).toBe(true);
});

test("a page in the background, which is not painted, does not wait", async () => {
  const { isOver, settle } = waitForPaint({ hidden: true });
  await settle();
  expect(isOver()).toBe(true);
});

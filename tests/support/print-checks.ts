import { expect, type Page } from "@playwright/test";
import { resizeTo } from "./page-actions.ts";

/** The texts that nobody could read on a sheet, and what is wider than it. */
const listUnreadable = (page: Page) =>
  page.evaluate(() => {
    const isLight = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 150);
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba.* 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = document.documentElement.scrollWidth > innerWidth ? ["wide: the page itself"] : [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode;
      if (!element || !text?.trim() || element.closest("script, style, .sr-only, [aria-hidden]")) continue;
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
      const { right, width } = element.getBoundingClientRect();
      if (isLight(getComputedStyle(element).color) === isLight(groundOf(element))) found.push(`faint: ${text}`);
      if (width > 1 && right > document.documentElement.clientWidth + 1) found.push(`cut: ${text}`);
    }
    return found;
  });

/** Dark on white, without what only a screen can use; the page stays as on paper. */
export async function expectPrintable(page: Page) {
  // A sheet of A4 between its margins.
  await resizeTo(page, { width: 718, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const hidden of [
    "body > header",
    "footer",
    "nav",
    ".dock",
    "form",
    "main button",
    "[role=tablist]",
    "[role=log]",
  ]) {
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  }
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await listUnreadable(page)).toEqual([]);
}

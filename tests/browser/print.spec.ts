import { expect, test, type Page } from "@playwright/test";
import { gotoHydrated } from "../support/page-actions.ts";
import { visitorPaths } from "../support/site-pages.ts";

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

test("every page prints dark on white, without what only a screen can use", async ({ page }) => {
  test.slow();
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const path of [...visitorPaths, "/nowhere"]) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
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
      await page.emulateMedia({ media: "screen" });
    });
  }
});

test("on paper all questions and days are open", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.emulateMedia({ media: "print" });
  for (const id of ["faq-fees", "faq-deployment", "day-1", "day-30", "day-58"]) {
    const isShown = page
      .locator(`#${id}`)
      .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }) && it.clientHeight > 20);
    expect(await isShown, id).toBe(true);
  }
});

test("a page takes few sheets, and no price is cut in two", async ({ page }) => {
  const maxSheets = { "/": 12, "/curriculum": 9, "/pricing": 3, "/teacher": 2 };
  for (const [path, most] of Object.entries(maxSheets)) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
      const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);
    });
  }
  await gotoHydrated(page, "/pricing");
  await page.emulateMedia({ media: "print" });
  for (const card of await page.getByRole("article").all()) await expect(card).toHaveCSS("break-inside", "avoid");
});

import { expect, type Page } from "@playwright/test";

/** Whatever can be pressed is at least 24 by 24 px, or stands in a line of text. */
export async function expectLargeTargets(page: Page, where: string) {
  const small = await page.evaluate(() => {
    const targets = document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab]");
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" && element.parentElement?.closest("p, li, h2, h3, h4") !== null;
    return Array.from(targets).flatMap((element) => {
      const { width, height, right } = (element.closest("label") ?? element).getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && right > 0;
      if (!isShown || element.closest("[inert], [aria-hidden=true]") || isInText(element)) return [];
      return Math.min(width, height) < 24 ? [`${element.outerHTML.slice(0, 90)} ${width} x ${height}`] : [];
    });
  });
  expect(small, where).toEqual([]);
}

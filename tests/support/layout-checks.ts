import { expect, type Locator, type Page } from "@playwright/test";

export async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("Both elements must be shown");
  const isApart = a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
  expect(isApart, `one is at ${JSON.stringify(a)}, the other at ${JSON.stringify(b)}`).toBe(true);
}

/** Text that overflows the viewport or is clipped by its container. */
const listCutTexts = (page: Page) =>
  page.evaluate(() => {
    // Teasers and names in a list are shortened on purpose and whole on their own page; reviews move; a code block or table scrolls in
    // itself, and the desk's tabs do on a phone.
    const spared =
      ".truncate, .line-clamp-2, .line-clamp-3, .carousel, [tabindex='0'], [data-tab], pre, svg, .sr-only, [aria-hidden=true]";
    const isOverflowing = (element: Element) => {
      // The word drawn across it is decoration; spaced out, the blank after its last letter passes the edge.
      if (element.id === "hero") return false;
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.scrollHeight > element.clientHeight + 1;
      // Most elements end here, and the computed style is what costs the time.
      if (!isWide && !isHigh) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (way: string) => way === "hidden" || way === "clip";
      return (isCut(overflowX) && isWide) || (isCut(overflowY) && isHigh);
    };
    const isPastEdge = (element: Element) => {
      if (element.children.length > 0) return false;
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right > window.innerWidth + 1;
    };
    const cut = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page itself"] : [];
    // To measure inside a closed part lays it out, all of it.
    const isClosed = (element: Element) => element.closest("[hidden], details:not([open]) > :not(summary)") !== null;
    for (const element of document.querySelectorAll("body *")) {
      if (isClosed(element)) continue;
      if (!isOverflowing(element) && !isPastEdge(element)) continue;
      if (element.closest(spared) || !element.checkVisibility({ contentVisibilityAuto: true })) continue;
      // The honeypot field of the forms is off-screen on purpose.
      if (element.closest("form [inert]")) continue;
      cut.push(`${element.tagName} ${element.textContent.slice(0, 40)}`);
    }
    return cut;
  });

/** 640 is a window of 1280 px at 200 % zoom, 320 the same at 400 %. */
export const readingWidths = [1280, 768, 640, 360, 320];

/** At the width that the page has now. */
export const expectNothingCut = (page: Page, where: string) =>
  expect.poll(() => listCutTexts(page), { message: where }).toEqual([]);

/** The spacing WCAG 1.4.12 lets a reader set. Handed over as an object: the content policy refuses style elements. */
export async function withSpacedTexts(page: Page, check: () => Promise<void>) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

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

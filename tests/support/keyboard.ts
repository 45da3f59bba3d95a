import { expect, type Locator, type Page } from "@playwright/test";

/** Why the focused element cannot be seen; null when it can. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "focus is nowhere";
    const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`.trim().slice(0, 60);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `${name}: no focus ring`;
    // The middle of an inline link over two lines may be beside it: each line counts.
    const isSeen = Array.from(element.getClientRects()).some(({ left, top, width, height }) => {
      const seen = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
      return seen.every((found) => found && (element.contains(found) || found.contains(element)));
    });
    return isSeen ? null : `${name}: out of view or covered`;
  });

export async function expectFocusSeen(page: Page) {
  expect(await faultOfFocus(page)).toBeNull();
}

/** Presses a key until `target` has the focus, and expects every stop on the way to be visible. */
export async function tabTo(page: Page, target: Locator, key = "Tab") {
  const wanted = await target.elementHandle();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Walks through all tab stops of the page and lists those that cannot be seen. */
export async function listHiddenStops(page: Page, key: "Tab" | "Shift+Tab") {
  const faults: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(key);
    const isThrough = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute("data-walked")) return true;
      element.setAttribute("data-walked", "");
      return false;
    });
    if (isThrough) break;
    const fault = await faultOfFocus(page);
    if (fault) faults.push(fault);
  }
  return faults;
}

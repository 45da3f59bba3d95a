import { expect, type Locator, type Page } from "@playwright/test";

type Stop = { fault: string | null; isNowhere: boolean; isWanted: boolean; wasHere: boolean };

declare global {
  interface Window {
    walkedStops?: Stop[];
  }
}

/** What is said of the focus in one look, in the page: why it cannot be seen, and whether it is the wanted element or was there before. */
function lookAtFocus(wanted: Element | null): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return { fault: "focus is nowhere", isNowhere: true, isWanted: false, wasHere: false };
  }
  const wasHere = element.hasAttribute("data-walked");
  element.setAttribute("data-walked", "");
  const found = { isNowhere: false, isWanted: element === wanted, wasHere };
  const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`.trim().slice(0, 60);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) {
    return { fault: `${name}: no focus ring`, ...found };
  }
  // The middle of an inline link over two lines may be beside it: each line counts.
  const isSeen = Array.from(element.getClientRects()).some(({ left, top, width, height }) => {
    const seen = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
    return seen.every((under) => under && (element.contains(under) || under.contains(element)));
  });
  return { fault: isSeen ? null : `${name}: out of view or covered`, ...found };
}

export async function expectFocusSeen(page: Page) {
  expect((await page.evaluate(lookAtFocus, null)).fault).toBeNull();
}

/** Presses a key until `target` has the focus, and expects every stop on the way to be visible. */
export async function tabTo(page: Page, target: Locator, key = "Tab") {
  const wanted = await target.elementHandle();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key);
    const { fault, isWanted } = await page.evaluate(lookAtFocus, wanted);
    expect(fault).toBeNull();
    if (isWanted) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

function noteStops(look: typeof lookAtFocus) {
  window.walkedStops = [];
  // Shift comes up too.
  addEventListener("keyup", ({ key }) => key === "Tab" && window.walkedStops?.push(look(null)));
}

/** Walks through all tab stops of the page and lists those that cannot be seen. */
export async function listHiddenStops(page: Page, key: "Tab" | "Shift+Tab") {
  // The page looks for itself, after each key: to be asked each time takes longer.
  await page.evaluate(`(${String(noteStops)})(${String(lookAtFocus)})`);
  for (let press = 1; press <= 200; press += 1) {
    await page.keyboard.press(key);
    if (press % 10 > 0) continue;
    const stops = await page.evaluate(() => window.walkedStops ?? []);
    const end = stops.findIndex(({ isNowhere, wasHere }) => isNowhere || wasHere);
    if (end < 0) continue;
    // Every page has more in its header and footer alone: a walk that ends early has seen nothing.
    expect(end).toBeGreaterThan(10);
    return stops.slice(0, end).flatMap(({ fault }) => fault ?? []);
  }
  throw new Error(`${key} does not lead around the page`);
}

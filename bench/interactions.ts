import { chromium, devices, type Browser, type Locator, type Page } from "@playwright/test";
import { browserArgs, findFullBrowser } from "../tests/support/find-browser.ts";
import { gotoHydrated } from "../tests/support/page-actions.ts";
import { medianOf } from "./figures.ts";

const runs = 3;
const slowdown = 6;
/** Longer than any interaction takes: events are reported after the frame that shows their effect. */
const settle = 2000;

type Interaction = {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** What is to be seen then. */
  effect: (page: Page) => Locator;
};

const interactions: readonly Interaction[] = [
  {
    name: "open the menu",
    path: "/",
    act: (page) => tap(page, page.getByRole("button", { name: "Menu" })),
    effect: (page) => page.getByRole("navigation", { name: "Menu" }),
  },
  {
    name: "open the enrollment dialog",
    path: "/",
    act: (page) => press(page, page.getByRole("button", { name: "Enroll" }).first()),
    effect: (page) => page.getByRole("dialog"),
  },
  {
    name: "type in the FAQ search",
    path: "/faq",
    act: (page) => page.getByLabel("Search FAQs or ask a question").pressSequentially("certificate", { delay: 60 }),
    effect: (page) => page.getByText(/^Found \d+ matching/),
  },
  {
    name: "open the chat",
    path: "/",
    act: (page) => tap(page, page.getByRole("button", { name: "Open AI Assistant" })),
    effect: (page) => page.getByRole("dialog"),
  },
  {
    name: "switch a curriculum tab",
    path: "/",
    act: (page) => press(page, page.getByRole("tab").nth(1)),
    effect: (page) => page.getByRole("tab", { selected: true }).and(page.getByRole("tab").nth(1)),
  },
];

/** As a visitor does: scrolls there, looks, then presses. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  await tap(page, target);
}

/** By its place: what Playwright does in the page to see whether its tap of an element hits it would be measured too. */
async function tap(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target.toString()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The slowest interaction to next paint of each, on a phone whose processor is six times slower; medians of three. */
export async function measureInteractions(url: string) {
  const browser = await chromium.launch({ executablePath: findFullBrowser().executablePath, args: browserArgs });
  const results = [];
  for (const interaction of interactions) {
    const delays: number[] = [];
    for (let run = 0; run < runs; run += 1) delays.push(await perform(browser, url, interaction));
    results.push({ name: interaction.name, delay: medianOf(delays) });
  }
  await browser.close();
  return results;
}

async function perform(browser: Browser, url: string, { path, act, effect }: Interaction): Promise<number> {
  const context = await browser.newContext(devices["Moto G4"]);
  const page = await context.newPage();
  await gotoHydrated(page, url + path);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(observe);
  await act(page);
  // Only then: to look for an element by its role takes the slowed page a while.
  await page.waitForTimeout(settle);
  await effect(page).waitFor();
  const slowest = await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
  await context.close();
  return slowest;
}

function observe() {
  const seen = globalThis as unknown as { slowest: number };
  // What is faster than the shortest reported event.
  seen.slowest = 16;
  const options = { type: "event", durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
    }
  }).observe(options);
}

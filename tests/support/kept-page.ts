import { type BrowserContext, type CDPSession, type Page, test as base } from "@playwright/test";

type Kept = { context: BrowserContext; page: Page; session: CDPSession };

/** Not a fixture of the worker: Playwright would start a new worker at each change between specs that have it and specs that do not. */
let kept: Kept | undefined;

/**
 * A test whose page is the one of the test before in the worker, emptied: to open and close a browser context is a third of a short
 * test. Code stays in the browser's cache. So a test of what is fetched and when, or one that goes offline, sets the clock, adds a script
 * or closes its page, takes Playwright's own `test`.
 */
export const test = base.extend({
  page: async ({ browser, viewport, contextOptions, timezoneId, javaScriptEnabled, hasTouch }, provide, testInfo) => {
    if (timezoneId || hasTouch || !javaScriptEnabled) throw new Error("This test needs a page of its own.");
    kept ??= await openPage(await browser.newContext());
    const { page } = kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme: "light",
      contrast: null,
      forcedColors: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
    await provide(page);
    // One that failed is looked at as it is, and its worker ends.
    if (testInfo.status === testInfo.expectedStatus) await empty(kept, testInfo.project.use.baseURL ?? "");
  },
  context: async ({ page }, provide) => provide(page.context()),
});

async function openPage(context: BrowserContext): Promise<Kept> {
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

/** What tests listen to. Without a name, Playwright's own listeners would be removed too. */
const events = ["console", "dialog", "download", "pageerror", "request", "requestfailed", "response"] as const;

async function empty({ context, page, session }: Kept, origin: string) {
  for (const event of events) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  // What a page does and stores while it is left comes before the rest.
  await page.goto("/robots.txt");
  await page.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  await page.mouse.move(0, 0);
}

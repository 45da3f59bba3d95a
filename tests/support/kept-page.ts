import { type CDPSession, type Page, test as base } from "@playwright/test";

type Kept = { page: Page; session: CDPSession };

/** Lives as long as the worker and its browser. Not a fixture of the worker: Playwright starts a new one where the next spec lacks it. */
let kept: Kept | undefined;

/**
 * A test whose page is the one of the test before, emptied: to open and close a browser context is a third of a short test. Not for a
 * test that sets the clock or adds a script to the page: these stay, so it takes Playwright's own `test`.
 */
export const test = base.extend({
  page: async ({ browser, baseURL, viewport, contextOptions }, provide) => {
    kept ??= await openPage(() => browser.newPage({ ...contextOptions, ...(baseURL && { baseURL }) }));
    const { page } = kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: contextOptions.reducedMotion ?? null });
    await provide(page);
    await empty(kept, baseURL ?? "");
  },
  context: async ({ page }, provide) => provide(page.context()),
});

async function openPage(newPage: () => Promise<Page>): Promise<Kept> {
  const page = await newPage();
  return { page, session: await page.context().newCDPSession(page) };
}

async function empty({ page, session }: Kept, origin: string) {
  const context = page.context();
  page.removeAllListeners();
  context.removeAllListeners();
  await page.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  for (const other of context.pages()) if (other !== page) await other.close();
  // A page may still store something when it is left: it is left before all is cleared.
  await page.goto("/robots.txt");
  await context.clearCookies();
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
}

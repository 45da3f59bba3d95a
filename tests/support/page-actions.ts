import { expect, type Page, type Request } from "@playwright/test";

/** On a busy machine a test would act before React has hydrated the page. */
export const untilHydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

export async function gotoHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/**
 * Waits for what the page fetches by itself too: until no request has been under way for half a second. Playwright's "networkidle" may come
 * before the scripts are asked for, and is taken back for good where they end before the page has loaded.
 */
export async function gotoQuiet(page: Page, path: string) {
  const underWay = new Set<Request>();
  let lastEnd = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    lastEnd = performance.now();
  };
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const response = await gotoHydrated(page, path);
  await expect.poll(() => underWay.size === 0 && performance.now() - lastEnd >= 500).toBe(true);
  return response;
}

export async function reloadHydrated(page: Page) {
  await page.reload();
  await untilHydrated(page);
}

/** Holds the scripts back, as a slow network does, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Resizes the window and waits until the page has the new width, which it gets asynchronously. */
export async function resizeTo(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}

/** For `test.use`, in specs of what moves; all others run with reduced motion, as playwright.config.ts says. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Lays out what `content-visibility` skips below the first screen: it could not be checked otherwise. */
export const renderOffscreenParts = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.remove("defers-layout", "html-loading"));

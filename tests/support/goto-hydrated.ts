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

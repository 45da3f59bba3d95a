import type { Page } from "@playwright/test";

/** On a busy machine a test would act before React has hydrated the page. */
export const untilHydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

export async function gotoHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

export async function reloadHydrated(page: Page) {
  await page.reload();
  await untilHydrated(page);
}

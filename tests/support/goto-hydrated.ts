import { expect, type Page } from "@playwright/test";

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

/** Whether React has hydrated a section of the page. */
export const isHydrated = (page: Page, section: string) =>
  page
    .getByRole("region", { name: section })
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

/** What is below the first screen of the home page hydrates after the visitor's first sign, the reviews among the last. */
export async function untilSectionsHydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await expect.poll(() => isHydrated(page, "Student Reviews")).toBe(true);
}

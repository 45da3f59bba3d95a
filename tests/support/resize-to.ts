import type { Page } from "@playwright/test";

/** Resizes the window and waits until the page has the new width, which it gets asynchronously. */
export async function resizeTo(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
}

import type { Page } from "@playwright/test";

/** Has a long page laid out to its end at once: what is not cannot be judged. */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.remove("sparing", "arriving"));

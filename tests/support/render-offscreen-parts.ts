import type { Page } from "@playwright/test";

/** Lays out what `content-visibility` skips below the first screen: it could not be checked otherwise. */
export const renderOffscreenParts = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.remove("sparing", "arriving"));

import { chromium, firefox, webkit } from "@playwright/test";
import { browserArgs } from "../support/find-browser.ts";
import { startDebianWebkit } from "./drivers/debian-webkit.ts";
import type { Engine } from "./drivers/driver.ts";
import { startPlaywrightEngine } from "./drivers/playwright-engine.ts";
import { startStockFirefox } from "./drivers/stock-firefox.ts";
import type { FoundEngine } from "./find-engines.ts";

/** By the driver that speaks to it; Debian's WebKit is told which site its errors are collected from. */
export const startEngine = ({ driver, executablePath }: FoundEngine, siteUrl: string): Promise<Engine> => {
  if (driver === "bidi") return startStockFirefox(executablePath);
  if (driver === "webdriver") return startDebianWebkit(executablePath, siteUrl);
  if (driver === "chromium") return startPlaywrightEngine(chromium, { executablePath, args: browserArgs });
  return startPlaywrightEngine({ firefox, webkit }[driver], { executablePath });
};

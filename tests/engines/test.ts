import { writeFile } from "node:fs/promises";
import { chromium, expect, firefox, test as base, webkit } from "@playwright/test";
import { browserArgs } from "../support/find-browser.ts";
import type { Engine } from "./drivers/driver.ts";
import { startDebianWebkit } from "./drivers/debian-webkit.ts";
import { startPlaywrightEngine } from "./drivers/playwright-engine.ts";
import { startStockFirefox } from "./drivers/stock-firefox.ts";
import type { FoundEngine } from "./find-engines.ts";
import { Visitor } from "./visitor.ts";

const startEngine = ({ driver, executablePath }: FoundEngine, siteUrl: string): Promise<Engine> => {
  if (driver === "bidi") return startStockFirefox(executablePath);
  if (driver === "webdriver") return startDebianWebkit(executablePath, siteUrl);
  if (driver === "chromium") return startPlaywrightEngine(chromium, { executablePath, args: browserArgs });
  return startPlaywrightEngine({ firefox, webkit }[driver], { executablePath });
};

export type EngineOptions = { found: FoundEngine; siteUrl: string };

/** A journey has a visitor of its own, and fails if its pages had errors. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
  found: [undefined as never, { option: true, scope: "worker" }],
  siteUrl: ["", { option: true, scope: "worker" }],
  engine: [
    async ({ found, siteUrl }, provide) => {
      const engine = await startEngine(found, siteUrl);
      await provide(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ engine, siteUrl }, provide, testInfo) => {
    const driver = await engine.visit();
    await driver.resize(1280, 800);
    await provide(new Visitor(driver, siteUrl));
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath("screenshot.png"), await driver.screenshot());
    }
    const errors = await driver.errors();
    await driver.close();
    expect(errors, "errors and policy violations").toEqual([]);
  },
});

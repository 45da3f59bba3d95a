import { writeFile } from "node:fs/promises";
import { expect, test as base } from "@playwright/test";
import type { Engine } from "./drivers/driver.ts";
import type { FoundEngine } from "./find-engines.ts";
import { startEngine } from "./start-engine.ts";
import { Visitor } from "./visitor.ts";

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

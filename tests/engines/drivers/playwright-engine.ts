import type { BrowserType, LaunchOptions } from "@playwright/test";
import { type Driver, type Engine, keys } from "./driver.ts";

/** The status of a page or endpoint is what the journey asked for; other failures to load are errors. */
const isStatus = /^Failed to load resource: the server responded with a status of/;

/** The engines that Playwright drives itself: Chromium, and its own builds of Firefox and WebKit. */
export async function startPlaywrightEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    close: () => browser.close(),
    async visit(): Promise<Driver> {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isStatus.test(message.text())) errors.push(message.text());
      });
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: "commit" })),
        reload: async () => void (await page.reload({ waitUntil: "commit" })),
        evaluate: (script) => page.evaluate(script),
        async click(script) {
          const element = await page.evaluateHandle<HTMLElement>(script);
          await element.click();
        },
        async type(text) {
          for (const character of text) {
            const key = Object.entries(keys).find(([, value]) => value === character)?.[0];
            if (key) await page.keyboard.press(key);
            else await page.keyboard.type(character);
          }
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        errors: async () => [...errors],
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
  };
}

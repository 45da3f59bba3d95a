import { brotliCompressSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { gotoQuiet, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

type Weight = { html: number; css: number; script: number; font: number };

/** Compressed kilobytes of a first visit, before the visitor does anything. */
const budgets: Record<string, Weight> = {
  "/": { html: 36, css: 12, script: 120, font: 70 },
  "/pricing": { html: 22, css: 12, script: 118.2, font: 70 },
  "/intermediate-fullstack-course": { html: 24, css: 12, script: 118, font: 70 },
  "/faq": { html: 22, css: 12, script: 117, font: 70 },
  "/blog": { html: 22, css: 12, script: 118.5, font: 70 },
  "/blog/docker-for-beginners": { html: 25, css: 12, script: 120.2, font: 70 },
  "/help": { html: 22, css: 12, script: 120.5, font: 70 },
};

const kinds: Record<string, keyof Weight> = { document: "html", script: "script", font: "font" };

async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { html: 0, css: 0, script: 0, font: 0 };
  page.on("response", (response) => {
    const kind = kinds[response.request().resourceType()];
    if (kind) weight[kind] += Number(response.headers()["content-length"]) / 1000;
  });
  const response = await gotoQuiet(page, path);
  // The styles are inlined in the HTML: their compressed size is measured separately.
  const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec((await response?.text()) ?? "") ?? [];
  weight.css = brotliCompressSync(styles).length / 1000;
  return weight;
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget of bytes`, async ({ page }) => {
    // The server makes its pages as small as they get a while after its start.
    const bytesOfPage = async () => Number((await page.request.head(path)).headers()["content-length"]) / 1000;
    await expect.poll(bytesOfPage, { timeout: 45_000 }).toBeLessThanOrEqual(budget.html);
    const weight = await weigh(page, path);
    for (const kind of ["html", "css", "script", "font"] as const) {
      expect.soft(weight[kind], kind).toBeGreaterThan(1);
      expect.soft(weight[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
  });
}

import { brotliCompressSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { gotoQuiet, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

const kinds = ["html", "text", "inlined", "css", "script", "font"] as const;
type Weight = Record<(typeof kinds)[number], number>;

/** Kilobytes of a first visit, before the visitor does anything: compressed, and `text`, the HTML as the browser reads it. */
const budgets: Record<string, Weight> = {
  "/": { html: 24, text: 160, inlined: 5.6, css: 11.5, script: 121.4, font: 70 },
  "/pricing": { html: 15, text: 81, inlined: 6.2, css: 11.5, script: 119, font: 70 },
  "/try": { html: 12.1, text: 56, inlined: 5.6, css: 12, script: 121.7, font: 70 },
  "/intermediate-fullstack-course": { html: 14.2, text: 74, inlined: 5.6, css: 11.5, script: 120.6, font: 70 },
  "/faq": { html: 14, text: 70, inlined: 6.1, css: 11.5, script: 117.9, font: 70 },
  "/blog": { html: 13.6, text: 84, inlined: 6, css: 11.5, script: 119.9, font: 70 },
  "/blog/docker-for-beginners": { html: 18, text: 90, inlined: 7, css: 11.5, script: 121.3, font: 70 },
  "/help": { html: 12.4, text: 61, inlined: 5.8, css: 11.5, script: 121.4, font: 70 },
};

const kindOf: Record<string, keyof Weight> = { document: "html", stylesheet: "css", script: "script", font: "font" };

async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { html: 0, text: 0, inlined: 0, css: 0, script: 0, font: 0 };
  const weighed = new Set<string>();
  page.on("response", (response) => {
    const kind = kindOf[response.request().resourceType()];
    // A sheet that a second link names comes out of the browser's cache.
    if (kind && !weighed.has(response.url())) weight[kind] += Number(response.headers()["content-length"]) / 1000;
    weighed.add(response.url());
  });
  const html = (await (await gotoQuiet(page, path))?.body())?.toString() ?? "";
  weight.text = Buffer.byteLength(html) / 1000;
  const [, styles = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  weight.inlined = brotliCompressSync(styles).length / 1000;
  return weight;
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget of bytes`, async ({ page }) => {
    // The server makes its pages as small as they get a while after its start.
    const bytesOfPage = async () => Number((await page.request.head(path)).headers()["content-length"]) / 1000;
    await expect.poll(bytesOfPage, { timeout: 45_000 }).toBeLessThanOrEqual(budget.html);
    const weight = await weigh(page, path);
    for (const kind of kinds) {
      expect.soft(weight[kind], kind).toBeGreaterThan(1);
      expect.soft(weight[kind], kind).toBeLessThanOrEqual(budget[kind]);
    }
  });
}

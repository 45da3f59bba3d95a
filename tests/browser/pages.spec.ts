import { expect, test } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { sitePages } from "../support/site-pages.ts";

test("every page is complete without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const { path, heading, texts } of sitePages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toContainText(heading);
    for (const text of texts) await expect(page.getByRole("main"), path).toContainText(text);
    await expect(page.getByRole("contentinfo").getByRole("link"), path).toHaveCount(Object.keys(pages).length - 1);
  }
  await context.close();
});

test("without JavaScript all 58 days and all 20 answers are there to open", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("summary:visible")).toHaveCount(78);
  await page.getByText("Database practice").click();
  await expect(page.locator("#day-42")).toBeVisible();
  await page.getByText("Can I get a refund?").click();
  await expect(page.locator("#faq-refunds")).toBeVisible();
  await page.goto("/curriculum#day-50");
  await expect(page.locator("#day-50")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  const missing = await page.goto("/nowhere");
  expect(missing?.status()).toBe(404);
  await expect(page.getByText("/nowhere")).toBeVisible();
  await context.close();
});

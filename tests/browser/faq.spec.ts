import { expect, type Page, test } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";

const questions = (page: Page) =>
  page.getByRole("region", { name: "Frequently Asked Questions" }).locator("summary:visible");
const search = (page: Page) => page.getByPlaceholder("Search FAQs or ask a question...");

test("twenty questions, five a page; turning the page closes the open answer", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  await expect(questions(page)).toHaveCount(5);
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
  await questions(page).first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 4")).toBeVisible();
  await expect(page.locator("details[open]")).toHaveCount(0);
  await expect(page).toHaveURL("/faq?faq=2");
  await page.goBack();
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  await page.goto("/faq?faq=4", { waitUntil: "networkidle" });
  await expect(page.getByText("Page 4 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
});

test("a search typed before hydration runs after it", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await search(page).fill("refund");
  releaseScripts();
  await expect(page.getByText(/matching question/)).toBeVisible();
});

test("a search waits half a second, counts its matches and opens the best", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/faq", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  // From here on the test controls the clock.
  await page.clock.pauseAt(60_000);
  await search(page).fill("refund");
  await page.clock.runFor(450);
  await expect(page.getByText(/matching question/)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByText("Found 1 matching question(s)")).toBeVisible();
  await expect(questions(page)).toHaveText(["Can I get a refund?"]);
  await page.clock.runFor(150);
  await expect(page.locator("details[open]")).toContainText("Can I get a refund?");
  await expect(page.getByText(/Page \d of \d/)).toHaveCount(0);
});

test("matches in the question come before matches in the answer", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  await search(page).fill("certificate");
  await expect(page.getByText(/Found \d+ matching question\(s\)/)).toBeVisible();
  await expect(questions(page).first()).toHaveText("Do I get a certificate?");
});

test("clearing the search, or typing spaces only, brings the whole list back", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  await search(page).fill("mcp");
  await expect(page.getByText(/matching question/)).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear search" })).toHaveCount(0);
  await search(page).fill("   ");
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
});

for (const path of ["/faq#faq-refunds", "/#faq-refunds"]) {
  test(`${path} opens and shows that answer`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("#faq-refunds")).toBeInViewport();
    await expect(page.getByText("Page 3 of 4")).toBeVisible();
  });
}

import { expect, type Page, test } from "@playwright/test";

const address = (page: Page) => page.getByRole("region", { name: "Contact" });

async function expectWholePage(page: Page) {
  for (const name of ["Course Curriculum", "Pricing", "Course Benefits", "Student Reviews"]) {
    // Only what is laid out is in the accessibility tree.
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("article", { name: "Advanced Phase" })).toContainText("₹1,000");
}

test("a long page is soon laid out to its end, without a scroll", async ({ page }) => {
  await page.goto("/");
  await expectWholePage(page);
  await expect(page.locator("html")).not.toHaveClass(/arriving/);
});

test("also when the scripts never come", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expectWholePage(page);
});

test("also when the fonts never come", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expectWholePage(page);
});

test("an address further down is shown at once, in its place", async ({ page }) => {
  await page.goto("/#contact");
  await expect(address(page)).toBeInViewport();
  await page.reload();
  await expect(address(page)).toBeInViewport();
});

test("nothing moves while a page arrives", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.dispatchEvent(new CustomEvent("moved", { detail: entry }));
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("moved", (event) => {
      const { value } = (event as CustomEvent<PerformanceEntry & { value: number }>).detail;
      document.documentElement.dataset["moved"] = String(
        Number(document.documentElement.dataset["moved"] ?? 0) + value,
      );
    });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator("html")).not.toHaveClass(/arriving/);
  const moved = await page.evaluate(() => Number(document.documentElement.dataset["moved"] ?? 0));
  expect(moved).toBeLessThan(0.002);
});

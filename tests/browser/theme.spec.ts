import { expect, test } from "@playwright/test";
import { gotoHydrated, reloadHydrated, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

const dark = "rgb(10, 18, 21)";
const light = "rgb(245, 245, 239)";

test("the toggle switches to light, by keyboard back, and is remembered", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.getByRole("button", { name: "Switch theme" }).click();
  await expect(page.locator("body")).toHaveCSS("background-color", light);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await reloadHydrated(page);
  await expect(page.locator("body")).toHaveCSS("background-color", light);
  await page.getByRole("button", { name: "Switch theme" }).press("Space");
  await expect(page.locator("body")).toHaveCSS("background-color", dark);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("with system the theme follows the system live, and the toggle takes the opposite", async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem("theme") ?? localStorage.setItem("theme", "system"));
  await page.emulateMedia({ colorScheme: "light" });
  await gotoHydrated(page, "/about");
  await expect(page.locator("body")).toHaveCSS("background-color", light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", dark);
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Switch theme" }).click();
  await expect(page.locator("body")).toHaveCSS("background-color", dark);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("a stored light theme is there before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  // With the scripts blocked, the page stays as the first paint shows it.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await expect(page.locator("body")).toHaveCSS("background-color", light);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#f5f5ef");
});

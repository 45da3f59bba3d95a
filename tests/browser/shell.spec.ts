import { expect, test } from "@playwright/test";

const entries = ["Home", "Curriculum", "Benefits", "Pricing", "Contact"];

test("the bar shows wordmark, label and the five entries", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(bar.getByText("58 Days")).toBeVisible();
  await expect(bar.getByText("Course", { exact: true })).toBeVisible();
  await expect(bar.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(entries);
});

test("on the home page entries scroll to their section", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("elsewhere entries go to their page, which starts at the top", async ({ page }) => {
  await page.goto("/about");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  for (const [name, path] of [
    ["Curriculum", "/curriculum"],
    ["Benefits", "/benefits"],
    ["Pricing", "/pricing"],
    ["Contact", "/contact"],
    ["Home", "/"],
  ] as const) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("an address with a section lands on that section", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "See Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
});

test("the bar becomes compact after 50 pixels", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(73);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(57);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(73);
});

test("on a phone the menu is a panel that closes after a choice", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link")).toHaveText(entries);
  await menu.getByRole("link", { name: "Benefits" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: "Course Benefits" })).toBeInViewport();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("the first tab stop skips to the content", async ({ page }) => {
  await page.goto("/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the footer leads to all thirteen pages", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("link");
  const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
  expect(new Set(paths)).toEqual(
    new Set([
      "/beginner-python-course",
      "/intermediate-fullstack-course",
      "/advanced-ai-bot-course",
      "/blog",
      "/teacher",
      "/about",
      "/curriculum",
      "/benefits",
      "/pricing",
      "/reviews",
      "/faq",
      "/help",
      "/contact",
    ]),
  );
  expect(paths).toHaveLength(13);
});

test("an unknown path answers 404 and shows itself as plain text", async ({ page }) => {
  const response = await page.goto("/day/59<img src=x onerror=alert(1)>");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByText("It might have been moved or deleted.")).toBeVisible();
  await expect(page.getByText("/day/59<img src=x onerror=alert(1)>")).toBeVisible();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
});

test("Go Back on an unknown path returns to the page before", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
});

test("the server error page says so, asks not to be indexed and can be tried again", async ({ page }) => {
  const response = await page.goto("/500");
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { name: "500 Server Error" })).toBeVisible();
  await expect(
    page.getByText("Something went wrong on our end. Our team has been notified and is working on a fix."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Try Again" }).click();
  await reloaded;
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});

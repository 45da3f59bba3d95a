import { expect, test } from "@playwright/test";

test("the footer leads to the legal pages, whose contents lead on to each part", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/pricing");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveTitle("Terms | 58 Days Course");
  await footer.getByRole("link", { name: "Refunds" }).click();
  await expect(page).toHaveTitle("Refunds | 58 Days Course");
  await expect(page.getByRole("note")).toContainText("This text is a template.");
  await footer.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await expect(page.getByText("Version 1.4 · November 18, 2026")).toBeVisible();

  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText("On this page").focus();
  await page.keyboard.press("Enter");
  await contents.getByRole("link", { name: "Your rights" }).click();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
});

test("the privacy page says what this site does, and prints dark on white", async ({ page }) => {
  await page.goto("/privacy");
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("What we store")).toContainText("A scrambled form of your network address");
  await expect(part("Who gets to see it")).toContainText("No other service");
  await expect(part("How long we keep it")).toContainText("until you ask us to delete it");
  await expect(part("Your rights").getByRole("link", { name: "support@example.com" })).toHaveAttribute(
    "href",
    "mailto:support@example.com",
  );
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(part("Your rights")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your rights" })).toHaveCSS("color", "rgb(0, 0, 0)");
});

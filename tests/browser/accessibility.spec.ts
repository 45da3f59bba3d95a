import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { sitePages } from "../support/site-pages.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoViolation(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")}`),
  );
  expect(found, where).toEqual([]);
}

for (const theme of ["dark", "light"]) {
  for (const width of [360, 1280]) {
    test(`no axe violation on any page, ${theme} at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      await page.setViewportSize({ width, height: 800 });
      for (const path of [...sitePages.map((entry) => entry.path), "/500", "/nowhere"]) {
        await page.goto(path);
        await expectNoViolation(page, path);
      }
    });
  }

  test(`no axe violation in open states, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expectNoViolation(page, "open menu");
    await page.keyboard.press("Escape");
    await page.getByRole("article", { name: "Beginner Phase" }).getByRole("button", { name: "Enroll Now" }).click();
    const dialog = page.getByRole("dialog");
    await expectNoViolation(page, "open dialog");
    await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoViolation(page, "error shown");
    await page.keyboard.press("Escape");
    await page.goto("/#day-3");
    await expect(page.locator("#day-3")).toBeVisible();
    await expectNoViolation(page, "open day");
  });
}

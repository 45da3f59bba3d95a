import { expect, test } from "@playwright/test";
import { gotoHydrated } from "../support/page-actions.ts";
import { expectPrintable } from "../support/print-checks.ts";

test("on paper all questions and days are open", async ({ page }) => {
  await gotoHydrated(page, "/");
  await expectPrintable(page);
  for (const id of ["faq-fees", "faq-deployment", "day-1", "day-30", "day-58"]) {
    const isShown = page
      .locator(`#${id}`)
      .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }) && it.clientHeight > 20);
    expect(await isShown, id).toBe(true);
  }
});

test("a page takes few sheets, and no price is cut in two", async ({ page }) => {
  const maxSheets = { "/": 12, "/curriculum": 9, "/pricing": 3, "/teacher": 2 };
  for (const [path, most] of Object.entries(maxSheets)) {
    await test.step(path, async () => {
      await gotoHydrated(page, path);
      const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);
    });
  }
  await gotoHydrated(page, "/pricing");
  await page.emulateMedia({ media: "print" });
  for (const card of await page.getByRole("article").all()) await expect(card).toHaveCSS("break-inside", "avoid");
});

import { expect, test, type Page } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { expectNothingCut, readingWidths, withSpacedTexts, expectLargeTargets } from "../support/layout-checks.ts";
import { gotoHydrated, renderOffscreenParts, resizeTo } from "../support/page-actions.ts";
import { sitePages, visitorPaths } from "../support/site-pages.ts";

// The contact form and the FAQ are checked in all their states, by accessibility.spec.ts.
const hasStates = (path: string) => path === "/contact" || path === "/faq";

for (const path of visitorPaths) {
  test(`${path} is whole, without an error, accessible in both themes, easy to press and cut nowhere`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    await expectTexts(page, path);
    await page.setViewportSize({ width: 360, height: 700 });
    const status = (await gotoHydrated(page, path))?.status();
    await renderOffscreenParts(page);
    // All looks at one width together: to lay a page out anew takes longer than most of them.
    for (const width of readingWidths) {
      await resizeTo(page, { width, height: 700 });
      await expectNothingCut(page, `at ${width} px`);
      await withSpacedTexts(page, () => expectNothingCut(page, `at ${width} px with a reader's own text spacing`));
      if (width !== 360 && width !== 1280) continue;
      await expectLargeTargets(page, `at ${width} px`);
      if (!hasStates(path)) await expectNoViolation(page, path, [width]);
    }
    // The browser logs the status of an error page.
    expect(complaints.filter((text) => status === 200 || !text.includes(`status of ${status}`))).toEqual([]);
  });
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/** In a visit with motion: what moves must not end in an error either. */
async function expectTexts(page: Page, path: string) {
  const expected = sitePages.find((entry) => entry.path === path);
  if (!expected) return;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const response = await gotoHydrated(page, path);
  expect(response?.status()).toBe(200);
  const heading = new RegExp(`^${expected.heading.replaceAll(/[.?]/g, "\\$&")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const text of expected.texts) await expect(page.getByRole("main")).toContainText(text);
  await page.emulateMedia({ reducedMotion: "reduce" });
}

import { expect, test, type Page } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { expectNothingCut, readingWidths, withSpacedTexts, expectLargeTargets } from "../support/layout-checks.ts";
import { gotoHydrated, renderOffscreenParts, resizeTo } from "../support/page-actions.ts";
import { expectPrintable } from "../support/print-checks.ts";
import { sitePages, visitorPaths } from "../support/site-pages.ts";

// The contact form and the FAQ are checked in all their states, by accessibility.spec.ts.
const hasStates = (path: string) => path === "/contact" || path === "/faq";

for (const path of visitorPaths) {
  test(`${path} is whole, without an error, accessible in both themes, easy to press, cut nowhere and dark on white on paper`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    // With motion at first: what moves must not end in an error either.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 360, height: 700 });
    const status = (await gotoHydrated(page, path))?.status();
    await expectTexts(page, path, status);
    await page.emulateMedia({ reducedMotion: "reduce" });
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
    await expectPrintable(page);
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

async function expectTexts(page: Page, path: string, status: number | undefined) {
  const expected = sitePages.find((entry) => entry.path === path);
  if (!expected) return;
  expect(status).toBe(200);
  const heading = new RegExp(`^${expected.heading.replaceAll(/[.?]/g, "\\$&")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const text of expected.texts) await expect(page.getByRole("main")).toContainText(text);
}

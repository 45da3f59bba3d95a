import { test } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { expectNothingCut, spaceTexts } from "../support/cut-texts.ts";
import { gotoHydrated } from "../support/goto-hydrated.ts";
import { renderOffscreenParts } from "../support/render-offscreen-parts.ts";
import { resizeTo } from "../support/resize-to.ts";
import { visitorPaths } from "../support/site-pages.ts";
import { expectLargeTargets } from "../support/small-targets.ts";

test.use({ viewport: { width: 360, height: 800 } });

// The contact form and the FAQ are checked in all their states, by accessibility.spec.ts.
const hasStates = (path: string) => path === "/contact" || path === "/faq";

for (const path of visitorPaths) {
  test(`${path} is accessible in both themes, easy to press and cut nowhere, at any width`, async ({ page }) => {
    // Contrast of the home page alone takes half a minute on a busy machine.
    test.setTimeout(120_000);
    await gotoHydrated(page, path);
    await renderOffscreenParts(page);
    for (const width of [360, 1280]) {
      await resizeTo(page, { width, height: 800 });
      await expectLargeTargets(page, `at ${width} px`);
      if (!hasStates(path)) await expectNoViolation(page, path, [width]);
    }
    await expectNothingCut(page, "plain");
    await spaceTexts(page);
    await expectNothingCut(page, "with a reader's own text spacing");
  });
}

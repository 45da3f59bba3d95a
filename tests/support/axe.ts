import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { run } from "axe-core";
import { renderOffscreenParts, resizeTo } from "./page-actions.ts";

declare global {
  interface Window {
    axe?: { run: typeof run };
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks the page as it is now at each width: all rules in the dark theme, only the colour rules in the light one. All in one visit: the
 * page, its state and the compiled rules are there already. Leaves the page at the first width.
 */
export async function expectNoViolation(page: Page, where: string, widths: readonly number[] = [360, 1280]) {
  await renderOffscreenParts(page);
  await loadAxe(page);
  for (const width of widths) {
    const place = `${where} at ${width} px`;
    await resizeTo(page, { width, height: 800 });
    expect(await listViolations(page, "tag", rules), `${place}, dark`).toEqual([]);
    await setTheme(page, "light");
    expect(await listViolations(page, "rule", colourRules), `${place}, light`).toEqual([]);
    await setTheme(page, "dark");
  }
  await resizeTo(page, { width: widths[0] ?? 360, height: 800 });
}

/** The colours of a page as an audit meets it: most of its parts are not laid out, and what is in them has no place yet. */
export async function expectColoursOfArrival(page: Page) {
  await loadAxe(page);
  expect(await listViolations(page, "rule", colourRules)).toEqual([]);
}

async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
}

const listViolations = (page: Page, type: "tag" | "rule", values: string[]) =>
  page.evaluate(
    async (runOnly) => {
      // The details of what passes are half of the time.
      const found = await window.axe?.run(document, { runOnly, resultTypes: ["violations"] });
      if (!found || found.passes.length === 0) return ["axe checked nothing"];
      return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
    },
    { type, values },
  );

/** At once: a colour that is still on its way to the other theme is no finding. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.setAttribute("data-theme", value);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);

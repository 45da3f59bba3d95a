import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { renderOffscreenParts } from "./render-offscreen-parts.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** Checks the page as it is now: all rules in the dark theme, only the colour rules in the light one. */
export async function expectNoViolation(page: Page, where: string) {
  await renderOffscreenParts(page);
  expect(await listViolations(axe(page).withTags(rules)), `${where}, dark`).toEqual([]);
  await setTheme(page, "light");
  expect(await listViolations(axe(page).withRules(colourRules)), `${where}, light`).toEqual([]);
  await setTheme(page, "dark");
}

// The site has no frames: one injection is enough, where the default opens a page more to join the frames' results.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function listViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => document.documentElement.setAttribute("data-theme", value), theme);

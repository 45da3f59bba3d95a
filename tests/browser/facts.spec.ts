import { expect, test } from "@playwright/test";
import { contentStrings, namedFacts } from "../support/named-facts.ts";
import { sitePages } from "../support/site-pages.ts";

/** What a visitor reads as a figure: money, counts with a plus, shares, ratings, dates. */
const figure =
  /₹\d+(?:,\d+)*|\$\d+\+?|\d+(?:\.\d+)?%|\d+\.\d+\/\d+|\d+\+|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}|\d{4}-\d{2}-\d{2}/g;

test("every price, count, rating and date on every page comes from a named content entry", async ({
  browser,
  baseURL,
}) => {
  const facts = namedFacts();
  const strings = await contentStrings();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const untraced: string[] = [];
  let traced = 0;

  for (const { path } of sitePages) {
    await page.goto(path);
    const blocks = await page.evaluate(() => {
      const texts: string[] = [];
      const walk = (element: Element) => {
        if (["SCRIPT", "STYLE", "SVG"].includes(element.tagName.toUpperCase())) return;
        // A block without blocks inside is one piece of text, whatever spans it is made of.
        const inner = [...element.children].filter((child) => getComputedStyle(child).display !== "inline");
        if (inner.length > 0) inner.forEach(walk);
        const own = [...element.childNodes].filter((node) => node.nodeType === 3 || !inner.includes(node as Element));
        const text = own
          .map((node) => node.textContent)
          .join("")
          .replaceAll(/\s+/g, " ")
          .trim();
        if (/\d/.test(text)) texts.push(text);
      };
      walk(document.body);
      return texts;
    });
    for (const text of blocks) {
      // Figures count wherever they stand; any other number must be part of a fact or of a content text.
      for (const [shown] of text.matchAll(figure)) {
        if (facts.has(shown) || facts.has(`Save ${shown}`)) traced += 1;
        else untraced.push(`${path}: ${shown} in "${text}"`);
      }
      if (!isAccountedFor(text)) untraced.push(`${path}: "${text}"`);
    }
  }

  function isAccountedFor(text: string): boolean {
    if (strings.has(text)) return true;
    let rest = text;
    for (const known of [...strings.keys()].filter((entry) => entry.length > 3 && text.includes(entry)))
      rest = rest.replaceAll(known, " ");
    for (const fact of [...facts.keys()].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(fact, " ");
    return !/\d/.test(rest);
  }

  expect(untraced).toEqual([]);
  expect(traced).toBeGreaterThan(100);
  await context.close();
});

import { expect, type Page, test } from "@playwright/test";
import { contentStrings, namedFacts } from "../support/named-facts.ts";
import { sitePages } from "../support/site-pages.ts";

/** What a visitor reads as a figure: money, counts with a plus, shares, ratings, dates. */
const figure =
  /₹\d+(?:,\d+)*|\$\d+\+?|\d+(?:\.\d+)?%|\d+\.\d+\/\d+|\d+\+|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}|\d{4}-\d{2}-\d{2}/g;

test("every price, count, rating and date on every page comes from a named content entry", async ({
  browser,
  baseURL,
}) => {
  const named = namedFacts();
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
        if (named.has(shown) || named.has(`Save ${shown}`)) traced += 1;
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
    for (const fact of [...named.keys()].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(fact, " ");
    return !/\d/.test(rest);
  }

  expect(untraced).toEqual([]);
  expect(traced).toBeGreaterThan(100);
  await context.close();
});

const facts = (page: Page) => page.getByRole("region", { name: "At a glance" });

test("what decides is in one look on the pages that sell, and what is not set is asked in one press", async ({
  page,
}) => {
  for (const [path, time] of [
    ["/", "About 2 hours (Beginner), 3 hours (Intermediate, Advanced)."],
    ["/pricing", "About 2 hours (Beginner), 3 hours (Intermediate, Advanced)."],
    ["/advanced-ai-bot-course", "About 3 hours."],
  ] as const) {
    await page.goto(path);
    await expect(facts(page).getByRole("term")).toHaveText([
      "Time a day",
      "You need",
      "Payment",
      "Certificate",
      "After Enroll",
    ]);
    await expect(facts(page).getByRole("definition").first()).toContainText(time);
    await expect(facts(page)).toContainText("We answer within 24 hours.");
    await expect(facts(page).getByRole("link", { name: "Read about refunds" })).toHaveAttribute("href", /refunds/);
    await facts(page)
      .getByRole("link", { name: /^Ask us about live or recorded lessons, language, start/ })
      .click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      "Please tell me about live or recorded lessons, language, start, ways to pay and refunds.",
    );
    await expect(page).toHaveURL("/#contact-form");
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("a visitor learns who teaches and which prices a page shows, and finds the others", async ({ page }) => {
  await page.goto("/");
  const guarantee = page.getByRole("listitem").filter({ hasText: "Satisfaction Guaranteed" });
  await expect(guarantee.getByRole("link")).toHaveText("Ask about refunds before you pay");
  // Its title stands in one line with the others.
  const titles = await guarantee.locator("..").getByRole("listitem").locator("> span").all();
  const tops = await Promise.all(titles.map(async (title) => (await title.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  const pricing = page.getByRole("region", { name: "Pricing" });
  await expect(pricing).toContainText(
    "The Advanced Phase is ₹1,000 here and ₹500 on the pricing page. Enroll on either: we honour the price you see there.",
  );
  await pricing.getByRole("link", { name: "Prices on the pricing page" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("main")).toContainText(
    "The Advanced Phase is ₹500 here and ₹1,000 on the home page. Enroll on either: we honour the price you see there.",
  );
  await page.getByRole("link", { name: "Prices on the home page" }).click();
  await expect(page).toHaveURL("/#pricing");

  const teacher = page.getByRole("region", { name: "Who teaches" });
  await expect(teacher.getByRole("heading", { name: "Course Instructor" })).toBeVisible();
  await expect(teacher).toContainText("sample content");
  await teacher.getByRole("link", { name: "Meet the instructor" }).click();
  await expect(page).toHaveURL("/teacher");

  await page.goto("/advanced-ai-bot-course");
  await expect(page.getByRole("complementary", { name: "Price" })).toContainText("₹500 on the pricing page");
  await page.goto("/beginner-python-course");
  await expect(page.getByRole("complementary", { name: "Price" })).not.toContainText("on the pricing page");
});

import { expect, test, type Page } from "@playwright/test";
import { browserArgs, findBrowser } from "../support/find-browser.ts";
import { gotoHydrated, gotoQuiet, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

// As with a screen reader: only then does Chromium expose what `content-visibility` has skipped.
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserArgs, "--force-renderer-accessibility"] },
});

const address = (page: Page) => page.getByRole("region", { name: "Contact" });

/** The accessibility tree, laid out or not. */
async function listHeadings(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.flatMap(({ role, name }) => (role?.value === "heading" ? [name?.value] : []));
}

const expectWholePage = (page: Page) =>
  expect
    .poll(() => listHeadings(page))
    .toEqual(expect.arrayContaining(["Course Curriculum", "Pricing", "Course Benefits", "Student Reviews"]));

const isLaidOut = (page: Page, name: string) =>
  page
    .getByRole("article", { name })
    .locator("> *")
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test("a long page is there to its end for screen readers and searches, though far parts are not laid out", async ({
  page,
}) => {
  await page.goto("/");
  await expectWholePage(page);
  expect(await isLaidOut(page, "Advanced Phase")).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find("₹1,000"))).toBe(
    true,
  );
});

for (const [sign, give] of [
  ["scroll", (page: Page) => page.mouse.wheel(0, 100)],
  ["tap", (page: Page) => page.mouse.click(5, 300)],
  ["key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`the first ${sign} has all of it laid out`, async ({ page }) => {
    await page.goto("/");
    await give(page);
    await expect(page.locator("html")).not.toHaveClass(/defers-layout/);
    await expect.poll(() => isLaidOut(page, "Advanced Phase")).toBe(true);
  });
}

const isHydrated = (page: Page, name: string) =>
  page
    .getByRole("region", { name })
    .evaluate((section) => Object.keys(section).some((key) => key.startsWith("__reactProps")));

const advancedTab = (page: Page) => page.getByRole("tab", { name: "Advanced" });

test("what is far down hydrates with the first sign, and a press reaches it even if nothing came before", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  expect(await isHydrated(page, "Pricing")).toBe(false);
  // As assistive technology presses: neither pointer nor key comes before the click.
  await advancedTab(page).dispatchEvent("click");
  await expect(advancedTab(page)).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => isHydrated(page, "Student Reviews")).toBe(true);
});

test("a link to a section and what is typed and pressed next take effect, though nothing came before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoHydrated(page, "/");
  await page.evaluate(() => {
    const name = document.querySelector<HTMLInputElement>("#contact [name=name]");
    if (name) name.value = "Asha";
    document.querySelector<HTMLElement>('nav a[href$="#pricing"]')?.click();
    // The second writes the first into the URL, long before the router has rendered the link's.
    for (const phase of ["intermediate", "advanced"]) document.getElementById(`phase-tab-${phase}`)?.click();
  });
  await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
  await expect(advancedTab(page)).toHaveAttribute("aria-selected", "true");
  await expect(address(page).getByLabel("Name")).toHaveValue("Asha");
});

test("the benefit counters count before the eyes of a visitor who comes with the wheel", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoHydrated(page, "/");
  const counter = page.getByRole("region", { name: "Course Benefits" }).getByRole("listitem").first();
  const look = () =>
    counter.evaluate((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      const figure = Number(/\$(\d+)\+[^$]*$/.exec(item.textContent)?.[1]);
      return { isSeen: top < innerHeight && bottom > 0, isWholeSeen: top > 0 && bottom < innerHeight, figure };
    });
  await page.mouse.move(640, 400);
  // Until the first sign of going on the page is as the server sent it.
  await page.mouse.wheel(0, 50);
  await expect.poll(async () => (await look()).figure).toBe(0);
  const figures: number[] = [];
  await expect
    .poll(
      async () => {
        const { isSeen, isWholeSeen, figure } = await look();
        if (isSeen) figures.push(figure);
        else expect(figure, "before it is seen").toBe(0);
        if (!isWholeSeen) await page.mouse.wheel(0, 150);
        return figure;
      },
      { intervals: [20] },
    )
    .toBe(5000);
  expect(figures[0]).toBeLessThan(2500);
  expect(figures.filter((figure) => figure > 0 && figure < 5000).length).toBeGreaterThan(1);
});

for (const path of ["/", "/pricing", "/reviews"]) {
  test(`text stays in the site's own type on the way on from ${path} and back`, async ({ page }) => {
    await gotoHydrated(page, path);
    const title = page.getByRole("heading", { level: 1 });
    const first = (await title.textContent()) ?? "";
    const expectOwnType = async () => {
      await expect.poll(() => title.evaluate((it) => getComputedStyle(it).fontFamily)).toMatch(/^"Anek Latin"/);
      const isThere = () =>
        [...document.fonts].some((it) => it.family.includes("Anek Latin") && it.status === "loaded");
      await expect.poll(() => page.evaluate(isThere)).toBe(true);
    };
    await expectOwnType();
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).dispatchEvent("click");
    await expect(title).not.toHaveText(first);
    await expectOwnType();
    await page.goBack();
    await expect(title).toHaveText(first);
    await expectOwnType();
  });
}

test("End leads to the real end, also as the first key", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.keyboard.press("End");
  await expect(page.getByText("Day 1 to day 58")).toBeInViewport();
});

test("a long page is complete even if the scripts never load", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expectWholePage(page);
});

test("a long page is complete even if the fonts never load", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expectWholePage(page);
});

test("an address further down is shown at once, in its place", async ({ page }) => {
  await page.goto("/#contact");
  await expect(address(page)).toBeInViewport();
  await page.reload();
  await expect(address(page)).toBeInViewport();
});

test("no layout shift while a page loads, nor while it is laid out", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.dispatchEvent(new CustomEvent("moved", { detail: entry }));
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("moved", (event) => {
      const { value } = (event as CustomEvent<PerformanceEntry & { value: number }>).detail;
      document.documentElement.dataset["moved"] = String(
        Number(document.documentElement.dataset["moved"] ?? 0) + value,
      );
    });
  });
  await gotoQuiet(page, "/");
  await page.mouse.wheel(0, 4000);
  await expect(page.locator("html")).not.toHaveClass(/defers-layout/);
  // Layout shifts are reported after the frame in which they happened.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const moved = await page.evaluate(() => Number(document.documentElement.dataset["moved"] ?? 0));
  expect(moved).toBeLessThan(0.002);
});

for (const [name, id] of [
  ["See Pricing", "pricing"],
  ["View Curriculum", "curriculum"],
] as const) {
  test(`"${name}" on another page lands under the bar, though nothing came before the press`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await gotoHydrated(page, "/about");
    await page.getByRole("link", { name }).dispatchEvent("click");
    await expect(page).toHaveURL(`/#${id}`);
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((it) => Math.round(it.getBoundingClientRect().top)))
      .toBe(72);
  });
}

for (const [path, neighbor] of [
  ["/faq#faq-refunds", "faq-differentiators"],
  ["/#day-30", "day-28"],
] as const) {
  test(`Back, and a reload, lead to the place that was left on ${path}`, async ({ page }) => {
    await gotoHydrated(page, path);
    // What the fragment opened is in the query too. The page scrolls to it once: only then does a visitor scroll on.
    await expect(page).toHaveURL(/\?/);
    for (const id of [path.split("#")[1], neighbor]) {
      // As typed into the address: an entry of the history that the router did not make.
      await page.evaluate((hash) => (location.hash = hash ?? ""), id);
      const opened = page.locator(`#${id}`);
      // Under the bar, a fifth of the window and the row's own summary, unless the page begins nearer to it.
      const wayLeft = (it: Element) => {
        const { top } = it.getBoundingClientRect();
        return Math.round(top - Math.min(72 + 144 + 72, top + scrollY));
      };
      await expect.poll(() => opened.evaluate(wayLeft)).toBe(0);
    }
    await page.evaluate(() => scrollTo({ top: 95, behavior: "instant" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).dispatchEvent("click");
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(95);
    await page.reload();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(95);
  });
}

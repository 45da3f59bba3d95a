import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { expectApart } from "../support/layout-checks.ts";
import { tabTo } from "../support/keyboard.ts";
import { delayScripts, gotoHydrated } from "../support/page-actions.ts";

const section = (page: import("@playwright/test").Page) => page.getByRole("region", { name: "Course Curriculum" });

test("three tabs, Beginner first, each with its summary", async ({ page }) => {
  await gotoHydrated(page, "/");
  const tabs = section(page).getByRole("tab");
  await expect(tabs).toHaveText([/Beginner/, /Intermediate/, /Advanced/]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  const panel = section(page).getByRole("tabpanel");
  await expect(panel).toHaveCount(1);
  await expect(panel.getByText("Month 1")).toBeVisible();
  await expect(panel.getByText("21 Days of intensive learning")).toBeVisible();
  await tabs.nth(2).click();
  await expect(section(page).getByText("16 Days of intensive learning")).toBeVisible();
});

test("tabs and pages need no network", async ({ page, context }) => {
  await gotoHydrated(page, "/");
  await context.setOffline(true);
  await section(page).getByRole("tab", { name: "Intermediate" }).click();
  const panel = section(page).getByRole("tabpanel", { name: "Intermediate" });
  await panel.getByRole("button", { name: "Next" }).click();
  await expect(panel.getByText("Page 2 of 5")).toBeVisible();
  // Back undoes what the address has, and the address follows after the paint.
  await expect(page).toHaveURL("/?phase=intermediate&intermediate=2");
  await page.evaluate(() => history.back());
  await expect(panel.getByText("Page 1 of 5")).toBeVisible();
});

test("a tab shows its panel at once, then the address follows, and a link pressed meanwhile wins", async ({ page }) => {
  await gotoHydrated(page, "/#day-30");
  await expect(page).toHaveURL("/?phase=intermediate&intermediate=2#day-30");
  const tab = (name: string) => section(page).getByRole("tab", { name });
  const shown = await tab("Advanced").evaluate(async (element: HTMLElement) => {
    element.click();
    // React renders what a press changes in a microtask, anything less urgent later.
    await Promise.resolve();
    return { isSelected: element.ariaSelected, query: location.search };
  });
  expect(shown).toEqual({ isSelected: "true", query: "?phase=intermediate&intermediate=2" });
  await expect(page).toHaveURL("/?phase=advanced&intermediate=2");
  await page.goBack();
  await expect(tab("Intermediate")).toHaveAttribute("aria-selected", "true");

  await tab("Beginner").evaluate((element: HTMLElement) => {
    element.click();
    document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click();
  });
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("five days a page, Back only after the first, Next only before the last", async ({ page }) => {
  await gotoHydrated(page, "/");
  const panel = section(page).getByRole("tabpanel");
  await expect(panel.getByText("Page 1 of 5")).toBeVisible();
  await expect(panel.locator("summary:visible")).toHaveCount(5);
  await expect(panel.getByRole("button", { name: "Back" })).toHaveCount(0);
  for (const number of [2, 3, 4, 5]) {
    await panel.getByRole("button", { name: "Next" }).click();
    await expect(panel.getByText(`Page ${number} of 5`)).toBeVisible();
  }
  await expect(panel.getByRole("button", { name: "Next" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Back" }).click();
  await expect(panel.getByText("Page 4 of 5")).toBeVisible();
});

test("each tab remembers its page, and the browser's Back undoes a step", async ({ page }) => {
  await gotoHydrated(page, "/");
  const panel = section(page).getByRole("tabpanel");
  await panel.getByRole("button", { name: "Next" }).click();
  await expect(panel.getByText("Page 2 of 5")).toBeVisible();
  await section(page)
    .getByRole("tab", { name: /Intermediate/ })
    .click();
  await expect(panel.getByText("Page 1 of 5")).toBeVisible();
  await panel.getByRole("button", { name: "Next" }).click();
  await panel.getByRole("button", { name: "Next" }).click();
  await expect(panel.getByText("Page 3 of 5")).toBeVisible();
  await section(page)
    .getByRole("tab", { name: /Beginner/ })
    .click();
  await expect(panel.getByText("Page 2 of 5")).toBeVisible();
  await expect(page).toHaveURL("/?basic=2&intermediate=3");
  await page.goBack();
  await expect(panel.getByText("Page 3 of 5")).toBeVisible();
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(section(page).getByRole("tab", { name: /Intermediate/ })).toHaveAttribute("aria-selected", "true");
  await expect(panel.getByText("Page 3 of 5")).toBeVisible();
});

test("one day is open at a time and can be closed", async ({ page }) => {
  await gotoHydrated(page, "/");
  const panel = section(page).getByRole("tabpanel");
  const first = panel.getByText("Setup and login");
  const second = panel.getByText("Code hosting", { exact: true });
  const open = panel.locator("details[open]");
  await first.click();
  await expect(open).toHaveCount(1);
  await expect(open.getByRole("listitem")).toHaveCount(3);
  await second.click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Code hosting");
  await second.click();
  await expect(open).toHaveCount(0);
});

for (const path of ["/#day-23", "/curriculum#day-23", "/intermediate-fullstack-course#day-23"]) {
  test(`${path} opens and shows that day`, async ({ page }) => {
    await gotoHydrated(page, path);
    const day = page.locator("#day-23");
    await expect(day).toBeVisible();
    await expect(day).toBeInViewport();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });
}

test("a fragment that the address gets before anything was touched opens its day", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.evaluate(() => (location.hash = "#day-31"));
  await expect(page.locator("details[open] #day-31")).toBeInViewport();
  await expect(page).toHaveURL("/?phase=intermediate&intermediate=2#day-31");
});

test("find in page opens what is folded away", async ({ page }) => {
  await gotoHydrated(page, "/");
  const found = page.locator("#day-50");
  await expect(found).toBeHidden();
  // The page loses the focus to the browser's own search.
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  const fold = page.locator('[hidden="until-found"]').filter({ has: page.locator("#phase-advanced") });
  await expect(fold).toHaveCount(1);
  // The event that the browser fires when find-in-page matches hidden text.
  await fold.dispatchEvent("beforematch");
  await expect(section(page).getByRole("tab", { name: /Advanced/ })).toHaveAttribute("aria-selected", "true");
});

test("the overview shows its figures and eight weeks in three tabs", async ({ page }) => {
  await gotoHydrated(page, "/curriculum");
  for (const stat of ["58 days", "30+ modules", "15+ projects", "1-on-1 mentorship"]) {
    await expect(
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: stat.split(" ")[1] })
        .first(),
    ).toContainText(stat.split(" ")[0] ?? "");
  }
  const weeks = page.getByRole("article");
  await expect(weeks).toHaveCount(3);
  for (const part of ["Topics", "Projects", "Tools"]) {
    await expect(weeks.first().getByRole("heading", { name: part })).toBeVisible();
  }
  await page.getByRole("tab", { name: /Intermediate/ }).click();
  await expect(page).toHaveURL("/curriculum?phase=intermediate");
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("tab", { name: /Advanced/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});

const faqSection = (page: import("@playwright/test").Page) =>
  page.getByRole("region", { name: "Frequently Asked Questions" });

test("tab and pages stay while the visitor goes about the page", async ({ page }) => {
  await gotoHydrated(page, "/?phase=advanced&advanced=2&faq=3");
  const main = page.getByRole("navigation", { name: "Main" });
  const ways = [
    main.getByRole("link", { name: "Pricing" }),
    main.getByRole("link", { name: "Curriculum" }),
    main.getByRole("link", { name: "Home" }),
    page.getByRole("link", { name: "Join Now" }),
  ];
  for (const way of ways) {
    await way.click();
    await expect(section(page).getByRole("tab", { name: /Advanced/ })).toHaveAttribute("aria-selected", "true");
    await expect(section(page).getByText("Page 2 of 4")).toBeVisible();
    await expect(faqSection(page).getByText("Page 3 of 4")).toBeVisible();
  }
  await expect(page).toHaveURL("/?phase=advanced&advanced=2&faq=3#pricing");
});

test("what a link to a day or an answer opened stays when the visitor goes on", async ({ page }) => {
  await gotoHydrated(page, "/#day-30");
  await expect(page).toHaveURL("/?phase=intermediate&intermediate=2#day-30");
  const tab = section(page).getByRole("tab", { name: /Intermediate/ });
  await expect(section(page).getByText("Page 2 of 5")).toBeVisible();
  await faqSection(page).getByRole("button", { name: "Next" }).click();
  await expect(faqSection(page).getByText("Page 2 of 4")).toBeVisible();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(section(page).getByText("Page 2 of 5")).toBeVisible();
  await gotoHydrated(page, "/#faq-refunds");
  await expect(page).toHaveURL("/?faq=3#faq-refunds");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await expect(faqSection(page).getByText("Page 3 of 4")).toBeVisible();
});

test("the week overview keeps its tab when its own entry is chosen again", async ({ page }) => {
  await gotoHydrated(page, "/curriculum?phase=advanced");
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Curriculum" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("tab", { name: /Advanced/ })).toHaveAttribute("aria-selected", "true");
});

test("a tab pressed before the page's code is there takes effect when it is", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const tab = page.getByRole("tab", { name: "Intermediate" });
  await tab.click();
  releaseScripts();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#phase-intermediate")).toBeVisible();
});

test("whatever a visitor ticks stays on the device, fills their squares and comes along when they enroll", async ({
  page,
}) => {
  await gotoHydrated(page, "/curriculum#day-3");
  const tasks = page.getByRole("group").filter({ hasText: "Python basics" }).getByRole("checkbox");
  await expect(tasks).toHaveCount(3);
  for (const task of await tasks.all()) await task.check();
  await expect(page.getByText("1 of 58 days done")).toBeVisible();
  await expectNoViolation(page, "a day that is ticked", [360]);
  // Also in the squares of a page that shows the course, with the next visit.
  const hero = page.locator("#hero");
  await gotoHydrated(page, "/");
  await expect(hero.getByText("1 of 58 days done")).toBeVisible();
  await expect(hero.getByRole("link", { name: "Day 3 · Python basics, done" })).toHaveCount(1);
  await gotoHydrated(page, "/curriculum#day-3");
  await expect(tasks.nth(2)).toBeChecked();
  await tasks.nth(2).uncheck();
  await expect(page.getByText("0 of 58 days done")).toBeVisible();

  await gotoHydrated(page, "/pricing");
  await page.getByRole("button", { name: "Enroll Now" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full Name").fill("Asha");
  await dialog.getByLabel("Email Address").fill("asha.ticks@example.com");
  const sent = page.waitForRequest("**/api/enrollments");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ daysDone: "3 (1, 2)" });
});

test("the first tick shows in the squares of the hero and of the calendar at once", async ({ page }) => {
  await gotoHydrated(page, "/?phase=beginner#day-1");
  const tasks = page.getByRole("group").filter({ hasText: "Setup and login" }).getByRole("checkbox");
  await tasks.first().check();
  for (const task of await tasks.all()) await task.check();
  for (const drawing of ["#hero", "#curriculum"]) {
    const done = page.locator(drawing).getByRole("link", { name: "Day 1 · Setup and login, done" });
    await expect(done).toHaveCount(1);
    await expect(page.locator(drawing).locator(".days-done")).toHaveText("1 of 58 days done");
  }
});

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`the hero's figure fills up with what is done, square on square, and moves nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, "/");
    const hero = page.locator("#hero");
    const places = () =>
      hero.evaluate((it) => [...it.querySelectorAll("h1, svg, ul")].map((part) => part.getBoundingClientRect().top));
    const before = await places();
    await expect(hero.locator("path").last()).toHaveCSS("fill-opacity", "1");

    await page.evaluate(() => localStorage.setItem("plan-ticks", "1, 58"));
    await gotoHydrated(page, "/");
    const count = hero.getByText("2 of 58 days done");
    await expect(count).toBeVisible();
    expect(await places()).toEqual(before);
    for (const part of [hero.locator("svg").first(), hero.locator("h1 [aria-hidden]"), hero.locator("ul").first()]) {
      await expectApart(count, part);
    }
    await expect(hero.locator("path").last()).toHaveCSS("fill-opacity", "0.16");
    const last = hero.getByRole("link", { name: /^Day 58 · .*, done$/ });
    const [link, square] = [await last.boundingBox(), await boxOfSquare(hero, 58)];
    for (const side of ["x", "y", "width", "height"] as const) {
      expect(Math.abs((link?.[side] ?? 0) - square[side]), side).toBeLessThan(2);
    }
    const fills = await hero
      .getByRole("link", { name: /^Day (57|58) / })
      .evaluateAll((links) => links.map((it) => getComputedStyle(it).backgroundColor));
    expect(fills).toEqual(["rgba(0, 0, 0, 0)", "rgb(242, 240, 234)"]);
  });
}

test("an arrow key at the edge of the hero's figure does not scroll the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await gotoHydrated(page, "/");
  await page.locator("#hero").getByRole("link", { name: "The 58 days, square by square" }).focus();
  const first = page.locator("#hero").getByRole("link", { name: "Day 1 · Setup and login" });
  await expect(first).toBeFocused();
  await page.keyboard.press("End");
  const last = page.locator("#hero").getByRole("link", { name: /^Day 58 / });
  await expect(last).toBeFocused();
  const seen = await page.evaluateHandle(() => {
    const prevented: boolean[] = [];
    addEventListener("keydown", (event) => prevented.push(event.defaultPrevented));
    return prevented;
  });
  await page.keyboard.press("ArrowDown");
  expect(await seen.jsonValue()).toEqual([true]);
  await expect(last).toBeFocused();
});

test("each square of the hero and of the calendar names its day and leads to it, by pointer and by keyboard", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  const hero = page.locator("#hero");
  const all = hero.getByRole("link", { name: "The 58 days, square by square" });
  await tabTo(page, page.getByRole("button", { name: "Switch theme" }));
  await page.keyboard.press("Tab");
  await expect(hero.getByRole("link", { name: "Day 1 · Setup and login" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hero.getByRole("link", { name: "Day 9 ·" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#day-58$/);
  await expect(page.locator("details[open] #day-58")).toBeInViewport();

  await gotoHydrated(page, "/");
  const square = await boxOfSquare(hero, 23);
  const [x, y] = [square.x + 10, square.y + 10];
  // The first hover names its square though the pointer rests while the links load, and covers none.
  await page.mouse.move(x, y);
  const name = hero.locator("p").filter({ hasText: "Day 23 · Intermediate JavaScript" });
  await expect(name).toBeVisible();
  const drawing = await hero.locator("svg").first().boundingBox();
  const gap = async () => ((await name.boundingBox())?.y ?? 0) - (drawing?.y ?? 0) - (drawing?.height ?? 0);
  await expect.poll(gap).toBeGreaterThan(0);
  expect(await gap()).toBeLessThan(10);
  await gotoHydrated(page, "/");
  // Pressed at once, before the links are there.
  await expect(all).toBeVisible();
  await page.mouse.click(x, y);
  await expect(page.locator("details[open] #day-23")).toBeInViewport();
  await expect(page.locator("summary[aria-current=location]")).toContainText("Intermediate JavaScript");

  const calendar = page.getByRole("region", { name: "Course Curriculum" }).getByRole("tabpanel").locator(".calendar");
  await calendar.first().hover({ force: true });
  const days = page
    .getByRole("region", { name: "Course Curriculum" })
    .getByRole("group", { name: "Days of the course" });
  await days.getByRole("link", { name: "Day 9 · Interactive lessons, first chapters" }).hover();
  await expect(page.getByText("Day 9 · Interactive lessons, first chapters", { exact: true })).toBeVisible();
  await days.getByRole("link", { name: "Day 44 ·" }).click();
  await expect(page.locator("details[open] #day-44")).toBeInViewport();
});

test("a phase's page, /about and the end of a page lead to days by their squares", async ({ page }) => {
  await gotoHydrated(page, "/intermediate-fullstack-course");
  await page.getByRole("link", { name: "The 21 days, square by square" }).focus();
  await expect(page.getByRole("link", { name: "Day 22 · Knowledge test" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Day 23 · Intermediate JavaScript", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open] #day-23")).toBeInViewport();
  await page.getByRole("link", { name: "Day 22", exact: true }).click();
  await expect(page.locator("details[open] #day-22")).toBeInViewport();

  await gotoHydrated(page, "/about");
  await page.getByRole("link", { name: "The 58 days, square by square" }).focus();
  await page.getByRole("link", { name: "Day 44 ·" }).click();
  await expect(page).toHaveURL(/\/curriculum\?phase=advanced#day-44$/);
  await expect(page.locator("details[open] #day-44")).toBeInViewport();
});

test("the squares of a status code are filled by a press and by the keyboard", async ({ page }) => {
  await gotoHydrated(page, "/nowhere");
  const squares = page.getByRole("group", { name: "404 in squares to fill" }).getByRole("checkbox");
  await squares.first().click();
  await expect(squares.first()).toBeChecked();
  await squares.last().focus();
  await page.keyboard.press("Space");
  await expect(squares.last()).not.toBeChecked();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(squares.first()).not.toBeChecked();
});

test("on a screen without hover a press names a square, and its name or a second press leads to the day", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await gotoHydrated(page, "/");
  const tap = async (day: number) => {
    const { x, y } = await boxOfSquare(page.locator("#hero"), day);
    await page.touchscreen.tap(x + 10, y + 10);
  };
  const nameOf = (day: number) => page.locator("#hero p a", { hasText: `Day ${day} ·` });
  await tap(23);
  await expect(nameOf(23)).toBeInViewport();
  await expect(page).not.toHaveURL(/#/);
  await tap(9);
  await expect(nameOf(9)).toBeVisible();
  await expect(nameOf(23)).toBeHidden();
  await tap(9);
  await expect(page.locator("details[open] #day-9")).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await tap(44);
  await nameOf(44).tap();
  await expect(page.locator("details[open] #day-44")).toBeInViewport();
  await context.close();
});

test("a day stays where the address led to while something above it still unfolds, until the visitor does something", async ({
  page,
}) => {
  await gotoHydrated(page, "/#day-30");
  const day = page.locator("details[open] #day-30");
  const unfoldAbove = () =>
    page.evaluate(() => {
      // As in browsers that do not keep what is in view where it is.
      document.body.style.overflowAnchor = "none";
      const part = document.createElement("div");
      part.style.height = "237px";
      document.querySelector("main")?.prepend(part);
    });
  const top = () => day.evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
  await expect.poll(top).toBe(288);
  await unfoldAbove();
  await expect.poll(top).toBe(288);
  await page.keyboard.press("Shift");
  await unfoldAbove();
  await expect.poll(top).toBe(288 + 237);
});

/** The code of the links is on its way until it is let through. */
async function holdDaySquareLinks(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/day-square-links-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const loaded = page.waitForResponse("**/assets/day-square-links-*.js");
    resolve();
    await (await loaded).finished();
  };
}

test("a press on a square counts while its link is still loading, also when it arrives under the finger", async ({
  page,
}) => {
  const release = await holdDaySquareLinks(page);
  await gotoHydrated(page, "/");
  const { x, y } = await boxOfSquare(page.locator("#hero"), 23);
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await release();
  // Two frames are enough for links that would not wait.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page.locator("details[open] #day-23")).toBeInViewport();
});

test("the links of the squares take no focus from a visitor who has left them while they loaded", async ({ page }) => {
  const release = await holdDaySquareLinks(page);
  await gotoHydrated(page, "/");
  const all = page.getByRole("link", { name: "The 58 days, square by square" }).first();
  await all.focus();
  // Between two stops of the Tab key nothing has the focus, and the links may come just then.
  await all.blur();
  await release();
  const first = page.getByRole("link", { name: "Day 1 · Setup and login" });
  await expect(first).toBeVisible();
  // The focus comes with the links or never.
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(false);
});

/** Where the drawing has the square of a day, on the screen. */
const boxOfSquare = (hero: Locator, day: number) =>
  hero.locator(".figure svg").evaluate((svg: SVGSVGElement, index) => {
    const drawn = [...svg.querySelectorAll("path")].map((path) => path.getAttribute("d")).join("");
    const [x = Number.NaN, y = Number.NaN] = drawn.split("M")[index]?.split(/[ h]/).map(Number) ?? [];
    const { a, d, e, f } = svg.getScreenCTM() ?? new DOMMatrix();
    return { x: e + a * (x - 0.04), y: f + d * y, width: a * 0.9, height: d * 0.9 };
  }, day);

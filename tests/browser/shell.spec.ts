import { expect, test, type Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { gotoHydrated, resizeTo, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

const entries = ["Home", "Curriculum", "Benefits", "Pricing", "Contact"];

test("the bar shows wordmark, label and the five entries", async ({ page }) => {
  await gotoHydrated(page, "/");
  const bar = page.getByRole("banner");
  await expect(bar.getByText("58 Days")).toBeVisible();
  await expect(bar.getByText("Course", { exact: true })).toBeVisible();
  await expect(bar.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(entries);
});

test("on the home page entries scroll to their section", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("elsewhere entries go to their page, which starts at the top", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  for (const [name, path] of [
    ["Curriculum", "/curriculum"],
    ["Benefits", "/benefits"],
    ["Pricing", "/pricing"],
    ["Contact", "/contact"],
    ["Home", "/"],
  ] as const) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("an address with a section lands on that section", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.getByRole("link", { name: "See Pricing" }).click();
  await expect(page).toHaveURL("/#pricing");
  await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
});

test("the bar becomes compact after 50 pixels", async ({ page }) => {
  await gotoHydrated(page, "/");
  const bar = page.getByRole("banner");
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(73);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(57);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(73);
});

test("on a phone the menu is a panel that closes after a choice", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await gotoHydrated(page, "/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link")).toHaveText(entries);
  await menu.getByRole("link", { name: "Benefits" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: "Course Benefits" })).toBeInViewport();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("in a low window the menu scrolls to its last entry", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await gotoHydrated(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the first tab stop skips to the content", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the footer leads to every public page but the home page, to each once", async ({ page }) => {
  await gotoHydrated(page, "/");
  const links = page.getByRole("contentinfo").getByRole("link");
  const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  const listed = Object.values(pages).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(listed.filter((path) => path !== "/").toSorted());
});

test("an unknown path answers 404 and shows itself as plain text", async ({ page }) => {
  const response = await gotoHydrated(page, "/day/59<img src=x onerror=alert(1)>");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByText("It might have been moved or deleted.")).toBeVisible();
  await expect(page.getByText("/day/59<img src=x onerror=alert(1)>")).toBeVisible();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
});

test("Go Back on an unknown path returns to the page before", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await gotoHydrated(page, "/nowhere");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
});

test("the server error page says so, asks not to be indexed and can be tried again", async ({ page }) => {
  const response = await gotoHydrated(page, "/500");
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { name: "500 Server Error" })).toBeVisible();
  await expect(
    page.getByText("Something went wrong on our end. Our team has been notified and is working on a fix."),
  ).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Try Again" }).click();
  await reloaded;
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});

test("on the home page the bar marks the part that is read, the last one too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/");
  const main = page.getByRole("navigation", { name: "Main" });
  const marked = main.locator("[aria-current]");
  await expect(marked).toHaveText("Home");
  for (const name of ["Pricing", "Contact", "Curriculum", "Benefits", "Home"]) {
    await main.getByRole("link", { name }).click();
    await expect(marked).toHaveText(name);
  }
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(marked).toHaveText("Contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(marked).toHaveCount(0);
});

for (const name of ["CodeSprint Academy", "Donaudampfschifffahrtsgesellschaft"]) {
  test(`the name ${name} leaves room for the bar's buttons`, async ({ browser, baseURL }) => {
    // The page's own scripts are changed with the name, so the policy that names their hashes does not hold.
    const context = await browser.newContext({ baseURL, bypassCSP: true });
    const page = await context.newPage();
    await page.route("/", async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll("58 Days", name) });
    });
    await gotoHydrated(page, "/");
    // Another name changes the hero's markup, so React draws the page anew, without the class of the inline script.
    await page.evaluate(() => document.documentElement.classList.add("js"));
    const bar = page.getByRole("banner");
    for (const width of [320, 360, 900, 1280]) {
      const where = `at ${width} px`;
      await resizeTo(page, { width, height: 780 });
      await expect(bar.getByText(name), where).toBeVisible();
      await expect(bar.getByText("Course", { exact: true }), where).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Switch theme" }), where).toBeInViewport({ ratio: 1 });
      const last =
        width < 896 ? page.getByRole("button", { name: "Menu" }) : bar.getByRole("link", { name: "Contact" });
      await expect(last, where).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}

test("the phone's bar at the bottom of a phase page leads to the form as its buttons do", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await gotoHydrated(page, "/advanced-ai-bot-course");
  // At the top the page's own button is on screen, to which the bar gives way.
  await page.getByRole("heading", { name: "Curriculum", exact: true }).evaluate((heading) => heading.scrollIntoView());
  await page.getByRole("link", { name: "Enroll Now ₹1,000", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Send us a Message" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/Advanced Phase.*₹1,000/);
});

const offer = (page: Page) => page.getByRole("link", { name: "See the bundle ₹3,000" });

for (const [path, to] of [
  ["/", "/#pricing"],
  ["/faq", "/pricing"],
  ["/pricing", "/pricing#plan-bundle"],
] as const) {
  test(`the phone's bar at the bottom of ${path} leads to the bundle, and gives way to it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await gotoHydrated(page, path);
    // Again while the parts above it are laid out and push it down.
    await expect(async () => {
      await page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
      await offer(page).click({ timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { name: "Complete Bundle" })).toBeInViewport();
    await expect(offer(page)).toBeHidden();
  });
}

test("the phone's bar says one thing all the way down, and gives way to buttons above it, not to those behind it", async ({
  page,
}) => {
  // Too low for the hero's button: it stands behind the bar.
  await page.setViewportSize({ width: 360, height: 560 });
  await gotoHydrated(page, "/");
  const join = page.getByRole("link", { name: "Join Now" });
  await expect(offer(page)).toBeVisible();
  await join.evaluate((button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(offer(page)).toBeHidden();
  await page.getByRole("article", { name: "Advanced Phase" }).evaluate((card) => card.scrollIntoView());
  await expect(offer(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).evaluate((field) => field.scrollIntoView({ block: "center" }));
  await expect(offer(page)).toBeHidden();
});

/** What a finger meets beside the chat's button: the phone's bar, or the page where nothing of the bar is left. */
const isBarLeft = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(100, innerHeight - 30)?.closest(".dock") !== null);

for (const [width, height] of [
  [360, 780],
  [768, 700],
] as const) {
  test(`nothing is left of the phone's bar but the chat's button where it gives way, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const chat = page.getByRole("button", { name: "Open AI Assistant" });
    for (const path of ["/", "/pricing", "/contact", "/intermediate-fullstack-course"]) {
      await gotoHydrated(page, path);
      const action = chat.locator("..").getByRole("link", { includeHidden: true });
      // Again while the parts above it are laid out and push it down.
      await expect(async () => {
        await page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
        await expect(action, path).toBeVisible({ timeout: 2000 });
        expect(await isBarLeft(page), path).toBe(true);
      }).toPass();
      const place = await chat.boundingBox();
      await page
        .locator("main [data-primary]")
        .first()
        .evaluate((primary) => primary.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(action, path).toBeHidden();
      await expect.poll(() => isBarLeft(page), path).toBe(false);
      expect(await chat.boundingBox(), path).toEqual(place);
    }
    // Not from under the focus.
    await page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
    const action = page.getByRole("link", { name: "Enroll Now ₹1,500" });
    await action.focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Enroll Now/ })
        .first(),
    ).toBeInViewport();
    await expect(action).toBeVisible();
    expect(await isBarLeft(page)).toBe(true);
  });
}

test("on a phone the hero's button is seen whole above the bar, and the chat's button stands on none of its words", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [360, 780],
    [412, 780],
    [430, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, "/");
    const at = `${width} × ${height}`;
    const join = await page.getByRole("link", { name: "Join Now" }).boundingBox();
    expect(join && join.y + join.height, at).toBeLessThanOrEqual(height - 72);
    const phase = await page
      .locator("#hero")
      .getByRole("link", { name: /^Advanced/ })
      .boundingBox();
    expect(phase?.y, at).toBeGreaterThanOrEqual(height);
  }
});

test("dialogs dim the page to its right edge in the light theme", async ({ playwright, baseURL }) => {
  const { findBrowser, browserArgs } = await import("../support/find-browser.ts");
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await gotoHydrated(page, "/pricing");
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Enroll Now" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The window's last column is the scrollbar's place.
  const shot = await page.screenshot({ animations: "disabled", clip: { x: 1240, y: 600, width: 40, height: 1 } });
  const shades = await page.evaluate(async (image) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(image), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, 1).data ?? [];
    return [0, bitmap.width - 1].map((x) => Array.from(pixels.slice(x * 4, x * 4 + 3)));
  }, shot.toString("base64"));
  const [inside = [], edge = []] = shades;
  // The ground is nearly white where nothing dims it.
  expect(Math.max(...inside)).toBeLessThan(200);
  for (const channel of [0, 1, 2]) expect(Math.abs((inside[channel] ?? 0) - (edge[channel] ?? 255))).toBeLessThan(12);
  await browser.close();
});

test("without JavaScript the help page says how to reach the team in place of the assistant", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/help");
  await expect(page.getByRole("heading", { name: "Ask the assistant" })).toHaveCount(0);
  const ask = page.getByRole("region", { name: "Ask us" });
  await expect(ask.getByRole("link", { name: "support@example.com" })).toBeVisible();
  await expect(page.getByText("The chat icon sits bottom-right")).toBeHidden();
  await context.close();
});

test("every help topic leads to its answer", async ({ page }) => {
  await gotoHydrated(page, "/help");
  const topics = page.getByRole("region", { name: "Help topics" });
  await expect(topics.getByRole("link")).toHaveCount(16);
  await topics.getByRole("link", { name: "Questions about refunds" }).click();
  await expect(page).toHaveURL(/#faq-refunds$/);
  await expect(page.locator("#faq-refunds")).toBeInViewport();
});

/** Not a bare error: with bar and footer, in the visitor's theme. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
}

test("a link whose page cannot be fetched says that there is no connection, and shows it once there is one", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await gotoHydrated(page, "/about");
  // Neither what the page shows nor its code, which other pages may have loaded already.
  const parts = /\.(data|js)\b/;
  await page.route(parts, (route) => route.abort("internetdisconnected"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Benefits" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { name: "No Connection" })).toBeVisible();
  await expect(page.getByText("Our team has been notified")).toHaveCount(0);
  await expectWholePage(page);
  await page.unroute(parts);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No Connection" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Benefits");
});

test("a page that fails in the browser can be tried again", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await gotoHydrated(page, "/about");
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Benefits" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { name: "Server Error" })).toBeVisible();
  await expectWholePage(page);
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Benefits");
});

test("the chat's button covers neither Next nor, on a phone, the end of a page", async ({ page }) => {
  const chat = page.getByRole("button", { name: "Open AI Assistant" });
  for (const [width, height] of [
    [1280, 860],
    [900, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/#curriculum", "/#faq", "/faq"]) {
      await gotoHydrated(page, path);
      const next = page.getByRole("button", { name: "Next" }).filter({ visible: true }).last();
      const [chatBox, nextBox] = [await chat.boundingBox(), await next.boundingBox()];
      expect(nextBox && nextBox.x + nextBox.width, path).toBeLessThan(chatBox?.x ?? 0);
    }
    // Beside all that a page has in its columns, to the end.
    const column = page.getByRole("contentinfo").locator(".wrap").first();
    const right = await column.evaluate(
      (it) => it.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(it).paddingRight),
    );
    expect(right).toBeLessThan((await chat.boundingBox())?.x ?? 0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/nowhere", "/500", "/sent", "/enroll?course=Beginner+Phase&price=2000", "/"]) {
    await gotoHydrated(page, path);
    // The last that a page shows ends above it.
    const footer = page.getByRole("contentinfo");
    const end = await footer.evaluate((it) => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return it.getBoundingClientRect().bottom;
    });
    expect(end, path).toBeLessThanOrEqual((await chat.boundingBox())?.y ?? 0);
    if (path !== "/") expect(await isBarLeft(page), path).toBe(false);
  }
});

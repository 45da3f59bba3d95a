import { expect, test, type Page } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { gotoHydrated, gotoQuiet, reloadHydrated } from "../support/page-actions.ts";

const articlePath = "/blog/git-in-an-hour";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
/** A click before hydration would be a full page load. */
const openBlogByLink = async (page: Page) => {
  await gotoHydrated(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
};
const openDocker = (page: Page) => page.getByRole("link", { name: "Read More about Docker for beginners" }).click();

/** Advances the clock through the retry delays, each after the attempt before it has failed. */
async function passRetries(page: Page, attempts: () => number) {
  for (const [tries, pause] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(attempts).toBeGreaterThanOrEqual(tries);
    await page.clock.runFor(pause + 100);
  }
}

test("the list shows every article, newest first, with a long date", async ({ page }) => {
  await page.goto("/blog");
  await expect(page).toHaveTitle("Blog: Learning Resources & Tutorials | 58 Days Course");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learning Resources & Tutorials");
  await expect(cards(page)).toHaveCount(12);
  const dates = await page.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(dates).toHaveLength(12);
  expect(dates).toEqual(dates.toSorted((a, b) => String(b).localeCompare(String(a))));
  await expect(cards(page).first()).toContainText("October 5, 2026");
  await expect(cards(page).first()).toContainText("6 min read");
});

test("a category is chosen by button and is part of the address", async ({ page }) => {
  await gotoHydrated(page, "/blog");
  const filter = page.getByRole("group", { name: "Category" });
  await expect(filter.getByRole("button").first()).toHaveText("All");
  await expect(filter.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  await filter.getByRole("button", { name: "Python" }).click();
  await expect(page).toHaveURL("/blog?category=Python");
  await expect(cards(page)).toHaveCount(2);
  await expect(filter.getByRole("button", { name: "Python" })).toHaveAttribute("aria-pressed", "true");

  await reloadHydrated(page);
  await expect(cards(page)).toHaveCount(2);
  await filter.getByRole("button", { name: "All" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page)).toHaveCount(12);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
});

test("a search follows the typing, marks the words, is part of the address and leads back", async ({ page }) => {
  await gotoHydrated(page, "/blog");
  const box = page.getByRole("textbox", { name: "Search articles" });
  await box.pressSequentially("tracebak");
  await expect(page).toHaveURL("/blog?q=tracebak");
  await expect(page.getByRole("status")).toContainText("found for “tracebak”.");
  await expect(cards(page).first()).toContainText("traceback");
  await expect(cards(page).first().locator("mark").first()).toHaveText(/^traceback/i);
  await expect(box).toBeFocused();

  await page.getByRole("link", { name: "Read More" }).first().click();
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue("tracebak");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page)).toHaveCount(12);

  await box.fill("zzzz <b>");
  await expect(page.getByRole("status")).toContainText("No articles found for “zzzz <b>”.");
  await page.reload();
  await expect(box).toHaveValue("zzzz <b>");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectNoViolation(page, "search without a match");
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect(box).toHaveValue("");
  await expect(cards(page)).toHaveCount(12);
});

test("an article is shared by the platform's sheet, or by copying its link or WhatsApp", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await gotoHydrated(page, articlePath);
  const share = page.getByRole("button", { name: "Share" });
  await share.press("Enter");
  const whatsapp = page.getByRole("link", { name: "WhatsApp" });
  await expect(whatsapp).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=Git%20in%20an%20hour%20http.+git-in-an-hour$/,
  );
  await expectNoViolation(page, "share menu");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  await expect(whatsapp).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.+\/blog\/git-in-an-hour$/);

  await page.evaluate(() =>
    Object.assign(navigator, { share: (shared: ShareData) => Promise.resolve(Object.assign(window, { shared })) }),
  );
  await share.click();
  expect(await page.evaluate(() => (window as { shared?: ShareData }).shared?.title)).toBe("Git in an hour");
  await expect(whatsapp).toBeHidden();
});

test("on a phone the contents unfold, and bar and dock give way while the article is read", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await gotoHydrated(page, articlePath);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByText("On this page").click();
  await expect(contents.getByRole("link").first()).toBeVisible();
  await contents.getByText("On this page").click();

  const bar = page.getByRole("banner");
  const offer = page.getByRole("link", { name: "See the bundle ₹3,000" });
  await expect(bar).toBeInViewport();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await expect(offer).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await expect(offer).toBeInViewport();
  // Only the focus of a keyboard counts: a tapped button would hold the bar for good.
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  await offer.focus();
  await expect(offer).toBeInViewport();
  await bar.getByRole("button", { name: "Menu" }).focus();
  await expect(bar).toBeInViewport();

  await page.goto("/blog");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(bar).toBeInViewport();
});

test("a category without articles says so", async ({ page }) => {
  await page.route("**/api/blog/list?*", (route) => route.fulfill({ json: { posts: [] } }));
  await openBlogByLink(page);
  await expect(page.getByText("No articles found in this category.")).toBeVisible();
  await page.goto("/blog?category=Cooking");
  await expect(page.getByText("No articles found in this category.")).toBeVisible();
});

test("more articles are loaded on demand", async ({ page }) => {
  await page.route("**/api/blog/list?*", (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get("offset") ?? 0);
    const count = Math.min(Number(query.get("limit")), 20 - offset);
    const posts = Array.from({ length: count }, (_, index) => ({
      slug: `made-${offset + index}`,
      title: `Made ${offset + index}`,
      description: "Made.",
      category: "Python",
      date: `2025-01-${String(28 - offset - index).padStart(2, "0")}`,
      readTime: "1 min read",
      author: "Course Team",
      keywords: ["made"],
      status: "published",
    }));
    return route.fulfill({ json: { posts } });
  });
  await openBlogByLink(page);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole("link", { name: "Read More about Made 12" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
});

test("an article has its parts and its head", async ({ page }) => {
  await page.goto(articlePath);
  await expect(page).toHaveTitle("Git in an hour | 58 Days Course Blog");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link")).toHaveText(["Home", "Blog", "Tools"]);
  await expect(crumbs.getByRole("link", { name: "Tools" })).toHaveAttribute("href", "/blog?category=Tools");
  await expect(page.getByText("June 2, 2025")).toBeVisible();
  await expect(page.getByText("By Course Team")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "On this page" }).getByRole("link").first()).toBeVisible();
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).first();
  await expect(meta("author")).toHaveAttribute("content", "Course Team");
  await expect(meta("og:type")).toHaveAttribute("content", "article");
  await expect(meta("article:published_time")).toHaveAttribute("content", "2025-06-02T00:00:00+00:00");
  await expect(meta("article:modified_time")).toHaveAttribute("content", "2026-01-19T00:00:00+00:00");
  await expect(meta("article:section")).toHaveAttribute("content", "Tools");
  await expect(page.locator('meta[property="article:tag"]')).toHaveCount(5);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\/git-in-an-hour$/);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", "/rss.xml");
  const copy = await page.locator('link[type="text/markdown"]').getAttribute("href");
  expect(await (await page.request.get(copy ?? "")).text()).toMatch(/^# Git in an hour\n/);
  expect(await (await page.request.get("/llms.txt")).text()).toContain(`${copy})`);
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "") as {
    "@graph": { "@type": string }[];
  };
  const types = graph["@graph"].map((node) => node["@type"]);
  expect(types).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
});

test("footnotes lead there and back, headings can be linked to", async ({ page }) => {
  await page.goto(articlePath);
  await page.getByRole("link", { name: "1", exact: true }).click();
  await expect(page).toHaveURL(/#user-content-fn-/);
  await page.getByRole("link", { name: "Back to reference 1" }).click();
  await expect(page).toHaveURL(/#user-content-fnref-/);
  await page.getByRole("link", { name: "Branches without fear", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Branches without fear" })).toBeInViewport();
});

test("code is copied by its button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await gotoHydrated(page, articlePath);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("git config --global user.name");
});

test("related articles lead on, and Back to Blog leads back, without a full page load", async ({ page }) => {
  await gotoHydrated(page, articlePath);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const related = page.getByRole("region", { name: "Related Articles" });
  await expect(related.getByRole("listitem")).toHaveCount(3);
  await expect(related.getByRole("listitem").first()).toContainText("Tools");
  await openDocker(page);
  await expect(page).toHaveTitle("Docker for beginners, without the fog | 58 Days Course Blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Docker for beginners, without the fog");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(cards(page)).toHaveCount(12);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("an unknown slug says so once on a direct load, and shows the list", async ({ page }) => {
  await page.goto("/blog/never-written");
  await expect(page.getByRole("alert")).toContainText("Blog post not found");
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await reloadHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Blog post not found")).toHaveCount(0);
});

test("an unknown slug says so without scripts too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blog/never-written");
  await expect(page.getByText("Blog post not found")).toBeVisible();
  await context.close();
});

test("an unknown article leads to the list, by address and by link", async ({ page, request }) => {
  expect((await request.get("/blog/never-written", { maxRedirects: 0 })).status()).toBe(302);
  await page.route("**/api/blog/docker-for-beginners", (route) =>
    route.fulfill({ status: 404, json: { error: "Blog post not found" } }),
  );
  await gotoHydrated(page, "/blog");
  await openDocker(page);
  await expect(page.getByRole("alert")).toContainText("Blog post not found");
  await expect(page).toHaveURL("/blog");
});

test("while the API is pending, the page says what it waits for", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/blog/**", async (route) => {
    await held;
    await route.continue();
  });
  await openBlogByLink(page);
  await expect(page.getByText("Loading blog posts...")).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText("Loading blog posts...")).toHaveCount(0);
});

test("a list that fails to load is tried four times, then reported, and can be retried", async ({ page }) => {
  await page.clock.install();
  let attempts = 0;
  await page.route("**/api/blog/list?*", (route) => {
    attempts += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await openBlogByLink(page);
  await passRetries(page, () => attempts);
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Error loading blog posts");
  await expect(toast).toContainText("Please try again later");
  expect(attempts).toBe(4);
  await page.unroute("**/api/blog/list?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(cards(page)).toHaveCount(12);
});

test("categories that fail to load are reported in the same words", async ({ page }) => {
  await page.clock.install();
  let attempts = 0;
  await page.route("**/api/blog/categories", (route) => {
    attempts += 1;
    return route.abort();
  });
  await openBlogByLink(page);
  await passRetries(page, () => attempts);
  await expect(page.getByRole("alert")).toContainText("Error loading blog posts");
});

test("an article that fails to load is reported, and can be retried", async ({ page }) => {
  await page.clock.install();
  let attempts = 0;
  await page.route("**/api/blog/docker-for-beginners", (route) => {
    attempts += 1;
    return route.abort();
  });
  await gotoHydrated(page, "/blog");
  await openDocker(page);
  await page.clock.runFor(300);
  await expect(page.getByText("Loading article...")).toBeVisible();
  await passRetries(page, () => attempts);
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Error loading article");
  await expect(toast).toContainText("Please try again later");
  await page.unroute("**/api/blog/docker-for-beginners");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Docker for beginners, without the fog");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("list, filter and article work", async ({ page }) => {
    await page.goto("/blog");
    await expect(cards(page)).toHaveCount(12);
    await page.getByRole("textbox", { name: "Search articles" }).fill("docker");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog?q=docker");
    await expect(page.getByText("2 articles found for “docker”.")).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("link", { name: "Show all articles" }).click();
    await page.getByRole("button", { name: "Security" }).click();
    await expect(page).toHaveURL("/blog?category=Security");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web security basics for your first site");
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(page.getByText("attack = ")).toBeVisible();
  });
});

test("an article brings no Markdown renderer, and no query client before it is needed", async ({ page }) => {
  const scripts: Promise<{ url: string; body: string }>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (url.endsWith(".js")) scripts.push(response.text().then((body) => ({ url, body })));
  });
  await gotoQuiet(page, articlePath);
  expect(scripts.length).toBeGreaterThan(0);
  for (const { url, body } of await Promise.all(scripts)) {
    expect(url).not.toContain("query-client");
    expect(body).not.toMatch(/micromark|mdast|lowlight|hljs/);
  }
});

test("a search word of any length wraps", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/blog?q=${"x".repeat(900)}`);
  await expect(page.getByText("No articles found for")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

import { expect, test } from "@playwright/test";
import { delayScripts, gotoHydrated, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

test("benefit counters start at 0 once visible and end at their figures", async ({ page }) => {
  await page.clock.install();
  await gotoHydrated(page, "/");
  const section = page.getByRole("region", { name: "Course Benefits" });
  const counter = section.getByRole("listitem").first();
  await expect(counter).toContainText("$0+");
  await section.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return Number((await counter.textContent())?.match(/\$(\d+)\+[^$]*$/)?.[1]);
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(2100);
  await expect(section.getByRole("listitem").nth(0)).toHaveText(
    "$5000+ worth of tools and services$5000+worth of tools and services",
  );
  await expect(section.getByRole("listitem").nth(1)).toContainText("21+ AI tools");
  await expect(section.getByRole("listitem").nth(2)).toContainText("10+ premium services");
  await expect(section.getByRole("listitem")).toHaveCount(11);
});

test("with reduced motion the counters stand still at their figures", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // To count takes two seconds and ends at the same figures: all that was shown since the HTML came is looked at.
  await page.addInitScript(() => {
    const shown = new Set<string>();
    const look = () => {
      for (const figure of document.body?.textContent.match(/\$\d+\+(?=worth)/g) ?? []) shown.add(figure);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { shown });
  });
  await gotoHydrated(page, "/benefits");
  await expect(page.getByRole("button", { name: "Switch theme" })).toBeEnabled();
  expect(await page.evaluate(() => "shown" in window && [...(window.shown as Set<string>)])).toEqual(["$5000+"]);
});

test("reviews run endlessly, pause on hover, on focus and by the button, and are read once", async ({ page }) => {
  await gotoHydrated(page, "/reviews");
  await expect(page.getByRole("list", { name: "Reviews" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("Student A", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Student A" })).toHaveCount(1);
  // Sample people claim nothing; what students wrote has its stars.
  await expect(page.getByRole("img", { name: "5 out of 5" })).toHaveCount(0);
  const track = page.locator(".carousel-track");
  await expect(track).toHaveCSS("animation-play-state", "running");
  const middle = await page.getByRole("region", { name: "Student Reviews" }).locator(".carousel").boundingBox();
  await page.mouse.move(400, (middle?.y ?? 0) + 100);
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS("animation-play-state", "running");
  await page
    .getByRole("link", { name: /student-a/ })
    .first()
    .focus();
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await page
    .getByRole("link", { name: /student-a/ })
    .first()
    .blur();
  await page.getByRole("button", { name: "Pause reviews" }).click();
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await page.getByRole("button", { name: "Play reviews" }).click();
});

test("contact names every field, asks for a name and one way to answer", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Send us a Message" });
  let httpRequests = 0;
  await page.route("**/api/contact", (route) => {
    httpRequests += 1;
    return route.abort();
  });
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter your name");
  await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  await form.getByLabel("Name").fill("   ");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter your name");
  await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  await form.getByLabel("Name").fill("Asha");
  await expect(form.getByLabel("Email")).toHaveAttribute("required");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Please provide either an email or phone number");
  await form.getByLabel("Email").fill("asha@example.com");
  await expect(form.getByLabel("Phone")).not.toHaveAttribute("required");
  expect(httpRequests).toBe(0);
});

test("a toast leaves after five seconds, but not while it is looked at", async ({ page }) => {
  await page.clock.install();
  await gotoHydrated(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  const toast = page.getByRole("alert");
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(8000);
  await expect(toast).toBeVisible();
  await page.mouse.move(600, 600);
  await page.clock.runFor(5100);
  await expect(toast).toBeHidden();
});

test.describe("the contact form after Enroll Now on a phase page", () => {
  const message = (page: import("@playwright/test").Page) => page.getByRole("textbox", { name: "Message" });
  const enroll = "Enroll Now · ₹2,000";

  test("names the phase and its price, and the visitor may change it", async ({ page }) => {
    await gotoHydrated(page, "/beginner-python-course");
    await page.getByRole("link", { name: enroll }).first().click();
    await expect(page).toHaveURL("/");
    await expect(message(page)).toHaveValue("I would like to enroll in the Beginner Phase (₹2,000).");
    const form = page.getByRole("form", { name: "Send us a Message" });
    await expect(form).toBeFocused();
    await expect(form.getByRole("heading")).toBeInViewport({ ratio: 1 });
    // Said once, by the message; above it stand the days.
    const days = form.locator(".strip");
    await expect(days).toBeVisible();
    await expect(days).toBeInViewport();
    expect(await form.innerText()).not.toMatch(/Beginner|₹/);
    await gotoHydrated(page, "/advanced-ai-bot-course");
    await page.getByRole("link", { name: "Enroll Now", exact: true }).click();
    await expect(message(page)).toHaveValue("I would like to enroll in the Advanced Phase (₹1,000).");
    await message(page).fill("My own words");
    await expect(days).toHaveCount(0);
    await gotoHydrated(page, "/beginner-python-course");
    await page.getByRole("link", { name: enroll }).last().click();
    await expect(message(page)).toHaveValue("My own words");
  });

  test("does so in a new tab and before the scripts have arrived", async ({ page }) => {
    const letScriptsCome = await delayScripts(page);
    await page.goto("/beginner-python-course", { waitUntil: "commit" });
    await page.getByRole("link", { name: enroll }).first().click();
    await page.waitForURL(/#contact-form$/, { waitUntil: "commit" });
    await page.getByLabel("Name").fill("Asha");
    letScriptsCome();
    await expect(message(page)).toHaveValue("I would like to enroll in the Beginner Phase (₹2,000).");
    await expect(page.getByLabel("Name")).toHaveValue("Asha");
    await expect(page).toHaveURL("/#contact-form");
  });

  test("lets the browser open it in another tab", async ({ page, context }) => {
    await gotoHydrated(page, "/beginner-python-course");
    const opened = context.waitForEvent("page");
    await page
      .getByRole("link", { name: enroll })
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(message(tab)).toHaveValue("I would like to enroll in the Beginner Phase (₹2,000).");
    await expect(page).toHaveURL("/beginner-python-course");
  });

  test("ignores what is no phase", async ({ page }) => {
    await gotoHydrated(page, "/?about=toString#contact");
    // It was read by now.
    await expect(page).toHaveURL("/#contact");
    await expect(message(page)).toHaveValue("");
  });
});

import { expect, test, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { untilHydrated } from "../support/page-actions.ts";
import { addStudent, signIn, uniqueName } from "../support/staff-page.ts";

/** A student with some days done, and the link that staff send. */
async function addStudentWithLink(page: Page, completedDays = [1, 2]) {
  await signIn(page);
  const { _id: id, name } = await addStudent(page, uniqueName("Asha"), completedDays);
  const made = await page.request.post("/api/students/link", { data: { id } });
  const { address }: { address: string } = await made.json();
  return { id, name, link: new URL(address).pathname };
}

async function openAsStudent(browser: Browser, link: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await page.goto(link);
  return { context, page };
}

const heading = (page: Page, title: string) => page.getByRole("heading", { name: title });
const task = (page: Page, name: string) => page.getByRole("checkbox", { name });
const unknownPage = (page: Page) => heading(page, "This link does not open a page");

test("a student ticks a day by its tasks, and staff see who ticked it", async ({ page, browser }) => {
  const { id, name, link } = await addStudentWithLink(page);
  const { page: own, context } = await openAsStudent(browser, link);
  await untilHydrated(own);
  await expect(own).toHaveURL("/my");
  await expect(heading(own, `Hello, ${name}`)).toBeVisible();
  await expect(heading(own, "3. Python basics")).toBeVisible();
  for (const text of ["Store your name", "Read a number", "Write a calculator"]) {
    await task(own, text).click();
    await expect(own.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  }
  // The next day is today's now.
  await expect(heading(own, "4. Test: Python basics")).toBeVisible();
  await own.getByRole("link", { name: "3: Python basics, Done" }).click();
  await expect(heading(own, "3. Python basics")).toBeFocused();
  await expect(task(own, "Store your name")).toBeChecked();
  await own.reload();
  await expect(own.getByText("3 / 58")).toBeVisible();
  await context.close();

  await page.goto(`/sr?student=${id}`);
  await expect(page.getByText("Ticked by the student")).toHaveCount(1);
  await expect(page.getByText(/^Private link made .+, last visit /)).toBeVisible();
  await page.getByRole("button", { name: "Only staff tick day 4" }).click();
  await expect(page.getByRole("button", { name: "Only staff tick day 4" })).toHaveAttribute("aria-pressed", "true");
});

test("a tick that another one has overtaken shows the page as it is", async ({ page, browser }) => {
  const { id, link } = await addStudentWithLink(page);
  const { page: own, context } = await openAsStudent(browser, link);
  await untilHydrated(own);
  await page.request.post("/api/students/progress", { data: { id, completedDays: [1, 2, 5], version: 1 } });
  await own.getByRole("button", { name: "Mark day 3 done" }).click();
  await expect(own.getByText("Your page was changed elsewhere meanwhile.")).toBeVisible();
  await expect(own.getByText("3 / 58")).toBeVisible();
  await own.getByRole("button", { name: "Mark day 3 done" }).click();
  await expect(own.getByText("4 / 58")).toBeVisible();
  await context.close();
});

test("without JavaScript ticks, plan and calendar are plain forms", async ({ page, browser }) => {
  const { link } = await addStudentWithLink(page);
  const { page: own, context } = await openAsStudent(browser, link, { javaScriptEnabled: false });
  // With no referrer at all a browser would send no origin either: over plain http the form would be refused.
  await expect(own.locator('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
  await task(own, "Read a number").click();
  await expect(own.getByText("Saved.")).toBeVisible();
  await expect(task(own, "Read a number")).toBeChecked();
  await own.getByRole("button", { name: "Mark day 3 done" }).click();
  await expect(own.getByText("3 / 58")).toBeVisible();
  await own.getByRole("button", { name: "Save plan" }).click();
  await expect(own.getByRole("heading", { name: "Calendar" })).toBeVisible();
  await own.getByRole("button", { name: "Make a calendar address" }).click();
  const address = own.getByRole("link", { name: /plan\.ics\?key=/ });
  const calendar = await page.request.get((await address.textContent()) ?? "");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await own.getByRole("button", { name: "Leave on this device" }).click();
  await expect(unknownPage(own)).toBeVisible();
  await context.close();
});

test("offline the page opens as it was last seen, and what is ticked is sent later", async ({ page, browser }) => {
  const { link } = await addStudentWithLink(page);
  const { page: own, context } = await openAsStudent(browser, link);
  const isKept = () => own.evaluate(async () => (await caches.match("/my")) !== undefined);
  await expect.poll(isKept).toBe(true);
  await own.reload();
  await untilHydrated(own);
  await context.setOffline(true);
  await own.reload();
  await untilHydrated(own);
  await expect(own.getByText("You are offline.")).toBeVisible();
  await own.getByRole("button", { name: "Mark day 3 done" }).click();
  await expect(own.getByText("No connection.")).toBeVisible();
  await own.reload();
  await untilHydrated(own);
  await expect(own.getByText("3 / 58")).toBeVisible();
  await context.setOffline(false);
  await expect(own.getByText("Saved.")).toBeVisible();
  await context.close();
});

test("a revoked link and another student's link leave nothing of a page on the device", async ({ page, browser }) => {
  const { id, name, link } = await addStudentWithLink(page);
  const { page: own, context } = await openAsStudent(browser, link);
  const isKept = () => own.evaluate(async () => (await caches.match("/my")) !== undefined);
  await expect.poll(isKept).toBe(true);
  const other = await addStudentWithLink(page);
  await own.goto(other.link);
  await expect(heading(own, `Hello, ${other.name}`)).toBeVisible();
  await expect
    .poll(() => own.evaluate(async () => (await (await caches.match("/my"))?.text()) ?? ""))
    .toContain(other.name);
  await own.goto(link);
  await expect(heading(own, `Hello, ${name}`)).toBeVisible();
  await untilHydrated(own);
  const otherTab = await context.newPage();
  await otherTab.goto(other.link);
  await own.getByRole("button", { name: "Mark day 3 done" }).click();
  await expect(heading(own, `Hello, ${other.name}`)).toBeVisible();
  await expect(own.getByText("2 / 58")).toBeVisible();
  await otherTab.close();
  await own.goto(link);
  await expect(heading(own, `Hello, ${name}`)).toBeVisible();
  await expect.poll(isKept).toBe(true);
  await page.request.post("/api/students/revoke-link", { data: { id } });
  // The page may look by itself just then, and reload.
  await expect(async () => expect((await own.goto("/my"))?.status()).toBe(404)).toPass();
  await expect(unknownPage(own)).toBeVisible();
  await expect.poll(isKept).toBe(false);
  await context.close();
});

test("the page is used by keyboard, and has no axe violation", async ({ page, browser }) => {
  const days = Array.from({ length: 58 }, (_, index) => index + 1).filter((day) => day !== 3);
  const { id, link } = await addStudentWithLink(page, days);
  const { page: own, context } = await openAsStudent(browser, link, { viewport: { width: 360, height: 800 } });
  await untilHydrated(own);
  const { x = 0, width = 0 } = (await own.getByLabel("Start").boundingBox()) ?? {};
  // The page has a margin of 16 px.
  expect(x + width).toBeLessThanOrEqual(344);
  await task(own, "Store your name").focus();
  await own.keyboard.press("Space");
  await expect(task(own, "Store your name")).toBeChecked();
  await expect(task(own, "Store your name")).toBeFocused();
  await own.getByRole("button", { name: "Save plan" }).click();
  await expect(own.getByRole("heading", { name: "Calendar" })).toBeVisible();
  // With all that it may have: the certificate, the review and the plan.
  await page.request.post("/api/students/progress", { data: { id, completedDays: [...days, 3] } });
  await page.request.post("/api/certificates", { data: { id, isNamePublic: false } });
  await own.reload();
  await expect(heading(own, "My certificate")).toBeVisible();
  await untilHydrated(own);
  await expectNoViolation(own, "the student's page", [320, 1280]);
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await own.goto("/my/unknown");
  await expect(unknownPage(own)).toBeVisible();
  await expectNoViolation(own, "an unknown link", [320]);
  await context.close();
});

test("a student writes a review without scripts, a refused one keeps its words, and staff find it on the card", async ({
  page,
  browser,
}) => {
  const days = Array.from({ length: 29 }, (_, index) => index + 1);
  const { id, name, link } = await addStudentWithLink(page, days);
  const { page: own, context } = await openAsStudent(browser, link, {
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  });
  const send = own.getByRole("button", { name: "Send my review" });
  await own.getByRole("radio", { name: "4 stars" }).check();
  await own.getByLabel("What it is about").selectOption("Beginner Phase");
  // Spaces pass the browser's own check, not the server's.
  await own.getByRole("textbox", { name: "Review" }).fill(`Good.${" ".repeat(30)}`);
  await own.getByRole("checkbox", { name: /^I agree that this review/ }).check();
  await send.click();
  await expect(own.getByRole("alert")).toHaveText("Please write at least 20 characters");
  await expect(own.getByRole("alert")).toBeInViewport();
  await expect(own.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await own.getByRole("textbox", { name: "Review" }).fill("Small tasks, and each of them worked in the end.");
  await send.click();
  await expect(own.getByText("Our team has not read it yet")).toBeVisible();
  await expect(own).toHaveURL("/my#review-title");
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();

  // Not published here: the pages of other tests would show it.
  await page.goto("/sr?tab=students");
  await page
    .getByText(/reviews? to read/)
    .locator("..")
    .getByRole("link", { name })
    .click();
  await expect(page).toHaveURL(new RegExp(id));
  const review = page.getByRole("region", { name: "Review" });
  await expect(review).toContainText("Small tasks, and each of them worked in the end.");
  await expect(review).toContainText("4 stars for: Basic");
  await review.getByLabel("Public answer, if any").fill("Thank you.");
  await review.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText("The review is hidden.")).toBeVisible();
  await expect(review.getByText("hidden", { exact: true })).toBeVisible();
  await expect(review.getByRole("button", { name: "Publish" })).toBeVisible();
});

test("a step back from another page opens the own page again", async ({ page, browser }) => {
  const { name, link } = await addStudentWithLink(page);
  const { page: own, context } = await openAsStudent(browser, link);
  await untilHydrated(own);
  await own.getByRole("contentinfo").getByRole("link", { name: "Help Center" }).click();
  await expect(own).toHaveURL("/help");
  await own.goBack();
  await expect(heading(own, `Hello, ${name}`)).toBeVisible();
  await context.close();
});

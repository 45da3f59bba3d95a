import { expect, test, type Page } from "@playwright/test";
import { gotoHydrated, delayScripts } from "../support/page-actions.ts";

const questions = (page: Page) =>
  page.getByRole("region", { name: "Frequently Asked Questions" }).locator("summary:visible");
const search = (page: Page) => page.getByPlaceholder("Search FAQs or ask a question...");

test("twenty questions, five a page; turning the page closes the open answer", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await expect(questions(page)).toHaveCount(5);
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
  await questions(page).first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 4")).toBeVisible();
  await expect(page.locator("details[open]")).toHaveCount(0);
  await expect(page).toHaveURL("/faq?faq=2");
  await page.goBack();
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  await gotoHydrated(page, "/faq?faq=4");
  await expect(page.getByText("Page 4 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
});

test("a search typed before hydration runs after it", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await search(page).fill("refund");
  releaseScripts();
  await expect(page.getByText(/matching question/)).toBeVisible();
});

test("a search waits half a second, counts its matches and opens the best", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await gotoHydrated(page, "/faq");
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  // From here on the test controls the clock.
  await page.clock.pauseAt(60_000);
  await search(page).fill("refund");
  await page.clock.runFor(450);
  await expect(page.getByText(/matching question/)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByText("Found 1 matching question(s)")).toBeVisible();
  await expect(questions(page)).toHaveText(["Can I get a refund?"]);
  // The pause before the answer opens may begin a moment after the list shows.
  const opened = page.locator("details[open]");
  await expect
    .poll(async () => {
      await page.clock.runFor(150);
      return opened.count();
    })
    .toBe(1);
  await expect(opened).toContainText("Can I get a refund?");
  await expect(page.getByText(/Page \d of \d/)).toHaveCount(0);
});

test("clearing the search, or typing spaces only, brings the whole list back", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await search(page).fill("mcp");
  await expect(page.getByText(/matching question/)).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear search" })).toHaveCount(0);
  await search(page).fill("   ");
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
});

for (const path of ["/faq#faq-refunds", "/#faq-refunds"]) {
  test(`${path} opens and shows that answer`, async ({ page }) => {
    await gotoHydrated(page, path);
    await expect(page.locator("#faq-refunds")).toBeInViewport();
    await expect(page.getByText("Page 3 of 4")).toBeVisible();
  });
}

for (const path of ["/faq?faq=3", "/faq#faq-refunds"]) {
  test(`a search that matched, begun at ${path}, ends on the first page when it is cleared`, async ({ page }) => {
    await gotoHydrated(page, path);
    await expect(page.getByText("Page 3 of 4")).toBeVisible();
    await search(page).fill("mcp");
    await expect(page.getByText(/matching question/)).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByText("Page 1 of 4")).toBeVisible();
  });
}

test("a new search opens its best match also where that is the one of the search before", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  const open = page.locator("details[open]");
  await search(page).fill("refund");
  await expect(open).toContainText("Can I get a refund?");
  await questions(page).first().click();
  await expect(open).toHaveCount(0);
  await search(page).fill("a refund?");
  await expect(open).toContainText("Can I get a refund?");
});

test("under the matches the assistant is asked the same, again where it failed", async ({ page }) => {
  let calls = 0;
  await page.route("/api/assistant", (route) => {
    calls += 1;
    expect(route.request().postDataJSON()).toEqual({ question: "refund" });
    return calls === 1 ? route.abort() : route.fulfill({ json: { success: true, message: "Ask in writing." } });
  });
  await gotoHydrated(page, "/faq");
  const ask = page.getByRole("button", { name: "Ask the assistant" });
  await expect(ask).toHaveCount(0);
  await search(page).fill("refund");
  // The match opens a moment later, and what is below it moves.
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(page.getByText("Found 1 matching question(s)")).toBeVisible();
  await ask.click();
  await expect(page.getByRole("alert")).toContainText("AI Assistant Error");
  await ask.click();
  await expect(page.getByText("Ask in writing.")).toBeVisible();
  await expect(page.getByText(/^This answer is AI-generated/)).toBeVisible();
  await expect(page.getByText("Found 1 matching question(s)")).toBeVisible();
  await search(page).fill("refunds");
  await expect(page.getByText("Ask in writing.")).toBeHidden();
  // Half a second later: a call that follows the typing would have been made.
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByText("Page 1 of 4")).toBeVisible();
  expect(calls).toBe(2);
});

test("e-mail addresses and phone numbers in answers can be followed", async ({ page }) => {
  await gotoHydrated(page, "/faq#faq-support");
  const answer = page.locator("#faq-support");
  await expect(answer.getByRole("link", { name: "support@example.com" })).toHaveAttribute(
    "href",
    "mailto:support@example.com",
  );
  await expect(answer.getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute("href", "tel:+910000000000");
});

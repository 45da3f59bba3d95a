import { expect, test, type Page } from "@playwright/test";
import type { QuestionList } from "#domain/assistant/staff-question-schemas.ts";
import { expectNoViolation } from "../support/axe.ts";
import { openStaffPage } from "../support/staff-page.ts";

// Colours are checked as they are, not on their way from one theme to the other.
/** Letters alone: long numbers are removed before a question is stored. */
const uniqueWord = () =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, "")
    .padEnd(9, "q") + "zx";

const ask = (page: Page, question: string) => page.request.post("/api/assistant", { data: { question } });

/** Stored after the reply: a question is there a moment later. */
async function openWith(page: Page, search: string, count: number) {
  await openStaffPage(page);
  await expect(async () => {
    const response = await page.request.get(`/api/staff/questions?search=${search}`);
    const { groups }: QuestionList = await response.json();
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
  }).toPass();
  await page.goto(`/sr?tab=questions&asked=${search}`);
  return page.getByRole("list", { name: "Questions" }).locator("> li");
}

test("a refused question is found, copied for its subject's file, done and opened again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const word = uniqueWord();
  await ask(page, `Is ${word} cheaper in the Paris market`);
  await ask(page, `is ${word} cheaper in the paris market? mail asha@example.com`);
  await ask(page, `is ${word} cheaper in the Paris market`);
  const group = (await openWith(page, word, 3)).first();
  await expect(group).toContainText("Asked 3 times in 2 ways");
  await expect(group).toContainText("Refused");
  await expect(group).toContainText("IST");
  const head = group.getByText(`Is ${word} cheaper in the Paris market`).first();
  await head.focus();
  await group.locator("summary").press("Enter");
  await expect(group.getByRole("list", { name: "Asked as" })).toContainText("mail …");
  await expect(group.getByRole("list", { name: "Asked as" })).toContainText("Answer: ");
  await expectNoViolation(page, "open group");
  await page.setViewportSize({ width: 1280, height: 720 });

  const copy = group.getByRole("button", { name: "Copy as lines" });
  await copy.click();
  await expect(page.getByText("Choose a subject first.")).toBeVisible();
  await expect(group.getByLabel("Subject they ask for")).toBeFocused();
  await group.getByLabel("Subject they ask for").selectOption("price");
  await copy.click();
  await expect(page.getByText("Paste it into content/assistant/subjects/price.txt")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      "# content/assistant/subjects/price.txt",
      `Is ${word} cheaper in the Paris market`,
      `is ${word} cheaper in the paris market? mail`,
      "",
    ].join("\n"),
  );

  await group.getByRole("button", { name: /^Mark as done/ }).click();
  await expect(page.getByText("No questions match.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(group).toBeVisible();
  await group.getByRole("button", { name: /^Mark as done/ }).click();
  await page.getByLabel("Open or done").selectOption({ label: "Done · 2" });
  await expect(page).toHaveURL((url) => url.searchParams.get("state") === "done");
  await page.reload();
  await group.getByRole("button", { name: /^Open again/ }).click();
  await page.getByLabel("Open or done").selectOption({ label: "Open · 2" });
  await expect(group).toBeVisible();
});

test("an answer that was voted down names its subject, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  // Stored in one row however often this test runs.
  const question = "what does the beginner phase cost";
  await page.request.post("/api/assistant/vote", { data: { question, isHelpful: false } });
  const group = (await openWith(page, "beginner%20phase%20cost", 1)).filter({ hasText: question });
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Filter by reason").selectOption({ label: "Voted down · 1" });
  await expect(page).toHaveURL((url) => url.searchParams.get("reason") === "voted-down");
  await expect(group).toContainText("Voted down");
  await expect(group).toContainText("taken for price");
  await group.locator("summary").click();
  await expect(group).toContainText(/0 helpful, \d+ not helpful/);
  await expect(group.getByLabel("Subject they ask for")).toHaveValue("price");
  const votes = page.getByRole("table", { name: "Answers by subject" });
  await expect(votes.getByRole("row", { name: /^price/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolation(page, "voted down on a phone");
});

test("says what is missing: no questions, nothing stored, no clipboard", async ({ page }) => {
  const list: QuestionList = {
    isOn: true,
    groups: [],
    total: 0,
    counts: { state: { open: 0, done: 0 }, reason: { refused: 0, unsure: 0, "voted-down": 0 } },
    votes: [],
    subjects: ["price"],
  };
  const respond = (changes: Partial<QuestionList>) =>
    page.route("**/api/staff/questions?*", (route) => route.fulfill({ json: { ...list, ...changes } }));
  await respond({});
  await openStaffPage(page, "?tab=questions");
  await expect(page.getByText("No open questions.")).toBeVisible();
  await respond({ isOn: false });
  await page.reload();
  await expect(page.getByText("KEEP_QUESTIONS is off")).toBeVisible();
  await expect(page.getByLabel("Search questions")).toHaveCount(0);

  const at = "2026-03-01T10:00:00.000Z";
  const asked = {
    id: "1",
    text: "<b>odd</b> \u202Edaer",
    reason: "unsure",
    subject: "price",
    answer: "",
    count: 1,
  } as const;
  const question = { ...asked, up: 0, down: 0, firstAt: at, lastAt: at, doneAt: null };
  await respond({ total: 60, groups: [{ id: "1", count: 1, lastAt: at, questions: [question] }] });
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.reload();
  await expect(page.getByRole("button", { name: "Show more: 1 of 60" })).toBeVisible();
  await page.getByRole("list", { name: "Questions" }).locator("summary").click();
  await page.getByRole("button", { name: "Copy as lines" }).click();
  await expect(page.getByLabel("Copy these lines by hand")).toHaveValue(
    /^# content\/assistant\/subjects\/price\.txt\n/,
  );
  await expect(page.getByText("No answer was given.")).toBeVisible();
  // As a text, and what turns its direction ends with it.
  await expect(page.getByRole("list", { name: "Asked as" }).locator("bdi")).toContainText("<b>odd</b>");
});

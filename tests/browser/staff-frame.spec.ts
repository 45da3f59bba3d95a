import { expect, test, type Page } from "@playwright/test";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { sampleRequest } from "../support/sample-requests.ts";
import { enroll, openStaffPage, searchRequests, signIn, uniqueName } from "../support/staff-page.ts";

const openRow = (page: Page) => page.locator("[data-row] [aria-current]");

test("the first j opens the first row, also when it is pressed before the rows are there", async ({ page }) => {
  const [late, newest] = ["late", "newest"].map((id) => sampleRequest(id, { name: `Visitor ${id}` }));
  let answerOverdue = () => {};
  const isAnswered = new Promise<void>((resolve) => (answerOverdue = resolve));
  await signIn(page);
  await page.route("**/api/requests?**", async (route) => {
    const isOverdue = new URL(route.request().url()).searchParams.get("overdue") === "true";
    if (isOverdue) await isAnswered;
    await route.fulfill({ json: { requests: isOverdue ? [late] : [newest, late], next: null } });
  });
  await page.route("**/api/requests/related**", (route) => {
    const request = route.request().url().endsWith("late") ? late : newest;
    return route.fulfill({ json: { request, requests: [], students: [] } });
  });
  await page.goto("/sr?tab=requests");
  await expect(page.getByRole("navigation", { name: "Records" })).toBeVisible();
  await page.keyboard.press("j");
  answerOverdue();
  await expect(openRow(page)).toContainText("Visitor late");
  await expect(page.locator("[data-row]").first()).toContainText("Visitor late");
  await page.keyboard.press("j");
  await expect(openRow(page)).toContainText("Visitor newest");
});

test("a key marks what is open: the next one only once it is there to be read", async ({ page }) => {
  const name = uniqueName("Seen");
  for (const index of [1, 2, 3]) await enroll(page, `${name} ${index}`);
  await signIn(page);
  const answer = await page.request.get(`/api/requests?search=${encodeURIComponent(name)}`);
  const { requests }: { requests: InboxRequest[] } = await answer.json();
  const records = requests
    .toReversed()
    .map((one) => Object.assign(one, { subject: "request", when: "today", dueAt: one.createdAt, about: "Bundle" }));
  await page.route("**/api/staff/due?**", (route) => {
    const none = { overdue: 0, today: 0, week: 0, later: 0 };
    return route.fulfill({ json: { records, counts: { all: none, mine: none, nobody: none }, names: [] } });
  });
  let isSlow = false;
  const slow = Promise.withResolvers<void>();
  await page.route("**/api/requests/related**", async (route) => {
    if (isSlow) await slow.promise;
    await route.continue();
  });
  await page.goto("/sr");
  await page.locator("[data-row] button").first().click();
  const heading = (index: number) => page.getByRole("heading", { name: `${name} ${index}` });
  await expect(heading(1)).toBeVisible();
  isSlow = true;
  const marked: string[] = [];
  page.on("request", (one) => one.url().endsWith("/requests/status") && marked.push(one.postDataJSON().id));
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.type("cc");
  slow.resolve();
  await expect(heading(3)).toBeVisible();
  expect(marked).toEqual([]);
  await page.keyboard.press("c");
  await expect.poll(() => marked).toEqual([records[2]?.id]);
});

/** What can be pressed or read under the toast, as far as it is not scrolled out of sight. */
const listCovered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector(".toast");
    if (!toast) return ["no toast"];
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>("button, a, h1, h2, h3, kbd, [data-row]")].flatMap((element) => {
      if (toast.contains(element)) return [];
      const box = element.getBoundingClientRect();
      let end = box.bottom;
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowY === "auto") end = Math.min(end, frame.getBoundingClientRect().bottom);
      }
      const isApart = box.right <= left || box.left >= right || end <= top || box.top >= bottom;
      return isApart || box.top >= end ? [] : [element.textContent];
    });
  });

for (const [width, highest] of [
  [1280, 60],
  [390, 120],
] as const) {
  test(`at ${width} px the frame is low, and a toast covers nothing`, async ({ page }) => {
    const name = uniqueName("Frame");
    await page.setViewportSize({ width, height: 800 });
    await enroll(page, name);
    await openStaffPage(page, "?tab=requests");
    await searchRequests(page, name);
    const tabs = page.getByRole("navigation", { name: "Records" });
    const { y = 0, height = 0 } = (await tabs.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(highest);
    await page.locator("[data-row] button").click();
    await page.getByRole("button", { name: "Mark contacted" }).click();
    await expect(page.getByText("Request updated.")).toBeVisible();
    await expect.poll(() => listCovered(page)).toEqual([]);
    await page.getByRole("button", { name: "Close request" }).click();
    await expect(page.getByText("Request updated.")).toBeVisible();
    await expect.poll(() => listCovered(page)).toEqual([]);
  });
}

test("what is typed right behind Ctrl+K is searched; each found row says what it is; ? tells the keys", async ({
  page,
}) => {
  const name = uniqueName("Ceca");
  await enroll(page, name);
  const data = { name, email: `${name.replaceAll(" ", ".")}@example.com`, phone: "", message: "When does it start?" };
  await page.request.post("/api/contact", { data });
  await openStaffPage(page, "?tab=requests");
  await searchRequests(page, name, 2);
  await page.locator("[data-row] button").first().click();
  await expect(page.getByRole("button", { name: "Mark contacted" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name, { delay: 0 });
  const found = page.getByRole("listbox", { name: "Found" });
  await expect(found.getByText("Enrollment: Complete Bundle, ₹3,000")).toBeVisible();
  await expect(found.getByText("Contact: When does it start?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Mark contacted" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("follow-up");
});

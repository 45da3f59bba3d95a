import { expect, test } from "@playwright/test";
import { gotoHydrated } from "../support/page-actions.ts";
import { expectFocusSeen, listHiddenStops, tabTo } from "../support/keyboard.ts";
import { addStudent, browserPin, signIn, uniqueName } from "../support/staff-page.ts";

for (const width of [360, 1280]) {
  test(`every stop of the keyboard is in view and uncovered at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/curriculum", "/reviews", "/contact", "/blog", "/blog/git-in-an-hour", "/help"]) {
      await gotoHydrated(page, path);
      expect(await listHiddenStops(page, "Tab"), path).toEqual([]);
    }
    // Backwards, the top bar may cover the focus rather than the bottom one.
    await gotoHydrated(page, "/");
    expect(await listHiddenStops(page, "Shift+Tab"), "backwards").toEqual([]);
  });
}

test("reviews that move stand still in view for the keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoHydrated(page, "/reviews");
  await tabTo(page, page.getByRole("link", { name: /student-c.*photo/ }));
});

test("the menu of a phone opens, closes and leads on by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoHydrated(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole("link", { name: "Curriculum" }));
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, menu.getByRole("link", { name: "Pricing" }));
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  const pricing = page.getByRole("region", { name: "Pricing", exact: true });
  await expect(pricing).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(pricing.getByRole("button").or(pricing.getByRole("link")).first()).toBeFocused();
});

test("the curriculum by keyboard: phases with arrows, days, pages to the last and back", async ({ page }) => {
  await gotoHydrated(page, "/");
  const region = page.getByRole("region", { name: "Course Curriculum" });
  await tabTo(page, region.getByRole("tab", { name: /Beginner/ }));
  await page.keyboard.press("ArrowRight");
  await expect(region.getByRole("tab", { name: /Intermediate/ })).toBeFocused();
  await page.keyboard.press("End");
  const last = region.getByRole("tab", { name: /Advanced/ });
  await expect(last).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(region.getByRole("tab", { name: /Beginner/ })).toBeFocused();
  await page.keyboard.press("End");
  await expect(last).toHaveAttribute("aria-selected", "true");
  const panel = region.getByRole("tabpanel", { name: /Advanced/ });
  const day = panel.locator("summary:visible").first();
  await tabTo(page, day);
  await page.keyboard.press("Enter");
  await expect(page.locator("#day-43")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator("#day-43")).toBeHidden();
  await tabTo(page, panel.getByRole("button", { name: "Next" }));
  for (const number of [2, 3, 4]) {
    await page.keyboard.press("Enter");
    await expect(panel.getByText(`Page ${number} of 4`)).toBeVisible();
    await expectFocusSeen(page);
  }
  await expect(panel.getByRole("button", { name: "Back" })).toBeFocused();
  for (const number of [3, 2, 1]) {
    await page.keyboard.press("Enter");
    await expect(panel.getByText(`Page ${number} of 4`)).toBeVisible();
    await expectFocusSeen(page);
  }
  await expect(panel.getByRole("button", { name: "Next" })).toBeFocused();
});

test("the enrollment dialog traps the focus until it is closed", async ({ page }) => {
  await page.route("**/api/enrollments", (route) => route.fulfill({ status: 503, json: { error: "no" } }));
  await gotoHydrated(page, "/pricing");
  const opener = page.getByRole("article", { name: "Beginner Phase" }).getByRole("button", { name: "Enroll Now" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Enroll in Beginner Phase" });
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      // After the last tab stop comes the browser's own UI, and the body is the active element.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      );
      expect(isInside).toBe(true);
    }
  }
  await dialog.getByLabel("Full Name").focus();
  await page.keyboard.type("Asha");
  await tabTo(page, dialog.getByLabel("Phone Number"));
  await page.keyboard.type("98765 43210");
  await tabTo(page, dialog.getByRole("button", { name: "Submit Enrollment" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Failed to submit enrollment");
  await expect(dialog.getByRole("button", { name: "Submit Enrollment" })).toBeFocused();
  // The toast stands at the upper edge of the dialog, before its fields.
  await tabTo(page, page.getByRole("alert").getByRole("button", { name: "Dismiss" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectFocusSeen(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a contact form with an error leads to the first wrong field", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Send us a Message" });
  await tabTo(page, form.getByLabel("Name"));
  await page.keyboard.type("Asha");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Email")).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type("asha@example.com");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { id: "5f0c2a1e-0000" } }));
  await tabTo(page, form.getByRole("button", { name: "Send Message" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Remove from this device" }));
  await page.keyboard.press("Enter");
  await expect(form.getByRole("heading", { name: "Send us a Message" })).toBeFocused();
});

test("a toast can be reached and dismissed, and focus goes back", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Send us a Message" });
  await tabTo(page, form.getByRole("button", { name: "Send Message" }));
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Name")).toBeFocused();
  await tabTo(page, page.getByRole("alert").getByRole("button", { name: "Dismiss" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectFocusSeen(page);
});

test("questions are searched, cleared and opened by keyboard", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  const search = page.getByRole("textbox", { name: "Search FAQs or ask a question" });
  await tabTo(page, search);
  await page.keyboard.type("refund");
  await expect(page.getByText("Found 1 matching question(s)")).toBeVisible();
  await expect(search).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Clear search" }));
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await tabTo(page, page.locator("summary:visible").nth(1));
  await page.keyboard.press("Space");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await tabTo(page, page.getByRole("button", { name: "Next" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Page 2 of 4")).toBeVisible();
  await expectFocusSeen(page);
});

for (const width of [360, 1280]) {
  test(`the chat opens, asks and closes by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await gotoHydrated(page, "/");
    const button = page.getByRole("button", { name: "Open AI Assistant" });
    await tabTo(page, button, "Shift+Tab");
    await page.keyboard.press("Enter");
    const chat = page.getByRole("dialog", { name: "AI Assistant" });
    await expect(chat.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("fees");
    await page.keyboard.press("Enter");
    await expect(chat.getByRole("log")).toContainText("₹3,000");
    await expect(chat.getByRole("textbox")).toBeFocused();
    await tabTo(page, chat.getByRole("log"), "Shift+Tab");
    await tabTo(page, chat.getByRole("button", { name: "Close chat" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(chat).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chat.getByRole("textbox")).toBeFocused();
    await tabTo(page, chat.getByRole("link", { name: "Contact Human Support" }));
    await page.keyboard.press("Enter");
    await expect(chat).toBeHidden();
    await expect(page.getByRole("region", { name: "Contact", exact: true })).toBeFocused();
  });
}

test("the blog is filtered by keyboard and the chosen category keeps the focus", async ({ page }) => {
  await gotoHydrated(page, "/blog");
  const python = page.getByRole("group", { name: "Category" }).getByRole("button", { name: "Python" });
  await tabTo(page, python);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog?category=Python");
  await expect(python).toHaveAttribute("aria-pressed", "true");
  await expect(python).toBeFocused();
});

test("staff sign in, tick a day, save, delete and sign out by keyboard", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Keys");
  await addStudent(page, name);
  await page.request.delete("/api/staff/session");
  await gotoHydrated(page, "/sr?tab=students");
  await expect(page.getByLabel("PIN Code")).toBeFocused();
  await page.keyboard.type(browserPin);
  await page.keyboard.press("Enter");
  await expect(page.getByText("student(s) found")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "Search students by name" }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole("list", { name: "Students" }).getByRole("button", { name }));
  await page.keyboard.press("Enter");
  const detail = page.getByRole("region", { name });
  await tabTo(page, detail.getByRole("button", { name: /^Day 1: / }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(detail.getByText("Unsaved changes")).toBeVisible();
  const save = detail.getByRole("button", { name: "Save Progress" }).filter({ visible: true });
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(save).toBeFocused();
  await tabTo(page, detail.getByRole("button", { name: "Delete" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No Student Selected" })).toBeVisible();
  await expect(page.locator("#records")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Sign out" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("PIN Code")).toBeFocused();
});

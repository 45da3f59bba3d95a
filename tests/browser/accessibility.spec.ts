import { expect, test, type Page } from "@playwright/test";
import { expectColoursOfArrival, expectNoViolation } from "../support/axe.ts";
import { gotoHydrated } from "../support/page-actions.ts";
import { sampleRequest, sampleStudent } from "../support/sample-requests.ts";
import { gotoLoadedStaffPage, signIn } from "../support/staff-page.ts";

const alert = (page: Page) => page.getByRole("alert");
test.describe("no axe violation in either theme, on a phone or a desktop", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("in the home page's colours before it is laid out", async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await gotoHydrated(page, "/");
    await expectColoursOfArrival(page);
    await expect(page.locator("html")).toHaveClass(/defers-layout/);
  });

  test("in the menu and the enrollment dialog", async ({ page }) => {
    await page.route("**/api/enrollments", (route) => route.fulfill({ status: 503, json: { error: "no" } }));
    await gotoHydrated(page, "/pricing");
    await page.getByRole("button", { name: "Menu" }).click();
    await expectNoViolation(page, "open menu", [360]);
    await page.keyboard.press("Escape");
    await page.getByRole("article", { name: "Beginner Phase" }).getByRole("button", { name: "Enroll Now" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectNoViolation(page, "dialog");
    await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
    await expect(alert(page)).toBeVisible();
    await expectNoViolation(page, "dialog with errors");
    await dialog.getByLabel("Full Name").fill("Asha");
    await dialog.getByLabel("Phone Number").fill("98765 43210");
    await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
    await expect(alert(page).filter({ hasText: "Failed to submit enrollment" })).toBeVisible();
    await expectNoViolation(page, "dialog with a failure");
    await page.route("**/api/enrollments", (route) => route.fulfill({ status: 201, json: { id: "5f0c2a1e-0000" } }));
    await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
    await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
    await expectNoViolation(page, "confirmation");
  });

  test("in the contact form", async ({ page }) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { id: "5f0c2a1e-0000" } }));
    await gotoHydrated(page, "/contact");
    await expectNoViolation(page, "form");
    const form = page.getByRole("form", { name: "Send us a Message" });
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(alert(page)).toBeVisible();
    await expectNoViolation(page, "form with errors");
    await form.getByLabel("Name").fill("Asha");
    await form.getByLabel("Email").fill("asha@example.com");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("status")).toContainText("Reference: 5f0c2a1e");
    await expect(page.getByRole("heading", { name: "We have your message" })).toBeVisible();
    await expectNoViolation(page, "sent");
  });

  test("in days, answers and the search", async ({ page }) => {
    await gotoHydrated(page, "/curriculum#day-50");
    await expect(page.locator("#day-50")).toBeVisible();
    await expectNoViolation(page, "open day");
    await gotoHydrated(page, "/faq");
    await page.locator("summary:visible").first().click();
    await expectNoViolation(page, "open answer");
    const search = page.getByRole("textbox", { name: "Search FAQs or ask a question" });
    await search.fill("refund");
    await expect(page.getByText("Found 1 matching question(s)")).toBeVisible();
    await expectNoViolation(page, "found");
    await search.fill("kitne mahine lagenge");
    await expect(page.getByText("This answer is AI-generated")).toBeVisible();
    await expectNoViolation(page, "answer of the assistant");
    await page.route("/api/assistant", (route) => route.abort());
    await search.fill("zzzz");
    await expect(alert(page)).toBeVisible();
    await expectNoViolation(page, "no answer");
  });

  test("in the chat", async ({ page }) => {
    await gotoHydrated(page, "/about");
    await page.getByRole("button", { name: "Open AI Assistant" }).click();
    const chat = page.getByRole("dialog", { name: "AI Assistant" });
    const input = chat.getByRole("textbox", { name: "Your question" });
    await expect(input).toBeFocused();
    await input.fill("fees");
    await input.press("Enter");
    await expect(chat.getByRole("log")).toContainText("₹3,000");
    await expectNoViolation(page, "chat");
    await page.route("/api/assistant", (route) =>
      route.fulfill({ status: 502, json: { success: false, error: "No" } }),
    );
    await input.fill("fees");
    await input.press("Enter");
    await expect(alert(page)).toBeVisible();
    await expectNoViolation(page, "chat with a failure");
  });

  test.describe("on the staff page", () => {
    const student = sampleStudent(3);
    const enrollment = sampleRequest("a", {
      createdAt: "2026-03-02T10:00:00.000Z",
      kind: "enrollment",
      course: "Bundle",
      price: 3000,
    });
    const undelivered = sampleRequest("b", {
      delivery: "failed",
      tries: 3,
      lastError: "404 Unknown Webhook",
      status: "contacted",
    });
    let complaints: string[] = [];
    let students = [sampleStudent(2), student];
    let requests = [enrollment, undelivered];

    test.beforeEach(async ({ page }) => {
      complaints = [];
      students = [sampleStudent(2), student];
      requests = [enrollment, undelivered];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await page.route("**/api/students", (route) => route.fulfill({ json: students }));
      await page.route("**/api/requests?**", (route) => route.fulfill({ json: { requests, next: null } }));
      const payments = [
        {
          id: "1",
          studentId: "3",
          amount: 500,
          receivedOn: "2026-03-02",
          reference: "UPI 1",
          at: "2026-03-02T10:00:00.000Z",
          by: "",
        },
      ];
      await page.route("**/api/students/payments?**", (route) =>
        route.fulfill({ json: { payments, upiLink: "upi://pay?pa=course@examplebank" } }),
      );
      await page.route("**/api/staff/person/page?**", (route) =>
        route.fulfill({ json: { requests: [], students: [student], changes: [], notes: [], deliveries: [] } }),
      );
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
      await page.route("**/api/students/payments/upi.svg?**", (route) =>
        route.fulfill({ contentType: "image/svg+xml", body: svg }),
      );
    });

    // The browser logs the error responses that these tests provoke.
    test.afterEach(() => expect(complaints.filter((text) => !/status of (401|409)/.test(text))).toEqual([]));

    test("before and after a wrong PIN", async ({ page }) => {
      // A real failed attempt would count against the address that all tests share.
      await page.route("**/api/staff/session", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status: 401, json: { error: "Invalid PIN. Please try again." } })
          : route.continue(),
      );
      await gotoLoadedStaffPage(page);
      const pin = page.getByRole("dialog", { name: "Authentication Required" });
      await expect(pin).toBeVisible();
      await expectNoViolation(page, "PIN");
      await pin.getByLabel("PIN Code").fill("0000");
      await page.keyboard.press("Enter");
      await expect(alert(page)).toBeVisible();
      await expectNoViolation(page, "wrong PIN");
    });

    test("in the class and a student of it", async ({ page }) => {
      await signIn(page, "Asha");
      await gotoLoadedStaffPage(page);
      await expectNoViolation(page, "students");
      await page.getByRole("button", { name: "Add Student" }).click();
      const dialog = page.getByRole("dialog", { name: "Add Student" });
      await dialog.getByRole("button", { name: "Add Student" }).click();
      await expect(alert(page)).toBeVisible();
      await expectNoViolation(page, "add student, with an error");
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /Student 00003/ })
        .first()
        .click();
      await page.getByText("UPI link and code").click();
      await page.getByRole("checkbox", { name: /Day 9/ }).check();
      await page.route("**/api/students/progress", (route) =>
        route.fulfill({
          status: 409,
          json: { error: "changed", student: { ...student, completedDays: [1], version: 2 } },
        }),
      );
      await expectNoViolation(page, "student with unsaved changes");
      await page.getByRole("button", { name: "Save Progress" }).filter({ visible: true }).click();
      await expect(page.getByRole("dialog", { name: "Saved by somebody else" })).toBeVisible();
      await expectNoViolation(page, "saved by somebody else");
    });

    test("in the inbox and a request of it", async ({ page }) => {
      await page.route("**/api/requests/related?**", (route) =>
        route.fulfill({ json: { request: undelivered, requests: [enrollment], students: [] } }),
      );
      await signIn(page, "Asha");
      await gotoLoadedStaffPage(page, "?tab=requests");
      await expectNoViolation(page, "requests");
      const change = {
        id: "1",
        subject: "request",
        subjectId: "b",
        at: "2026-03-02T10:00:00.000Z",
        what: "status",
        by: "Asha",
      };
      const changes = [{ ...change, detail: { from: "new", to: "contacted" } }];
      const note = { id: "2", subject: "request", subjectId: "b", at: change.at, by: "Asha", text: "Called." };
      await page.route("**/api/staff/timeline?**", (route) =>
        route.fulfill({ json: { changes, notes: [note], deliveries: [] } }),
      );
      await page
        .getByRole("button", { name: /Visitor b/ })
        .first()
        .click();
      await expect(page.getByText("Status new → contacted")).toBeVisible();
      await expectNoViolation(page, "open request");
    });

    test("without a request or a student", async ({ page }) => {
      [students, requests] = [[], []];
      await signIn(page, "Asha");
      await gotoLoadedStaffPage(page, "?tab=requests");
      await expect(page.getByText("No requests yet.")).toBeVisible();
      await expectNoViolation(page, "no requests");
      await page.getByRole("button", { name: "Students" }).click();
      await page.getByText("Recently deleted").click();
      await expect(page.getByText("No students enrolled yet.")).toBeVisible();
      await expectNoViolation(page, "no students");
    });
  });
});

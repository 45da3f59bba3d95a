import { expect, test, type Page } from "@playwright/test";
import type { Student } from "#domain/students/student-schemas.ts";
import { expectNoViolation } from "../support/axe.ts";
import { resizeTo } from "../support/page-actions.ts";
import { expectNothingCut } from "../support/layout-checks.ts";
import { sampleRequest, sampleStudent } from "../support/sample-requests.ts";
import {
  addStudent,
  browserPin,
  enroll,
  gotoLoadedStaffPage,
  openStaffPage,
  pinDialog,
  signIn,
  uniqueName,
} from "../support/staff-page.ts";

const row = (page: Page, name: string) => page.getByRole("list", { name: "Students" }).getByRole("button", { name });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save Progress" }).filter({ visible: true });
const answerStudents = (page: Page, students: object[]) =>
  page.route("**/api/students", (route) => route.fulfill({ json: students }));

test("the PIN dialog opens the page, once for this browser", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/sr");
  const dialog = pinDialog(page);
  const field = dialog.getByLabel("PIN Code");
  const button = dialog.getByRole("button", { name: "Authenticate" });
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveAttribute("maxlength", "4");
  await expect(field).toBeFocused();
  await field.pressSequentially("000");
  await expect(button).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await field.fill("000");
  await field.pressSequentially("09");
  await expect(field).toHaveValue("0000");
  await expect(button).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Invalid PIN. Please try again.");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("Invalid PIN. Please try again.");
  expect(fetched.filter((path) => /students|requests|staff-panel/.test(path))).toEqual([]);
  await field.pressSequentially(browserPin.slice(0, 1));
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveAccessibleDescription("");
  await field.fill(browserPin);
  await button.click();
  await expect(page.getByText("Authentication successful!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Student Records" })).toBeVisible();
  const due = page.getByRole("button", { name: /^Due/ });
  await expect(due).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(due).toHaveAttribute("aria-current", "page");
  await expect(dialog).toBeHidden();
  const { cookies, origins } = await page.context().storageState();
  expect(cookies.map((cookie) => cookie.httpOnly)).toEqual([true, true]);
  expect(JSON.stringify([cookies, origins])).not.toContain(browserPin);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test("too many attempts say how long to wait", async ({ page }) => {
  await page.route("**/api/staff/session", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 429,
          headers: { "retry-after": "600" },
          json: { error: "Too many tries. Please wait 10 minutes." },
        })
      : route.continue(),
  );
  await page.goto("/sr");
  await pinDialog(page).getByLabel("PIN Code").fill("1234");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Too many tries. Please wait 10 minutes.");
  await expect(pinDialog(page).getByLabel("PIN Code")).toHaveAccessibleDescription(
    "Too many tries. Please wait 10 minutes.",
  );
});

test("the page is hidden: not indexed, not stored, linked and listed nowhere, empty of names", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Hidden");
  await addStudent(page, name);
  for (const path of ["/sr", "/sr/", "/sr.data"]) {
    const response = await page.request.get(path);
    expect(response.headers()["cache-control"], path).toBe("no-store");
    expect(await response.text(), path).not.toContain(name);
  }
  const html = await (await page.request.get("/sr")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("style=");
  for (const path of ["/robots.txt", "/sitemap.xml"]) {
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/\/sr\b/);
  }
  for (const path of ["/", "/help"]) {
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/href="\/sr["?/#]|\/sr</);
  }
});

test("an empty list says so, and so does a search without a match", async ({ page }) => {
  await signIn(page);
  await answerStudents(page, []);
  await page.goto("/sr?tab=students");
  await expect(page.getByText("No students enrolled yet.")).toBeVisible();
  await expect(page.getByText("0 student(s) found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Student Selected" })).toBeVisible();
  await page.getByPlaceholder("Search students by name...").fill("x");
  await expect(page.getByText("No students found matching your search.")).toBeVisible();
});

test("a list that fails to load is tried four times, then reported, and can be retried", async ({ page }) => {
  await signIn(page);
  let attempts = 0;
  await page.route("**/api/students", (route) => {
    attempts += 1;
    return attempts <= 4
      ? route.fulfill({ status: 503, json: { error: "no" } })
      : route.fulfill({ json: [sampleStudent(1)] });
  });
  await page.goto("/sr?tab=students");
  await expect(page.getByText("Loading students...")).toBeVisible();
  const failed = "Failed to fetch students. Please try again.";
  await expect(page.getByRole("alert")).toContainText(failed);
  expect(attempts).toBe(4);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(row(page, "Student 00001")).toBeVisible();
});

test("a student is added by name", async ({ page }) => {
  await openStaffPage(page);
  const dialog = page.getByRole("dialog", { name: "Add Student" });
  await page.getByRole("button", { name: "Add Student" }).click();
  await dialog.getByLabel("Student Name").fill("   ");
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a student name.");
  await expect(dialog.getByLabel("Student Name")).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();

  const name = uniqueName("Asha");
  await page.getByRole("button", { name: "Add Student" }).click();
  await dialog.getByLabel("Student Name").fill(`  ${name} `);
  await page.route("**/api/students", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: { error: "no" } }) : route.continue(),
  );
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(page.getByText("Failed to add student. Please try again.")).toBeVisible();
  await page.unroute("**/api/students");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/students"));
  await dialog.getByRole("button", { name: "Add Student" }).click();
  expect((await sent).postDataJSON()).toEqual({
    name,
    enrollmentDate: expect.stringMatching(/^\d{4}-.*Z$/),
    currentPhase: "basic",
    completedDays: [],
  });
  await expect(page.getByText("Student added successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sr\?tab=students&student=[\da-f-]{36}$/);
  await expect(page.getByRole("region", { name })).toContainText("CourseWhole coursePaidNo");
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { name: "No Student Selected" })).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await page.getByText("Recently deleted").click();
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await page.getByPlaceholder("Search students by name...").fill(name.toUpperCase());
  await expect(page.getByText("1 student(s) found")).toBeVisible();
  await expect(row(page, name)).toContainText("Day 1 · basic");

  const second = uniqueName("Ravi");
  await page.getByRole("button", { name: "Add Student" }).click();
  await dialog.getByLabel("Student Name").fill(second);
  await dialog.getByText("More details").click();
  await dialog.getByLabel("Email").fill("ravi@example");
  await dialog.getByText("More details").click();
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  const email = `${crypto.randomUUID()}@example.com`;
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Phone").fill("90000 12345");
  await dialog.getByLabel("Course").selectOption({ label: "Advanced: 43 to 58" });
  await dialog.getByLabel("Price").fill("₹1,000");
  await dialog.getByLabel("Paid", { exact: true }).check();
  await dialog.getByLabel("Paid on").fill("2026-02-28");
  await dialog.getByLabel("Note on the payment").fill("Cash");
  await dialog.getByRole("button", { name: "Add Student" }).click();
  const detail = page.getByRole("region", { name: second });
  await expect(detail).toContainText("Current day43CourseAdvanced₹1,000PaidFebruary 28, 2026Cash");
  await expect(detail.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(detail.getByRole("link", { name: "90000 12345" })).toHaveAttribute("href", "tel:9000012345");
  await expect(detail.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/919000012345");

  await page.getByRole("button", { name: "Add Student" }).click();
  await dialog.getByLabel("Student Name").fill(`${second} again`);
  await dialog.getByText("More details").click();
  await dialog.getByLabel("Email").fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Add Student" }).click();
  const question = page.getByRole("dialog", { name: "Already a student?" });
  await expect(question.getByRole("button", { name: `Open ${second}, Advanced` })).toBeVisible();
  await question.getByRole("button", { name: "Add anyway" }).click();
  await expect(page.getByRole("region", { name: `${second} again` })).toBeVisible();
});

test("a student whose answer was lost is added once, and what was changed meanwhile is not lost silently", async ({
  page,
}) => {
  await openStaffPage(page);
  const name = uniqueName("Lost");
  const dialog = page.getByRole("dialog", { name: "Add Student" });
  await page.getByRole("button", { name: "Add Student" }).click();
  const add = dialog.getByRole("button", { name: "Add Student" });
  await dialog.getByLabel("Student Name").fill(name);
  let lost = 2;
  let listAnew = () => {};
  const listed = new Promise<void>((resolve) => (listAnew = resolve));
  await page.route("**/api/students", async (route) => {
    if (route.request().method() !== "POST") await listed;
    if (route.request().method() !== "POST" || lost === 0) return route.continue();
    lost -= 1;
    await route.fetch();
    await route.abort();
  });
  for (let press = 0; press < 2; press += 1) {
    await add.click();
    await expect(page.getByText("Failed to add student. Please try again.").first()).toBeVisible();
    await expect(add).toBeEnabled();
  }
  await dialog.getByLabel("Student Name").fill(`${name} B`);
  await add.click();
  await expect(page.getByText("This student is there already, with other details.").first()).toBeVisible();
  await dialog.getByLabel("Student Name").fill(name);
  await add.click();
  await expect(page.getByText("Student added successfully!")).toBeVisible();
  // The dialog does not wait for the list to be fetched anew.
  await expect(dialog).toBeHidden();
  listAnew();
  await page.getByPlaceholder("Search students by name...").fill(name);
  await expect(row(page, name)).toHaveCount(1);
});

test("a student whose answer was lost is added once, also after the dialog was closed or the page reloaded", async ({
  page,
}) => {
  await openStaffPage(page);
  const name = uniqueName("Twice");
  const dialog = page.getByRole("dialog", { name: "Add Student" });
  const add = async () => {
    await page.getByRole("button", { name: "Add Student" }).click();
    await dialog.getByLabel("Student Name").fill(name);
    await dialog.getByRole("button", { name: "Add Student" }).click();
  };
  await page.route("**/api/students", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await add();
  await expect(page.getByText("Failed to add student. Please try again.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await add();
  await expect(dialog.getByRole("button", { name: "Add Student" })).toBeEnabled();
  await page.unroute("**/api/students");
  await page.reload();
  await add();
  await expect(page.getByText("Student added successfully!")).toBeVisible();
  await page.getByPlaceholder("Search students by name...").fill(name);
  await expect(row(page, name)).toHaveCount(1);
});

test("progress is a working copy until it is saved", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Ravi");
  const student = await addStudent(
    page,
    name,
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  await page.goto("/sr?tab=students");
  await page.getByPlaceholder("Search students by name...").fill(name);
  await row(page, name).click();
  await expect(page).toHaveURL(new RegExp(student._id));
  const detail = page.getByRole("region", { name });
  await expect(detail).toContainText("EnrolledOctober 1, 2025");
  await expect(detail).toContainText("Current day21");
  await expect(detail).toContainText("Basic95%");
  await expect(detail).toContainText("20/21 days");
  await expect(detail).toContainText("20 of 58 days completed");
  await detail.getByRole("checkbox", { name: /21/ }).check();
  await expect(detail).toContainText("Unsaved changes: +1 day");
  await expect(detail).toContainText("Current day22");
  await expect(detail).toContainText("Basic100%");
  await expect(detail).toContainText("21/21 days");
  await expect(row(page, name)).toContainText("Day 21 · basic");
  await page.route("**/api/students/progress", (route) => route.fulfill({ status: 500, json: { error: "no" } }));
  await saveButton(page).click();
  await expect(page.getByText("Failed to update progress. Please try again.")).toBeVisible();
  await expect(detail).toContainText("Unsaved changes");
  await page.unroute("**/api/students/progress");
  await saveButton(page).click();
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(detail).not.toContainText("Unsaved changes");
  await expect(row(page, name)).toContainText("Day 22 · intermediate");
  await page.reload();
  await expect(detail).toContainText("Intermediate0%");
  await expect(detail).toContainText("0/16 days");
  await detail.locator("summary", { hasText: "Advanced" }).click();
  await expect(detail.getByRole("checkbox", { name: /58/ })).toBeVisible();
});

test("days are ticked as squares: pressed, by keys, dragged, in runs, and the current one by a button", async ({
  page,
}) => {
  await signIn(page);
  const name = uniqueName("Squares");
  const firstMonth = Array.from({ length: 22 }, (_, index) => index + 1);
  const student = await addStudent(page, name, firstMonth);
  await page.goto(`/sr?student=${student._id}`);
  const detail = page.getByRole("region", { name });
  const square = (day: number) => detail.getByRole("button", { name: new RegExp(`^Day ${day}: .`) });
  const expectChange = (change: string) => expect(detail.getByRole("status")).toHaveText(`Unsaved changes: ${change}`);
  await expect(detail.getByRole("grid").first()).toHaveAccessibleName(/^Intermediate/);
  await expect(square(22)).toHaveAttribute("aria-pressed", "true");
  await expect(square(23)).toHaveAttribute("aria-current", "step");
  await detail.getByRole("button", { name: "Mark day 23 done" }).click();
  // Saved by that one press, and undone by one key.
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Mark day 24 done" })).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Mark day 23 done" })).toBeVisible();
  await square(23).click();
  await square(3).click();
  await expectChange("+1 day, −1");
  await square(3).click();
  await square(30).dragTo(square(34));
  await expectChange("+6 days");
  await square(40).click();
  await square(42).click({ modifiers: ["Shift"] });
  await expectChange("+9 days");
  await expect(detail.getByRole("checkbox", { name: /Day 41/ })).toBeChecked();

  // One stop for Tab in each grid; a run crosses from phase to phase, and shrinks on the way back.
  await expect(square(42)).toBeFocused();
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(square(43)).toBeFocused();
  for (const step of ["Right", "Right", "Right", "Left"]) await page.keyboard.press(`Shift+Arrow${step}`);
  await expect(square(45)).toBeFocused();
  await expectChange("+12 days");
  await page.keyboard.press("End");
  await expect(square(58)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(square(43)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(square(52)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await expect(saveButton(page)).toBeFocused();
  await expectChange("+13 days");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(detail.getByRole("status")).toHaveText("");
  const saved = (await (await page.request.get("/api/students")).json()).find(
    ({ _id }: Student) => _id === student._id,
  );
  expect(saved.completedDays).toEqual([...firstMonth, 23, 30, 31, 32, 33, 34, 40, 41, 42, 43, 44, 45, 52]);
});

test("a request becomes a student whole, and what is known of the student can be changed", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Whole");
  const order = { course: "Intermediate Phase", price: 1500 };
  const data = { name, email: "whole@example.com", phone: "+91 98765 43210", ...order };
  const { id } = await (await page.request.post("/api/enrollments", { data })).json();
  const student = await (await page.request.post("/api/requests/add-student", { data: { id } })).json();
  await page.goto(`/sr?student=${student._id}`);
  const detail = page.getByRole("region", { name });
  await expect(detail).toContainText("Current day22CourseIntermediate₹1,500PaidNo");
  await expect(detail).toContainText("0 of 21 days completed");
  await expect(detail.getByRole("grid")).toHaveCount(1);
  await expect(detail.locator("summary").first()).toHaveText("Intermediate0/21 days");
  await expect(detail.getByRole("link", { name: /^Request/ })).toHaveAttribute(
    "href",
    `/sr?tab=requests&request=${id}`,
  );
  await detail.getByRole("button", { name: /^Day 22: / }).click();

  const dialog = page.getByRole("dialog", { name: "Edit details" });
  await detail.getByRole("button", { name: "Edit details" }).click();
  await dialog.getByLabel("Phone").fill("call me");
  await dialog.getByRole("button", { name: "Save details" }).click();
  await expect(dialog.getByLabel("Phone")).toHaveAccessibleDescription("Please enter a valid phone number");
  await dialog.getByLabel("Phone").fill("98111 22333");
  await dialog.getByLabel("Course").selectOption({ label: "Whole course" });
  const elsewhere = { id: student._id, phone: "98000 00000", paidNote: "Half in cash" };
  const colleague = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await colleague?.newPage();
  if (other) await signIn(other, "Ravi");
  await other?.request.post("/api/students/details", { data: elsewhere });
  await dialog.getByRole("button", { name: "Save details" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "Ravi saved" })).toContainText("Phone: 98000 00000");
  await colleague?.close();
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("Details saved.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(detail.getByRole("button", { name: "Edit details" })).toBeFocused();
  await expect(detail).toContainText("CourseWhole course₹1,500PaidNoHalf in cash");
  await expect(detail.getByRole("link", { name: "98111 22333" })).toBeVisible();
  await expect(detail.getByRole("status")).toHaveText("Unsaved changes: +1 day");
  await saveButton(page).click();
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(detail).toContainText("1 of 58 days completed");
  await expect(detail.getByRole("grid")).toHaveCount(3);

  await detail.getByRole("button", { name: "Edit details" }).click();
  await dialog.getByLabel("Course").selectOption("basic");
  const outside = "1 completed day lies outside this course and is kept, not shown.";
  await expect(dialog.getByRole("status").filter({ hasText: outside })).toBeVisible();
  await dialog.getByRole("button", { name: "Save details" }).click();
  await expect(dialog).toBeHidden();
  await expect(detail).toContainText(outside);
});

test("leaving unsaved changes asks first: another student, tab, Back, reload, sign-out", async ({ page }) => {
  await signIn(page);
  const [first, second] = [uniqueName("Leaver"), uniqueName("Leaver")];
  const student = await addStudent(page, first);
  await addStudent(page, second);
  await page.goto(`/sr?search=${first}`);
  await expect(row(page, first)).toBeVisible();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await row(page, first).click();
  await page.getByRole("checkbox").first().check();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const stay = async () => {
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
  };
  await page.getByPlaceholder("Search students by name...").fill("Leaver");
  const ways = [
    row(page, second),
    page.getByRole("button", { name: /^Requests/ }),
    page.getByRole("button", { name: "Sign out" }),
  ];
  for (const way of ways) {
    await way.click();
    await stay();
  }
  // What is open and what has the focus are one.
  await row(page, second).click();
  await stay();
  await expect(row(page, first)).toBeFocused();
  // Two presses within one rendering, as on a phone that is busy.
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(name))?.click();
    press("Requests");
    press("Questions");
  });
  await stay();
  const address = `/sr?search=Leaver&student=${student._id}`;
  await expect(page).toHaveURL(address);
  await page.evaluate(() => history.back());
  await stay();
  await expect(page).toHaveURL(address);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await row(page, second).click();
  await expectNoViolation(page, "a question about unsaved changes", [1280]);
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("region", { name: second })).toBeVisible();
  await page.getByRole("checkbox").first().check();
  const prompts: string[] = [];
  page.on("dialog", (dialog) => {
    prompts.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  expect(prompts).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: /^Requests/ }).click();
  await expect(page).toHaveURL("/sr?tab=requests");
});

test("a student saved by another member of staff meanwhile is merged, or taken over", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Shared");
  const student = await addStudent(page, name, [1]);
  const saveElsewhere = (completedDays: number[]) =>
    page.request.post("/api/students/progress", { data: { id: student._id, completedDays } });
  await page.goto(`/sr?student=${student._id}`);
  await page.getByRole("checkbox", { name: /Day 3/ }).check();
  await saveElsewhere([1, 2]);
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Saved by somebody else" });
  await expect(dialog).toContainText("together they are 3");
  await dialog.getByRole("button", { name: "Merge and save" }).click();
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("3 of 58 days completed")).toBeVisible();
  await page.getByRole("checkbox", { name: /Day 9/ }).check();
  await saveElsewhere([5]);
  await saveButton(page).click();
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByText("1 of 58 days completed")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  // Nobody else has ticked anything: no question.
  await page.getByRole("checkbox", { name: /Day 6/ }).check();
  await page.request.post("/api/students/details", { data: { id: student._id, phone: "98765 43210" } });
  await saveButton(page).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(page.getByText("2 of 58 days completed")).toBeVisible();
  await expect(page.getByRole("link", { name: "98765 43210" })).toBeVisible();
  // A tick that the other one took back does not come back by the merge.
  await page.getByRole("checkbox", { name: /Day 7/ }).check();
  await saveElsewhere([6]);
  await saveButton(page).click();
  await expect(dialog).toContainText("together they are 2");
  await dialog.getByRole("button", { name: "Merge and save" }).click();
  await expect(page.getByText("2 of 58 days completed")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Day 5/ })).not.toBeChecked();
  // A rejection without a newer copy is reported, and not sent again for ever.
  let saves = 0;
  await page.route("**/api/students/progress", (route) => {
    saves += 1;
    return route.fulfill({ status: 409, json: { error: "changed", student: { ...student, version: 1 } } });
  });
  await page.getByRole("checkbox", { name: /Day 8/ }).check();
  await saveButton(page).click();
  await expect(page.getByText("Failed to update progress. Please try again.")).toBeVisible();
  expect(saves).toBe(1);
  await expect(page.getByText("Unsaved changes: +1 day")).toBeVisible();
});

test("deleting clears the selection and can be undone, at once or later", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Gone");
  const student = await addStudent(page, name);
  await page.goto(`/sr?student=${student._id}`);
  const detail = page.getByRole("region", { name });
  await page.route("**/api/students/delete", (route) => route.fulfill({ status: 500, json: { error: "no" } }));
  await detail.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete student. Please try again.")).toBeVisible();
  await page.unroute("**/api/students/delete");
  await detail.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Student deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL("/sr");
  await expect(page.getByRole("heading", { name: "No Student Selected" })).toBeVisible();
  await page.getByPlaceholder("Search students by name...").fill(name);
  await expect(page.getByText("0 student(s) found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await row(page, name).click();
  await detail.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("0 student(s) found")).toBeVisible();
  await page.getByText("Recently deleted").click();
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText("1 student(s) found")).toBeVisible();
});

test("a delete that fails leaves what is ticked, one that succeeds asks nothing", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Kept");
  const student = await addStudent(page, name);
  await page.goto(`/sr?student=${student._id}`);
  const prompts: string[] = [];
  page.on("dialog", (dialog) => {
    prompts.push(dialog.message());
    return dialog.accept();
  });
  await page.getByRole("checkbox", { name: /Day 1/ }).first().check();
  await page.route("**/api/students/delete", (route) => route.fulfill({ status: 500, json: { error: "no" } }));
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete student. Please try again.")).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.unroute("**/api/students/delete");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Student deleted successfully!")).toBeVisible();
  await expect(page).toHaveURL("/sr");
  expect(prompts).toEqual([]);
});

test("what is ticked while a save is under way is not lost with it", async ({ page }) => {
  await signIn(page);
  const student = await addStudent(page, uniqueName("Quick"));
  await page.goto(`/sr?student=${student._id}`);
  const days = page.getByRole("checkbox");
  await days.nth(0).check();
  const hold = async () => {
    const saving = Promise.withResolvers<void>();
    await page.route("**/api/students/progress", async (route) => {
      await saving.promise;
      await route.continue();
    });
    await saveButton(page).click();
    return saving;
  };
  const saving = await hold();
  await days.nth(1).check();
  saving.resolve();
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
  await expect(days.nth(1)).toBeChecked();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.unroute("**/api/students/progress");
  await saveButton(page).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(page.getByText("2 of 58 days completed")).toBeVisible();
  await days.nth(2).check();
  const savingAgain = await hold();
  await days.nth(2).uncheck();
  savingAgain.resolve();
  await expect(page.getByText("Unsaved changes: −1 day")).toBeVisible();
  await page.unroute("**/api/students/progress");
  await saveButton(page).click();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await expect(page.getByText("2 of 58 days completed")).toBeVisible();
});

test("a student deleted by another member of staff leaves unsaved ticks in place", async ({ page }) => {
  await signIn(page);
  const student = await addStudent(page, uniqueName("Contested"));
  await page.goto(`/sr?student=${student._id}`);
  await page.getByRole("checkbox").first().check();
  await page.request.post("/api/students/delete", { data: { id: student._id } });
  await page.getByRole("button", { name: "Add Student" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Student" });
  await dialog.getByLabel("Student Name").fill(uniqueName("Other"));
  const listed = page.waitForResponse((response) => response.url().endsWith("/api/students") && response.ok());
  await dialog.getByRole("button", { name: "Add Student" }).click();
  await listed;
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Stay", exact: true }).click();
  await expect(page.getByRole("list", { name: "Students" }).getByText(student.name)).toBeHidden();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await saveButton(page).click();
  await expect(page.getByText("Failed to update progress. Please try again.")).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("ten thousand students scroll, search and move by keyboard", async ({ page }) => {
  await signIn(page);
  await answerStudents(
    page,
    Array.from({ length: 10_000 }, (_, index) => sampleStudent(index)),
  );
  await page.goto("/sr?tab=students");
  await expect(page.getByText("10000 student(s) found")).toBeVisible();
  const list = page.getByRole("list", { name: "Students" });
  expect(await list.getByRole("listitem").count()).toBeLessThan(40);
  await row(page, "Student 00000").focus();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press("ArrowDown");
  await expect(row(page, "Student 00015")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Student 00015" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Student 00016" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Student 00015" })).toBeVisible();
  await expect(row(page, "Student 00015")).toBeFocused();
  await list.getByRole("listitem").first().hover();
  await page.mouse.wheel(0, 1_000_000);
  await expect(row(page, "Student 09999")).toBeVisible();
  // A word may stand anywhere: 07770 to 07779, and 00777.
  await page.getByPlaceholder("Search students by name...").fill("sTUDENT 0777");
  await expect(page.getByText("11 student(s) found")).toBeVisible();
});

test.describe("west of Greenwich", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a student added before half past five in India enrolled on that day", async ({ page }) => {
    await signIn(page);
    const early = { ...sampleStudent(1), enrollmentDate: "2026-02-28T20:00:00.000Z" };
    await answerStudents(page, [early]);
    await page.goto(`/sr?student=${early._id}`);
    await expect(page.getByRole("region", { name: early.name })).toContainText("EnrolledMarch 1, 2026");
  });
});

test("nothing public stands around the staff page, and its title says tab and count", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const requests = Array.from({ length: 60 }, (_, index) => sampleRequest(`r${index}`));
  await page.route("**/api/requests?**", (route) =>
    route.fulfill({ json: { requests: route.request().url().includes("overdue=true") ? [] : requests, next: null } }),
  );
  await page.route("**/api/requests/related?**", (route) => {
    const id = new URL(route.request().url()).searchParams.get("id");
    const request = requests.find((one) => one.id === id);
    return route.fulfill({ json: { request, requests: [], students: [] } });
  });
  await gotoLoadedStaffPage(page, "?tab=requests");
  await expect(page).toHaveTitle(/^Requests · \d+ \| Student Records/);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open AI Assistant" })).toHaveCount(0);
  // The first request starts well above the middle of a phone; what filters the list is behind one button.
  const first = page.getByRole("list", { name: "Requests", exact: true }).getByRole("button").first();
  expect((await first.boundingBox())?.y).toBeLessThan(380);
  const status = page.getByRole("combobox", { name: "Filter by status" });
  await expect(status).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(status).toBeVisible();
  await first.click();
  await page.getByRole("button", { name: "Next request" }).click();
  await expect(page.getByRole("dialog", { name: "Visitor r1" })).toBeVisible();
  await page.getByRole("button", { name: "Previous request" }).click();
  await expect(page.getByRole("dialog", { name: "Visitor r0" })).toBeVisible();
  await page.getByRole("button", { name: "Close request" }).click();
  await expect(first).toBeFocused();
});

test("a follow-up is set in two keys, stands under Due and is snoozed there", async ({ page }) => {
  await signIn(page, "Asha");
  const student = await addStudent(page, uniqueName("Planned"));
  await page.goto(`/sr?tab=students&student=${student._id}`);
  const detail = page.getByRole("region", { name: student.name });
  await expect(detail.getByText("No follow-up")).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.getByRole("dialog", { name: `Next step: ${student.name}` })).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByText("Next step saved.")).toBeVisible();
  await expect(detail.getByRole("group", { name: "Next step" })).toContainText("Asha");
  await page.goto("/sr?who=mine");
  const row = page.getByRole("listitem").filter({ hasText: student.name });
  await row.getByRole("button", { name: `Snooze ${student.name}` }).click();
  await page.getByLabel("What", { exact: true }).fill("call about the fees");
  await page.getByRole("button", { name: "Next Monday" }).click();
  await expect(row).toContainText("call about the fees");
  await row.getByRole("button", { name: /Student/ }).click();
  await detail.getByRole("button", { name: "Done", exact: true }).click();
  await expect(row).toHaveCount(0);
});

test("on a phone Save Progress stays within reach and nothing overflows", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const student = await addStudent(page, uniqueName("A very long name that has to fit a small phone"));
  for (const query of ["?tab=students", `?student=${student._id}`, "?tab=requests"]) {
    await gotoLoadedStaffPage(page, query);
    await expect(page.getByRole("searchbox").or(page.locator("search"))).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, query).toBeLessThanOrEqual(0);
  }
  await page.goto(`/sr?student=${student._id}`);
  await expect(saveButton(page)).toBeInViewport();
  await page.getByRole("checkbox").first().check();
  await saveButton(page).click();
  await expect(page.getByText("Student progress updated successfully!")).toBeVisible();
});

test("numbers answer at a glance, for the dates in the address, as plots, tables and files", async ({ page }) => {
  const name = uniqueName("Counted");
  await signIn(page);
  await enroll(page, name);
  await gotoLoadedStaffPage(page, "?tab=numbers&from=2026-01-01&by=month");
  await expect(page.getByLabel("From")).toHaveValue("2026-01-01");
  const flow = page.getByRole("region", { name: "Requests and students", exact: true });
  await expect(flow.getByRole("img", { name: /Requests, Answers given, Enrolled, Finished/ })).toBeVisible();
  await expect(page.getByText("First answer, half within")).toBeVisible();
  await flow.getByText("Table: Requests and students").click();
  const months = flow.getByRole("row");
  await expect(months.first()).toContainText("Replies overdue at the end");
  const before = await months.count();
  await expectNoViolation(page, "the numbers");
  // The plots follow a window that gets narrower.
  await resizeTo(page, { width: 1030, height: 720 });
  await expectNothingCut(page, "the numbers");
  await page.getByRole("button", { name: "This week" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("from") !== "2026-01-01");
  await expect.poll(() => months.count()).toBeLessThan(before);
  const download = page.waitForEvent("download");
  await flow.getByRole("link", { name: "CSV of Requests and students" }).click();
  expect((await download).suggestedFilename()).toMatch(/^flow .+\.csv$/);
  // What was chosen here is no filter elsewhere.
  await page.getByRole("navigation", { name: "Records" }).getByRole("button", { name: "Students" }).click();
  await expect(page).toHaveURL(/\?tab=students$/);
});

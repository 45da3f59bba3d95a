import { expect, test, type Page } from "@playwright/test";
import type { Student } from "#domain/students/student-schemas.ts";
import { expectNoViolation } from "../support/axe.ts";
import { sampleStudent } from "../support/sample-requests.ts";
import { addStudent, openStaffPage, signIn, uniqueName } from "../support/staff-page.ts";

const list = (page: Page) => page.getByRole("list", { name: "Students" });
const searchBox = (page: Page) => page.getByPlaceholder("Search students by name...");
const answerStudents = (page: Page, students: Student[]) =>
  page.route("**/api/students", (route) => route.fulfill({ json: students }));
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

/** A class of its own in the shared database: found by the word that all their names have. */
async function addClass(page: Page, size: number) {
  const word = uniqueName("Class");
  const students: Student[] = [];
  for (let index = 1; index <= size; index += 1) students.push(await addStudent(page, `${word} no${index}`));
  return { word, students };
}

test("one day is ticked for several students by keyboard, and nobody else's save is overwritten", async ({ page }) => {
  await signIn(page);
  const { word, students } = await addClass(page, 3);
  await page.goto(`/sr?search=${encodeURIComponent(word)}`);
  await expect(page.getByText("3 student(s) found")).toBeVisible();
  await page.getByRole("button", { name: "Choose several" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(list(page).getByRole("checkbox", { name: "no1" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  const bar = page.getByRole("region", { name: "Several students" });
  await expect(bar).toContainText("3 students chosen");
  await expect(bar.getByLabel("Day")).toHaveValue("1");
  await expectNoViolation(page, "several students chosen");
  await bar.getByLabel("Day").selectOption("12");
  const [first] = students;
  await page.request.post("/api/students/progress", { data: { id: first?._id, completedDays: [1] } });
  await bar.getByRole("button", { name: "Tick day 12 for 3 students" }).click();
  await expect(page.getByText("Day 12 ticked for 2 students.")).toBeVisible();
  await expect(bar).toContainText(`Changed by somebody else meanwhile, so left as they are now: ${first?.name}.`);
  await expect(bar).toContainText("1 student chosen");
  await bar.getByRole("button", { name: "Try again with theirs" }).click();
  await expect(page.getByText("Day 12 ticked for 1 student.")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Try again with theirs" })).toBeHidden();
  const saved: Student[] = await (await page.request.get(`/api/students?search=${encodeURIComponent(word)}`)).json();
  expect(saved.map(({ completedDays }) => completedDays)).toEqual([[1, 12], [12], [12]]);
  await bar.getByRole("button", { name: "All 3 shown" }).click();
  await bar.getByRole("button", { name: "Untick" }).click();
  await expect(page.getByText("Day 12 unticked for 3 students.")).toBeVisible();
  // Those who are chosen stay so, for what is done with them next.
  await expect(bar.getByRole("button", { name: "Tick day 12 for 3 students" })).toBeEnabled();
  await bar.getByRole("button", { name: "Move to a batch" }).click();
  const dialog = page.getByRole("dialog", { name: "Batch of 3 students" });
  const batch = dialog.getByLabel("Batch", { exact: true });
  await batch.press("Enter");
  await expect(dialog).toContainText("Please enter the name of the batch, or choose No batch.");
  await expect(batch).toBeFocused();
  await batch.fill(word);
  await dialog.getByLabel("Batch starts on").fill("2026-12-01");
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(page.getByText(`3 students moved to ${word}.`)).toBeVisible();
  const listBatches = async () => {
    const found = await page.request.get(`/api/students?search=${encodeURIComponent(word)}`);
    return ((await found.json()) as Student[]).map(({ batch, batchStart }) => [batch, batchStart]);
  };
  expect(await listBatches()).toEqual(students.map(() => [word, "2026-12-01"]));
  await bar.getByRole("button", { name: "Move to a batch" }).click();
  await dialog.getByRole("button", { name: "No batch" }).click();
  await expect(page.getByText("3 students without a batch now.")).toBeVisible();
  expect(await listBatches()).toEqual(students.map(() => ["", null]));
  await page.keyboard.press("u");
  await expect.poll(listBatches).toEqual(students.map(() => [word, "2026-12-01"]));
  await page.keyboard.press("u");
  await expect.poll(listBatches).toEqual(students.map(() => ["", null]));
  await page.getByRole("button", { name: "Choose several" }).click();
  await expect(bar).toBeHidden();
  await expect(list(page).getByRole("button", { name: "no2" })).toBeVisible();
});

test("who needs a call is counted and filtered, in the address and in the exported file", async ({ page }) => {
  await signIn(page);
  const all = Array.from({ length: 58 }, (_, index) => index + 1);
  await answerStudents(page, [
    { ...sampleStudent(1), name: "Moving", enrollmentDate: daysAgo(2), updatedAt: daysAgo(0), completedDays: [1, 2] },
    { ...sampleStudent(2), name: "Quiet", enrollmentDate: daysAgo(9), updatedAt: daysAgo(8), paidOn: "2026-01-01" },
    { ...sampleStudent(3), name: "Still", enrollmentDate: daysAgo(20), updatedAt: daysAgo(16), email: "s@example.com" },
    { ...sampleStudent(4), name: "Done", completedDays: all, phone: "+91 98765-43210" },
  ]);
  await page.goto("/sr?tab=students");
  const numbers = page.getByRole("group", { name: "Who needs a call" });
  const names = ["2 Quiet 7 days", "1 Quiet 14 days", "2 Behind", "1 Finished", "3 Not paid", "1 Paid"];
  await expect(numbers.getByRole("button")).toHaveText(names.map((name) => name.replace(" ", "")));
  await expect(list(page).getByRole("button", { name: "Still" })).toContainText("quiet 16 d");
  await expect(list(page).getByRole("button", { name: "Done" })).toContainText("finished");
  await numbers.getByRole("button", { name: "Behind" }).click();
  await expect(page).toHaveURL("/sr?tab=students&needs=behind");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(list(page).getByRole("listitem").first()).toContainText("Still");
  await numbers.getByRole("button", { name: "Not paid" }).click();
  await expect(page.getByText("1 student(s) found")).toBeVisible();
  await searchBox(page).fill("S@EXAMPLE");
  await expect(page).toHaveURL("/sr?tab=students&needs=behind&paid=no&search=S%40EXAMPLE");
  await expect(page.getByRole("link", { name: "Export students as CSV" })).toHaveAttribute(
    "href",
    "/api/students.csv?search=S%40EXAMPLE&needs=behind&paid=no",
  );
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export students as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("students.csv");
  await page.reload();
  await expect(searchBox(page)).toHaveValue("S@EXAMPLE");
  await expect(numbers.getByRole("button", { name: "Behind" })).toHaveAttribute("aria-pressed", "true");
  await list(page).getByRole("button", { name: "Still" }).click();
  await expect(page.getByRole("heading", { name: "Still" })).toBeVisible();
  await searchBox(page).fill("9876543210");
  await expect(page.getByText("No students found matching your search.")).toBeVisible();
  await expect(page).toHaveURL(/search=9876543210/);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("S@EXAMPLE");
  await numbers.getByRole("button", { name: "Behind" }).click();
  await searchBox(page).fill("9876543210");
  await numbers.getByRole("button", { name: "Not paid" }).click();
  await expect(list(page).getByRole("button", { name: "Done" })).toBeVisible();
  const overview = page.getByRole("region", { name: "Where everybody stands" });
  await expect(overview).toContainText("Basic4Intermediate0Advanced0");
  await expect(overview.getByRole("img", { name: "Students by current day." })).toBeVisible();
});

test("students are imported from a file after a preview that names bad lines", async ({ page }) => {
  const name = uniqueName("Imported");
  await openStaffPage(page);
  await page.getByRole("button", { name: "Import students" }).click();
  const dialog = page.getByRole("dialog", { name: "Import students" });
  const choose = (csv: string) =>
    dialog
      .getByLabel("CSV file")
      .setInputFiles({ name: "students.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "utf8") });
  await choose(`Name;Email;Phone\n${name};nowhere;12\n`);
  await expect(dialog.getByRole("status").first()).toHaveText("1 line has to be mended before anything is imported.");
  const problems = dialog.getByRole("region", { name: "To be mended" });
  await expect(problems.getByRole("row")).toHaveText([
    "LineColumnReason",
    "2EmailPlease enter a valid email address",
    "2PhonePlease enter a valid phone number",
  ]);
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toHaveAttribute("aria-disabled", "true");
  // Browsers report the same file, mended, only where none was chosen before.
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByLabel("CSV file").click();
  await chooser;
  await expect(dialog.getByLabel("CSV file")).toHaveValue("");
  await expect(problems).toBeHidden();
  await dialog.getByLabel("CSV file").setInputFiles({
    name: "ansi.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name\nJos\u00e9", "latin1"),
  });
  await expect(dialog.getByLabel("CSV file")).toHaveAccessibleDescription(/not UTF-8/);
  // A column whose title says nothing is matched by hand.
  await choose(`Who,Course,Completed days,Batch\n${name} one,basic,99,Evening\n${name} two,,,\n`);
  await dialog.getByLabel("Who").selectOption("Name");
  await expect(dialog.getByRole("status").first()).toHaveText(/^1 line has to be mended or left out/);
  await dialog.getByLabel("Leave out what is to be mended: 1 line").check();
  await expect(dialog.getByRole("button", { name: "Import 1 student" })).toBeEnabled();
  // The same file, mended, needs no choice of columns again.
  await choose(`Who,Course,Completed days,Batch\n${name} one,basic,1 2,Evening\n${name} two,,,\n${name} two,,,\n`);
  await expect(dialog.getByRole("status").first()).toHaveText("3 students in the file, 1 of them there already.");
  await expect(dialog.getByRole("region", { name: "There already" })).toContainText("The same student as on line 3");
  await expect(dialog.getByRole("region", { name: "Students in the file" })).toContainText("Evening");
  await expectNoViolation(page, "preview of an import");
  await page.route("**/api/students/import", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Import 2 students" }).click();
  await expect(page.getByText("Failed to import the students. Please try again.")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 2 students" }).click();
  await expect(page.getByText("2 students imported.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Import students" })).toBeFocused();
  await searchBox(page).fill(name);
  await expect(page.getByText("2 student(s) found")).toBeVisible();
  await expect(list(page).getByRole("button", { name: `${name} one` })).toContainText("Day 3 · basic");
  // The page has the width of a phone since it was checked.
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Filter by batch").selectOption("Evening");
  await expect(page.getByText("1 student(s) found")).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get("batch") === "Evening");
  await page.getByLabel("Filter by batch").blur();
  await page.keyboard.press("u");
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(page.getByText("0 student(s) found")).toBeVisible();
});

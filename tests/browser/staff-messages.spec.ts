import { expect, test } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { contactMessage } from "../support/sample-requests.ts";
import { addStudent, openStaffPage, signIn, uniqueName } from "../support/staff-page.ts";

/** Of its own for each test: one person is known by it. */
const uniquePhone = () =>
  `+91 9${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(9, "0")
    .slice(-9)}`;

test("what is answered stands above the answer, in the language of who wrote, also once a student", async ({
  page,
}) => {
  const [name, phone] = [uniqueName("Written"), uniquePhone()];
  const message = "mujhe python seekhna hai, fees kitni hai?";
  await page.request.post("/api/contact", { data: { ...contactMessage, name, phone, message } });
  // An enrollment has no words of its own.
  await page.request.post("/api/enrollments", {
    data: { name: `${name} enrolls`, email: "", phone, course: "Complete Bundle", price: 3000 },
  });
  await openStaffPage(page, `?tab=requests&text=${encodeURIComponent(name)}`);
  const row = (of: string) =>
    page.getByRole("list", { name: "Requests", exact: true }).getByRole("button", { name: of, exact: false });
  await row(name).last().click();
  const request = page.getByRole("region", { name, exact: true });
  await expect(request).toContainText("Wrote again");
  await request.getByRole("button", { name: "What to say" }).click();
  const say = page.getByRole("dialog", { name: "What to say" });
  await expect(say.getByRole("blockquote")).toHaveText(message);
  await expect(say.getByLabel("Language")).toHaveValue("hinglish");
  await expectNoViolation(page, "an answer below its question", [1280, 360]);
  await page.keyboard.press("Escape");
  await row(`${name} enrolls`).click();
  await expect(page.getByRole("region", { name: `${name} enrolls` })).toContainText("Wrote before");
  await page.getByRole("button", { name: "What to say" }).click();
  await expect(say.getByLabel("Language")).toHaveValue("hinglish");
  await expect(say.getByRole("blockquote")).toBeHidden();

  // Nothing is open: a reminder of a payment would say so little that it only annoys.
  const student = await addStudent(page, name, [1], { phone });
  await page.goto(`/sr?student=${student._id}`);
  await page.getByRole("button", { name: "What to say" }).click();
  await expect(say.getByLabel("Language")).toHaveValue("hinglish");
  await expect(say.getByLabel("Template")).toHaveValue("quiet");
  await expect(say.getByLabel("Message")).toHaveValue(new RegExp(`^Namaste ${name},`));
  // What is typed stays in the language it is typed in.
  await say.getByLabel("Language").selectOption("en");
  await expect(say.getByLabel("Message")).toHaveValue(new RegExp(`^Hello ${name},`));
});

test("of several students those are named whose message lacks something, and marked who has been written to", async ({
  page,
}) => {
  const word = uniqueName("Several");
  await signIn(page);
  await addStudent(page, `${word} owes`, [], { price: 3000, email: "owes@example.com" });
  await addStudent(page, `${word} paid`, [], { email: "paid@example.com" });
  await openStaffPage(page, `?tab=students&search=${encodeURIComponent(word)}`);
  await expect(page.getByText("2 student(s) found")).toBeVisible();
  const bar = page.getByRole("region", { name: "Several students" });
  await expect(async () => {
    if (!(await bar.isVisible())) await page.getByRole("button", { name: "Choose several" }).click();
    await expect(bar).toBeVisible({ timeout: 2000 });
  }).toPass();
  await bar.getByRole("button", { name: /^All 2/ }).click();
  await bar.getByRole("button", { name: "Message 2 students" }).click();
  const people = page.getByRole("dialog", { name: "What to say" }).getByRole("list", { name: "Send to" });
  const person = (name: string) => people.getByRole("listitem").filter({ hasText: `${word} ${name}` });
  await expect(person("paid")).toContainText("Without {price}");
  await expect(person("owes")).not.toContainText("Without");
  await person("owes").getByRole("link", { name: "Write mail" }).click();
  await expect(person("owes")).toContainText(", opened");
  await expect(person("paid")).not.toContainText(", opened");
  await expectNoViolation(page, "a message for several", [1280, 360]);
});

test("keys and palette do to a student what they say, and offer nothing that a student has not", async ({ page }) => {
  await signIn(page);
  const student = await addStudent(page, uniqueName("Keys"), []);
  await openStaffPage(page, `?student=${student._id}`);
  const palette = page.getByRole("dialog", { name: "Find or do" });
  await expect(page.getByRole("region", { name: student.name })).toContainText("Timeline");
  await expect(page.getByRole("list", { name: "Timeline" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("option", { name: "Add a note" })).toBeVisible();
  await expect(palette.getByRole("option", { name: "Mark contacted" })).toBeHidden();
  await expect(palette.getByRole("option", { name: "Close the request" })).toBeHidden();
  await palette.getByRole("combobox").fill("whatsapp");
  await expect(palette.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByText("No phone number was given.")).toBeVisible();
  await page.keyboard.press("m");
  await expect(page.getByText("No e-mail address was given.")).toBeVisible();
});

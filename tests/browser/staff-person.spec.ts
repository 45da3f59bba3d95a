import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import type { Student } from "#domain/students/student-schemas.ts";
import { addStudent, openStaffPage, signIn, uniqueName } from "../support/staff-page.ts";
import { expectNoViolation } from "../support/axe.ts";
import { order } from "../support/sample-requests.ts";

// Colours are checked as they are, not on their way from one theme to the other.
test("one person is found from a request, handed over as a file and erased for good", async ({ page }) => {
  const name = uniqueName("Rights");
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const source = { landing: "/pricing", referrer: "mail.example", utmSource: email.slice(0, 8) };
  const data = { name, email, phone: "", message: "Please tell me what you store.", source };
  await page.request.post("/api/contact", { data });
  const friend = uniqueName("Friend");
  const mention = { ...data, name: friend, email: `${email.slice(0, 8)}.friend@example.com`, message: `Ask ${email}` };
  await page.request.post("/api/contact", { data: mention });
  await openStaffPage(page, `?tab=requests&text=${encodeURIComponent(name)}`);
  const list = page.getByRole("list", { name: "Requests", exact: true });
  await page.getByLabel("Came from").selectOption(source.utmSource);
  await expect(page).toHaveURL((url) => url.searchParams.get("source") === source.utmSource);
  await list.getByRole("button", { name }).click();
  const detail = page.getByRole("region", { name });
  await expect(detail).toContainText(`${source.utmSource}, from mail.example, first page /pricing`);
  await detail.getByRole("link", { name: "Personal data" }).click();

  const found = page.getByRole("region", { name: "Records found" });
  await expect(found).toContainText("1 request, 0 student records, 1 delivery, 0 changes.");
  await expect(found.getByRole("list", { name: "Theirs" })).toContainText(`${name}${email}`);
  await expect(found.getByRole("list", { name: "Theirs" })).toContainText("Here because it has this contact.");
  const others = found.getByRole("list", { name: "Mentioned in records of others" });
  await expect(others).toContainText("Here because it names this contact in what somebody else typed.");
  await others.getByRole("checkbox", { name: friend }).uncheck();
  await others.getByRole("checkbox", { name: friend }).check();
  await expect(found).toContainText("Not reached from here: backups made before");
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await expectNoViolation(page, "records found");
  const download = page.waitForEvent("download");
  await found.getByRole("link", { name: "Download as one file" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ about: email, requests: [{ body: { name, email } }] });
  expect(JSON.stringify(file)).not.toContain(friend);

  await found.getByRole("button", { name: "Erase everything" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase everything?" });
  const again = dialog.getByLabel("E-mail address or phone once more");
  await again.fill("other@example.com");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog).toContainText("This is not the same contact");
  await expect(again).toBeFocused();
  await expectNoViolation(page, "erase dialog");
  await again.fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("region", { name: "Erased", exact: true })).toContainText("1 request, 0 student records");
  await expect(page.getByText("The contact was taken out of 1 record of others.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Erasures so far" }).getByRole("listitem").first()).toContainText(
    "1 request, 0 student records",
  );
  await expectNoViolation(page, "after erasing");
  await page.getByLabel("E-mail address or phone, in any spelling").fill("nobody");
  await page.getByRole("button", { name: "Find Records" }).click();
  await expect(page.getByText("Please enter an e-mail address or a phone number")).toBeVisible();
  await expect(page.getByLabel("E-mail address or phone, in any spelling")).toBeFocused();
  await page.getByLabel("E-mail address or phone, in any spelling").fill(email);
  await page.getByRole("button", { name: "Find Records" }).click();
  await expect(page.getByText("Nothing is stored about this contact.")).toBeVisible();
});

test("a person is one page, where requests are closed in one press and two records become one", async ({ page }) => {
  const name = uniqueName("Person");
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  for (const message of ["When does it start?", "Did you get my message?"]) {
    await page.request.post("/api/contact", { data: { name, email, phone: "", message } });
  }
  await openStaffPage(page, `?tab=requests&text=${encodeURIComponent(name)}`);
  const first = await addStudent(page, name, [1, 2], { email });
  // A number of its own: whoever has the same one is the same person.
  const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  await addStudent(page, `${name} again`, [2, 5], { email, phone });
  await page.getByRole("list", { name: "Requests", exact: true }).getByRole("button", { name }).first().click();
  await page.getByRole("link", { name: "All of this person" }).click();

  const person = page.getByRole("region", { name });
  const timeline = person.getByRole("list", { name: "Timeline" });
  await expect(timeline).toContainText("Contact: When does it start?");
  await person.getByLabel("Add a note").fill("Rang twice.");
  await page.keyboard.press("Control+Enter");
  await expect(timeline).toContainText("Rang twice.");
  await expectNoViolation(page, "a person");

  const close = person.getByRole("button", { name: "Close all 2 open requests" });
  await close.click();
  await expect(close).toBeHidden();
  await expect(timeline.getByText("Status new → closed")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(close).toBeVisible();

  await person.getByRole("button", { name: "Merge two records" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge two records" });
  await expect(dialog).toContainText("Days done1–2, 5of 1–2 and 2, 5");
  await expect(dialog).toContainText(phone);
  await expectNoViolation(page, "merging two records");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(person.getByRole("heading", { name: "1 student record" })).toBeVisible();
  await expect(person.getByRole("link", { name, exact: true })).toHaveAttribute("href", new RegExp(first._id));
  await expect(timeline).toContainText("Merged with another record");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(person.getByRole("heading", { name: "2 student records" })).toBeVisible();

  // On the page of the record that goes: it leads on to the one that stays.
  const other: Student[] = await (
    await page.request.get(`/api/students?search=${encodeURIComponent(`${name} again`)}`)
  ).json();
  const missing: string[] = [];
  page.on("response", (response) => void (response.status() === 404 && missing.push(response.url())));
  await page.goto(`/sr?tab=person&student=${other[0]?._id}`);
  await person.getByRole("button", { name: "Merge two records" }).click();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("student") === first._id);
  await expect(person.getByRole("heading", { name: "1 student record" })).toBeVisible();
  expect(missing).toEqual([]);
});

test("two records without a contact in common become one where staff say so, and two again", async ({ page }) => {
  const name = uniqueName("Twice");
  await signIn(page);
  const [one, two] = [
    await addStudent(page, name, [1], { email: `${crypto.randomUUID()}@example.com` }),
    await addStudent(page, name, [2, 3], { email: `${crypto.randomUUID()}@example.com` }),
  ];
  await openStaffPage(page, `?tab=person&student=${one._id}`);
  const person = page.getByRole("region", { name });
  await expect(person.getByRole("heading", { name: "1 student record" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Merge with another record" });
  await expect(async () => {
    if (!(await dialog.isVisible())) await person.getByRole("button", { name: "Merge with another record" }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  const found = dialog.getByRole("list", { name: "Students found" });
  await expect(found.getByRole("button")).toHaveCount(1);
  await expectNoViolation(page, "another record to merge with", [1280, 360]);
  await found.getByRole("button", { name: two.email }).click();
  await expect(dialog).toContainText("Days done1–3of 1 and 2–3");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(person.getByRole("list", { name: "Timeline" })).toContainText("Merged with another record");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  const left: Student[] = await (await page.request.get(`/api/students?search=${encodeURIComponent(name)}`)).json();
  expect(left.map(({ completedDays }) => completedDays.length).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test("what is said and what is paid is noted: a template in Hindi, a part of the price, a receipt", async ({
  page,
}) => {
  const name = uniqueName("Said");
  await page.request.post("/api/enrollments", { data: { ...order, name, phone: "98765 43210" } });
  await openStaffPage(page, `?tab=requests&text=${encodeURIComponent(name)}`);
  await page.getByRole("list", { name: "Requests", exact: true }).getByRole("button", { name }).click();
  const request = page.getByRole("region", { name });
  // Fetched once the page is ready for keys.
  await expect(request).toContainText("Nothing has happened so far.");
  await page.keyboard.press("t");
  const say = page.getByRole("dialog", { name: "What to say" });
  await expect(say.getByLabel("Message")).toHaveValue(new RegExp(`^Hello ${name},\\n\\nthank you for enrolling`));
  await say.getByLabel("Language").selectOption("हिन्दी");
  // The sample has no UPI id, so there is no line about it.
  await expect(say.getByLabel("Message")).toHaveValue(new RegExp(`^नमस्ते ${name},(?!.*UPI)`, "s"));
  await say.getByLabel("Message").fill("नमस्ते, कल बात करते हैं।");
  const text = encodeURIComponent("नमस्ते, कल बात करते हैं।");
  await expect(say.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", new RegExp(text));
  await expect(say.getByRole("link", { name: "Write mail" })).toHaveAttribute("href", new RegExp(text));
  await expectNoViolation(page, "what to say");
  await say.getByRole("button", { name: "Sent" }).click();
  await expect(request.getByRole("list", { name: "Timeline" })).toContainText("Message sent: Welcome, and how to pay");
  await expect(request.getByLabel("Status")).toHaveValue("contacted");

  const student = await addStudent(page, name, [1], { price: 3000 });
  await page.goto(`/sr?student=${student._id}`);
  const payments = page.getByRole("region", { name: "Payments" });
  await payments.getByRole("button", { name: "Record a payment" }).click();
  const dialog = page.getByRole("dialog", { name: "Record a payment" });
  await expect(dialog.getByLabel("Amount")).toHaveValue("3000");
  await dialog.getByLabel("Amount").fill("1,000");
  await dialog.getByLabel("Reference").fill("UPI 4711");
  await expectNoViolation(page, "recording a payment");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect(payments).toContainText("₹1,000 received, ₹2,000 open");
  await expect(page.getByRole("list", { name: "Timeline" })).toContainText("₹1,000 received on");
  await payments.getByRole("button", { name: "Receipt for ₹1,000" }).click();
  await expect(page.getByRole("dialog", { name: /^Receipt/ })).toContainText("Still open₹2,000");
  await expectNoViolation(page, "a receipt");
  await page.keyboard.press("Escape");
  // More than was agreed is asked about, a day that has not come is refused, and a receipt is as of its payment.
  await payments.getByRole("button", { name: "Record a payment" }).click();
  await dialog.getByLabel("Amount").fill("2500");
  // The course's day, which may be another than that of UTC.
  const today = await dialog.getByLabel("Received on").inputValue();
  await dialog.getByLabel("Received on").fill("2062-12-31");
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect(dialog).toContainText("The day of the payment must not be in the future.");
  await expect(dialog.getByLabel("Received on")).toBeFocused();
  await dialog.getByLabel("Received on").fill(today);
  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("With this, ₹500 more than the agreed ₹3,000 came in.");
  await expectNoViolation(page, "an overpayment");
  await expect(payments).toContainText("₹1,000 received, ₹2,000 open");
  await dialog.getByRole("button", { name: "Record it anyway" }).click();
  await expect(payments).toContainText("₹3,500 received, nothing open, ₹500 overpaid");
  await payments.getByRole("button", { name: "Receipt for ₹1,000" }).click();
  await expect(page.getByRole("dialog", { name: /^Receipt/ })).toContainText("Received so far₹1,000Still open₹2,000");
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect(payments).toContainText("₹1,000 received, ₹2,000 open");
});

import { expect, test, type Page } from "@playwright/test";
import { expectApart } from "../support/layout-checks.ts";
import { gotoHydrated } from "../support/page-actions.ts";

const incomplete = "Please fill in name and at least one contact method (email or phone)";

async function openDialog(page: Page) {
  await gotoHydrated(page, "/pricing");
  await page.getByRole("article", { name: "Complete Bundle" }).getByRole("button", { name: "Enroll Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Enroll in Complete Bundle" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const plansOf = {
  "/": [
    ["Complete Bundle", "₹3,000", "₹21,000"],
    ["Beginner Phase", "₹2,000", "₹10,000"],
    ["Intermediate Phase", "₹1,500", "₹6,000"],
    ["Advanced Phase", "₹1,000", "₹5,000"],
  ],
  "/pricing": [
    ["Complete Bundle", "₹3,000", "₹12,000"],
    ["Beginner Phase", "₹2,000", "₹5,000"],
    ["Intermediate Phase", "₹1,500", "₹4,000"],
    ["Advanced Phase", "₹500", "₹3,000"],
  ],
} as const;

for (const [path, plans] of Object.entries(plansOf)) {
  test(`every Enroll button on ${path} opens the dialog for its course and price`, async ({ page }) => {
    await gotoHydrated(page, path);
    for (const [course, price, listPrice] of plans) {
      const card = page.getByRole("article", { name: course });
      await expect(card).toContainText(price);
      await expect(card.getByRole("deletion").or(card.locator("s"))).toContainText(listPrice);
      await expect(card.getByRole("listitem")).toHaveCount(6);
      await card.getByRole("button", { name: "Enroll Now" }).click();
      const dialog = page.getByRole("dialog", { name: `Enroll in ${course}` });
      await expect(dialog).toContainText(price);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    }
  });
}

test("the bundle carries its ribbon and what it saves on that screen", async ({ page }) => {
  await gotoHydrated(page, "/");
  const bundle = page.getByRole("article", { name: "Complete Bundle" });
  await expect(bundle).toContainText("Best Offer!");
  await expect(bundle).toContainText("Save ₹18,000");
  await gotoHydrated(page, "/pricing");
  await expect(bundle).toContainText("Best Offer!");
  await expect(bundle).toContainText("Save ₹9,000");
});

test("the pricing page closes with one more call to enroll", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await expect(page.getByRole("heading", { name: "What's included" })).toBeVisible();
  await page.getByRole("button", { name: "Enroll Now · ₹3,000" }).click();
  await expect(page.getByRole("dialog", { name: "Enroll in Complete Bundle" })).toBeVisible();
});

test("the asterisks of email and phone follow what is filled in", async ({ page }) => {
  const dialog = await openDialog(page);
  const helper = dialog.getByText("Please provide at least one contact method (email or phone)");
  await expect(helper).toBeVisible();
  await expect(dialog.getByLabel("Email Address")).toHaveAttribute("required");
  await expect(dialog.getByLabel("Phone Number")).toHaveAttribute("required");
  await dialog.getByLabel("Phone Number").fill("98765 43210");
  await expect(helper).toBeHidden();
  await expect(dialog.getByLabel("Email Address")).not.toHaveAttribute("required");
  await expect(dialog.getByText("Email Address")).not.toContainText("*");
  await expect(dialog.getByText("Phone Number")).toContainText("*");
  await dialog.getByLabel("Phone Number").clear();
  await dialog.getByLabel("Email Address").fill("asha@example.com");
  await expect(dialog.getByLabel("Phone Number")).not.toHaveAttribute("required");
  await expect(dialog.getByLabel("Email Address")).toHaveAttribute("type", "email");
  await expect(dialog.getByLabel("Phone Number")).toHaveAttribute("type", "tel");
});

test("a missing name or contact blocks the submit with a toast", async ({ page }) => {
  const dialog = await openDialog(page);
  let httpRequests = 0;
  await page.route("**/api/enrollments", (route) => {
    httpRequests += 1;
    return route.abort();
  });
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByRole("alert")).toContainText(`Error${incomplete}`);
  await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  await dialog.getByLabel("Full Name").fill("Asha");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByRole("alert")).toContainText(incomplete);
  await expect(dialog).toBeVisible();
  expect(httpRequests).toBe(0);
});

test("toasts come one at a time and never lie over the field they speak of", async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 700, height: 700 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const dialog = await openDialog(page);
    for (let press = 0; press < 3; press += 1) await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(dialog.getByLabel("Full Name")).toBeFocused();
    // A dialog that scrolls stands at fractions of a pixel.
    await expect(dialog.getByLabel("Full Name")).toBeInViewport({ ratio: 0.98 });
    for (const label of ["Full Name", "Email Address", "Phone Number"]) {
      await expectApart(page.getByRole("alert"), dialog.getByLabel(label));
    }
  }
});

test("each field says its own part, and a likely slip in an email is offered as a correction", async ({ page }) => {
  const dialog = await openDialog(page);
  const email = dialog.getByLabel("Email Address");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByText(incomplete)).toHaveCount(1);
  await expect(dialog.getByLabel("Full Name")).toHaveAccessibleDescription("Needed");
  // The form's own sentence is that of both fields, and stands once.
  const helper = "Please provide at least one contact method (email or phone)";
  for (const field of [email, dialog.getByLabel("Phone Number")]) {
    await expect(field).toHaveAccessibleDescription(helper);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveCSS("border-top-width", "2px");
  }
  await expect(dialog.getByText(helper)).toHaveCount(1);
  await dialog.getByLabel("Phone Number").fill("12");
  await email.fill("asha@gmial.com");
  await dialog.getByLabel("Full Name").fill("Asha");
  // When the field is left, and not as an error.
  await expect(email).toHaveAccessibleDescription("Did you mean asha@gmail.com?");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  // The toast, the error and the focus are of one field.
  await expect(page.getByRole("alert")).toContainText("phone number");
  await expect(dialog.getByLabel("Phone Number")).toHaveAccessibleDescription("10 digits, or + and the country code");
  await expect(dialog.getByLabel("Phone Number")).toBeFocused();
  await dialog.getByRole("button", { name: "Did you mean asha@gmail.com?" }).click();
  await expect(email).toHaveValue("asha@gmail.com");
  await expect(dialog.getByRole("button", { name: /^Did you mean/ })).toHaveCount(0);
  // Pressed while the field has the focus, the button stays where it is until its click.
  await dialog.getByLabel("Phone Number").clear();
  await email.fill("asha@yahooo.com");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(dialog.getByRole("button", { name: "Did you mean asha@yahoo.com?" })).toBeVisible();
  await expect(email).toBeFocused();
});

test("while sending the button says so; a failure keeps the form and the dialog", async ({ page }) => {
  const dialog = await openDialog(page);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/enrollments", async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: "no" } });
  });
  await dialog.getByLabel("Full Name").fill("Asha");
  await dialog.getByLabel("Email Address").fill("asha@example.com");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  answer();
  await expect(page.getByRole("alert")).toContainText("Failed to submit enrollment. Please try again.");
  await expect(dialog.getByLabel("Full Name")).toHaveValue("Asha");
  await expect(dialog.getByRole("button", { name: "Submit Enrollment" })).toBeEnabled();
});

test("the answer to one order neither closes nor clears the dialog of another", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/enrollments", async (route) => {
    await held;
    await route.fulfill({ status: 201, json: { id: "0123456789" } });
  });
  const open = (course: string) =>
    page.getByRole("article", { name: course }).getByRole("button", { name: "Enroll Now" }).click();
  await open("Beginner Phase");
  const beginner = page.getByRole("dialog", { name: "Enroll in Beginner Phase" });
  await beginner.getByLabel("Full Name").fill("Asha");
  await beginner.getByLabel("Phone Number").fill("98765 43210");
  await beginner.getByRole("button", { name: "Submit Enrollment" }).click();
  await beginner.getByRole("button", { name: "Close" }).click();
  await open("Advanced Phase");
  const advanced = page.getByRole("dialog", { name: "Enroll in Advanced Phase" });
  await expect(advanced.getByRole("button", { name: "Submit Enrollment" })).toBeEnabled();
  await advanced.getByLabel("Full Name").fill("Ravi");
  answer();
  await expect(page.getByRole("status")).toContainText("Success!");
  await expect(advanced).toBeVisible();
  await expect(advanced.getByLabel("Full Name")).toHaveValue("Ravi");
});

test("a success clears the form, closes the dialog and says thanks", async ({ page }) => {
  const dialog = await openDialog(page);
  const sent = page.waitForRequest("**/api/enrollments");
  await page.route("**/api/enrollments", (route) => route.fulfill({ status: 201, json: { id: "r-1" } }));
  await dialog.getByLabel("Full Name").fill("  Asha  ");
  await dialog.getByLabel("Phone Number").fill("+91 98765 43210");
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({
    name: "Asha",
    email: "",
    phone: "+91 98765 43210",
    course: "Complete Bundle",
    price: 3000,
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status")).toContainText(
    "Your enrollment request has been submitted. We'll contact you soon!",
  );
  // Its code is fetched meanwhile: pressed before it is open, Escape would close nothing.
  const confirmation = page.getByRole("dialog", { name: "Success!" });
  await expect(confirmation).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirmation).toBeHidden();
  await page.getByRole("article", { name: "Complete Bundle" }).getByRole("button", { name: "Enroll Now" }).click();
  await expect(dialog.getByLabel("Full Name")).toHaveValue("");
});

test("the backdrop, Escape and the close button close the dialog and give focus back", async ({ page }) => {
  const dialog = await openDialog(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  const opener = page.getByRole("article", { name: "Complete Bundle" }).getByRole("button", { name: "Enroll Now" });
  await opener.click();
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a press on the dialog's own edge, where its scrollbar is, keeps it open", async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel("Full Name").fill("Asha");
  const box = await dialog.boundingBox();
  if (!box) throw new Error("The dialog is not shown.");
  await page.mouse.click(box.x + box.width - 0.5, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog.getByLabel("Full Name")).toHaveValue("Asha");
  await page.mouse.click(box.x + box.width + 5, box.y + box.height / 2);
  await expect(dialog).toBeHidden();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
]) {
  test(`the dialog's toast is seen whole beside the field in question, and the error of it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const dialog = await openDialog(page);
    const submit = dialog.getByRole("button", { name: "Submit Enrollment" });
    const toast = page.getByRole("alert");
    await submit.click();
    await expect(dialog.getByLabel("Full Name")).toBeFocused();
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectApart(toast, dialog.getByLabel("Full Name"));
    await expectApart(toast, dialog.getByRole("button", { name: "Close" }));
    await dialog.getByLabel("Full Name").fill("Asha");
    await dialog.getByLabel("Phone Number").fill("12");
    await submit.click();
    await expect(dialog.getByLabel("Phone Number")).toBeFocused();
    await expect(toast).toContainText("Please enter a valid phone number");
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectApart(toast, dialog.getByLabel("Phone Number"));
    await expect(dialog.getByText("10 digits, or + and the country code")).toBeInViewport({ ratio: 1 });
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`a toast moves nothing of the dialog, when it comes and when it goes, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const dialog = await openDialog(page);
    await page.route("**/api/enrollments", (route) => route.fulfill({ status: 500, json: { error: "Out of order" } }));
    await dialog.getByLabel("Full Name").fill("Asha");
    await dialog.getByLabel("Phone Number").fill("98765 43210");
    const places = () =>
      dialog.evaluate((it) =>
        [...it.querySelectorAll(".control, [type=submit]")].map(
          (part) => part.getBoundingClientRect().top + it.scrollTop,
        ),
      );
    const before = await places();
    await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
    const toast = page.getByRole("alert");
    await expect(toast).toContainText("Failed to submit enrollment. Please try again.");
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

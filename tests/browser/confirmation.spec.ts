import { expect, test, type Page } from "@playwright/test";
import { gotoHydrated, withMotion } from "../support/page-actions.ts";

test.use(withMotion);

const confirmed = (page: Page) => page.getByRole("dialog", { name: /^(Success!|We have your request)$/ });
const sentList = (page: Page) => page.getByRole("list", { name: "Your requests" });

async function enroll(page: Page, course = "Advanced Phase") {
  const opener = page.getByRole("article", { name: course }).getByRole("button", { name: "Enroll Now" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: `Enroll in ${course}` });
  // What was wrong before is not said over the confirmation.
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Full Name").fill("Asha Rao");
  await dialog.getByLabel("Phone Number").fill("98765 43210");
  const sent = page.waitForRequest("**/api/enrollments");
  const answered = page.waitForResponse("**/api/enrollments");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  expect((await answered).status()).toBe(201);
  const { id } = (await (await answered).json()) as { id: string };
  await expect(dialog).toBeHidden();
  return { opener, reference: id.slice(0, 8), body: (await sent).postDataJSON() as Record<string, unknown> };
}

test("an enrollment ends in a confirmation that can be looked at again until it is removed", async ({ page }) => {
  await gotoHydrated(page, "/?utm_source=mail&utm_campaign=may");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await gotoHydrated(page, "/pricing");
  const { opener, reference, body } = await enroll(page);
  expect(body).toMatchObject({
    noticeVersion: expect.stringMatching(/^[\w.-]+$/),
    source: { landing: "/", referrer: "", utmSource: "mail", utmCampaign: "may" },
  });

  const dialog = confirmed(page);
  await expect(dialog.getByRole("heading", { name: "Success!" })).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(`Reference #${reference}`);
  for (const text of ["Asha Rao", "98765 43210", "Advanced Phase", "₹500", "within 24 hours, on working days."]) {
    await expect(dialog).toContainText(text);
  }
  // Once, and by no toast over it.
  await expect(page.getByText("Success!")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByRole("status")).toContainText("Your enrollment request has been submitted.");
  await expect(dialog.getByRole("button", { name: "Share" })).toBeVisible();
  const answer = dialog.getByRole("link", { name: "Answer time in my calendar" });
  const entry = await page.request.get((await answer.getAttribute("href")) ?? "");
  expect(await entry.text()).toContain(`UID:reply-${reference}`);
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveCount(0);
  await expect(dialog.getByText("stored on this device only")).toBeVisible();
  const card = await page.request.get(
    (await dialog.getByRole("link", { name: "Save our number" }).getAttribute("href")) ?? "",
  );
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.reload();
  await sentList(page)
    .getByRole("button", { name: `Your request #${reference}` })
    .click();
  await expect(dialog).toContainText("Asha Rao");
  await dialog.getByRole("button", { name: "Remove from this device" }).click();
  await expect(dialog).toBeHidden();
  await expect(sentList(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Asha");
});

test("the confirmation comes once the form is gone: their texts never lie over each other", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  const clearest = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let both = 0;
        const look = () => {
          const [form = 0, confirmation = 0] = ["dialog.dialog:not(.confirmation)", "dialog.confirmation"].map(
            (selector) => {
              const dialog = document.querySelector(selector);
              return dialog?.checkVisibility() ? Number(getComputedStyle(dialog).opacity) : 0;
            },
          );
          both = Math.max(both, Math.min(form, confirmation));
          if (confirmation === 1) done(both);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await enroll(page);
  expect(await clearest).toBeLessThan(0.02);
});

test("with reduced motion the confirmation stands there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/pricing");
  await enroll(page);
  await expect(confirmed(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("what to do next is seen without a scroll on a small phone, above the receipt, which is folded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await gotoHydrated(page, "/pricing");
  await enroll(page);
  const dialog = confirmed(page);
  for (const name of ["Save our number", "Answer time in my calendar"]) {
    await expect(dialog.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByRole("button", { name: "Share" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Asha Rao")).toBeHidden();
  await dialog.getByText("What you sent").click();
  await expect(dialog.getByText("Asha Rao")).toBeVisible();
});

test("a contact message is confirmed in place, above the cleared form, and listed with the request before", async ({
  page,
}) => {
  await gotoHydrated(page, "/pricing");
  const { reference } = await enroll(page);
  await confirmed(page).getByRole("button", { name: "Close" }).first().click();
  await gotoHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Send us a Message" });
  await expect(form).toContainText("We use this to answer you.");
  await form.getByLabel("Name").fill("Ravi");
  await form.getByLabel("Email").fill("ravi@example.com");
  await form.getByLabel("Message").fill("Is there a class on Sunday?");
  await form.getByRole("button", { name: "Send Message" }).click();
  const confirmation = page.getByRole("region", { name: "We have your message" });
  await expect(confirmation.getByRole("heading", { name: "We have your message" })).toBeFocused();
  await expect(confirmation).toContainText("Is there a class on Sunday?");
  await expect(form.getByLabel("Message")).toHaveValue("");
  await expect(sentList(page).getByRole("button")).toHaveText([/#/, `Your request #${reference}`]);
  await confirmation.getByRole("button", { name: "Close" }).click();
  await expect(confirmation).toHaveCount(0);
  await expect(form.getByRole("heading")).toBeFocused();
});

test("a response to a closed dialog opens nothing over the page, and is listed", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  // Its code is loaded from now on: a confirmation by mistake would open together with the list.
  await enroll(page);
  await expect(confirmed(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirmed(page)).toBeHidden();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/enrollments", async (route) => {
    await held;
    await route.fulfill({ status: 201, json: { id: "0123abcd-0000" } });
  });
  await page.getByRole("article", { name: "Beginner Phase" }).getByRole("button", { name: "Enroll Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Enroll in Beginner Phase" });
  await dialog.getByLabel("Full Name").fill("Asha");
  await dialog.getByLabel("Phone Number").fill("98765 43210");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  answer();
  await expect(page.getByRole("status")).toContainText("Success!");
  await expect(sentList(page).getByRole("button", { name: "Your request #0123abcd" })).toBeVisible();
  await expect(confirmed(page)).toBeHidden();
});

test("only the confirmation is printed, dark on white in either theme", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await gotoHydrated(page, "/pricing");
  await enroll(page);
  const dialog = confirmed(page);
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByText("Asha Rao")).toBeVisible();
  await expect(dialog.getByText("Asha Rao")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(dialog).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const hidden of [
    page.getByRole("heading", { name: "What's included" }),
    page.getByRole("contentinfo"),
    dialog.getByRole("status"),
    dialog.getByRole("button"),
  ]) {
    await expect(hidden).toHaveCount(0);
  }
});

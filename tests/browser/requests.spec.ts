import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectApart } from "../support/layout-checks.ts";
import { delayScripts, gotoHydrated, reloadHydrated, untilHydrated } from "../support/page-actions.ts";

const form = (page: Page) => page.getByRole("form", { name: "Send us a Message" });

async function fill(page: Page) {
  await form(page).getByLabel("Name").fill("Asha");
  await form(page).getByLabel("Email").fill("asha@example.com");
  await form(page).getByLabel("Message").fill("Is there a class on Sunday?");
}

/** The code that checks the form is loaded when the form is first used, here too late. */
async function sendOffline(page: Page) {
  await gotoHydrated(page, "/contact");
  await page.context().setOffline(true);
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
}

/**
 * Returns what makes the code unreachable from then on. To be called before the page is opened: Chromium applies the first route of a
 * page a moment after it reports it.
 */
async function codeBlocker(page: Page) {
  let isBlocked = false;
  await page.route("**/assets/*.js", (route) => (isBlocked ? route.abort() : route.continue()));
  return () => void (isBlocked = true);
}

/** The code that checks the form has loaded once it objects to an empty one. */
async function untilChecked(page: Page) {
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page).getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
}

test("a message reaches the server, and its reference stays readable", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  const answered = page.waitForResponse("**/api/contact");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  const response = await answered;
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const toast = page.getByRole("status");
  await expect(toast).toContainText("Message sent successfully! We'll get back to you soon.");
  await expect(toast).toContainText(`Reference: ${id.slice(0, 8)}`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(toast).toContainText(id.slice(0, 8));
});

test("text typed before hydration survives it and is sent", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  releaseScripts();
  await untilHydrated(page);
  await form(page).getByLabel("Phone").fill("98765 43210");
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha");
  await expect(form(page).getByLabel("Message")).toHaveValue("Is there a class on Sunday?");
  await reloadHydrated(page);
  await expect(form(page).getByLabel("Email")).toHaveValue("asha@example.com");
  const sent = page.waitForRequest("**/api/contact");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: "Asha", phone: "98765 43210" });
});

test("a request is sent even where the code that checks it cannot be fetched", async ({ page }) => {
  const blockCode = await codeBlocker(page);
  await gotoHydrated(page, "/contact");
  blockCode();
  let posts = 0;
  await page.route("**/api/contact", async (route) => {
    posts += 1;
    await route.continue();
  });
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).dblclick({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/sent\?kind=contact&reference=/);
  await expect(page.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
  expect(posts).toBe(1);
  await page.unroute("**/assets/*.js");
  await reloadHydrated(page);
  await gotoHydrated(page, "/contact");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
});

test("an address that names no sent form claims no success and keeps what is typed", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  for (const query of ["", "?kind=contact", "?kind=contact&reference=1234"]) {
    await gotoHydrated(page, `/sent${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to show here");
    await expect(page.getByText("Success!")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Go to the contact form" }).click();
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha");
});

test("offline without that code, the form waits for the network, then sends what was typed", async ({
  page,
  context,
}) => {
  await sendOffline(page);
  await expect(page.getByText("Your message is sent when the connection is back.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
});

test("a form that waited is posted by the browser where its code stays out of reach", async ({ page, context }) => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  const blockCode = await codeBlocker(page);
  await sendOffline(page);
  await expect(page.getByRole("status")).toContainText("Please keep this page open.");
  blockCode();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/sent\?kind=contact&reference=/);
  expect(asked).toEqual([]);
});

test("enrolling leads to the plain page where the dialog's code cannot be fetched", async ({ page }) => {
  const blockCode = await codeBlocker(page);
  await gotoHydrated(page, "/pricing");
  blockCode();
  await page.getByRole("article", { name: "Advanced Phase" }).getByRole("button", { name: "Enroll Now" }).click();
  await expect(page).toHaveURL(/\/enroll\?course=Advanced/);
  await expect(page.getByLabel("Full Name")).toBeVisible();
});

test("a double click sends once, and a resend carries the same key", async ({ page }) => {
  const keys: string[] = [];
  let fails = 1;
  await page.route("**/api/contact", (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    fails -= 1;
    return fails >= 0 ? route.abort() : route.continue();
  });
  await gotoHydrated(page, "/contact");
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("a failure keeps what was typed; what is changed after it is a request of its own", async ({ page }) => {
  const keys: string[] = [];
  await page.route("**/api/contact", (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    return route.fulfill({ status: 503, json: { error: "no" } });
  });
  await gotoHydrated(page, "/contact");
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again later.");
  await expect(form(page).getByLabel("Message")).toHaveValue("Is there a class on Sunday?");
  await form(page).getByLabel("Message").fill("And on Saturday?");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test("a draft survives a reload and is gone once sent", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await reloadHydrated(page);
  await expect(form(page).getByLabel("Message")).toHaveValue("Is there a class on Sunday?");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await reloadHydrated(page);
  await expect(form(page).getByLabel("Message")).toHaveValue("");
});

test("offline the form says so and sends when the connection is back", async ({ page, context }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await context.setOffline(true);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText(
    "You are offlineYour message is sent when the connection is back.",
  );
  // No tick: nothing is done yet.
  await expect(page.getByRole("status").locator("use").first()).toHaveAttribute("href", /#circle-alert$/);
  await expect(form(page).getByLabel("Message")).toHaveValue("Is there a class on Sunday?");
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
});

test("a correction made while offline is what is sent", async ({ page, context }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await context.setOffline(true);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page).getByText("Not sent yet: waiting for the connection.")).toBeVisible();
  await form(page).getByLabel("Message").fill("Is there a class on Saturday?");
  const sent = page.waitForRequest("**/api/contact");
  await context.setOffline(false);
  expect((await sent).postDataJSON()).toMatchObject({ message: "Is there a class on Saturday?" });
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
});

for (const [code, prepare] of [
  ["loaded", untilChecked],
  ["out of reach", (page: Page) => page.context().setOffline(true)],
] as const) {
  test(`what waits for the network is lost with the page, so the browser asks: the code that checks it is ${code}`, async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, "/contact");
    await prepare(page);
    await fill(page);
    await context.setOffline(true);
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("status")).toContainText("Please keep this page open.");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await context.setOffline(false);
    await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  });
}

test("a request goes on waiting, and the browser asking, until the code that sends it has loaded", async ({
  page,
  context,
}) => {
  await sendOffline(page);
  await expect(page.getByRole("status")).toContainText("Please keep this page open.");
  const releaseScripts = await delayScripts(page);
  const loading = page.waitForRequest("**/assets/*.js");
  await context.setOffline(false);
  await loading;
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  releaseScripts();
  await expect(page.getByRole("status").filter({ hasText: "Message sent successfully!" })).toBeVisible();
});

/** As the browser says until the next page is loaded. */
const loseNetwork = (page: Page) =>
  page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));

test("a message that waits for the network goes on after a reload, and is sent once", async ({ page }) => {
  const keys: string[] = [];
  page.on("request", (request) => request.method() === "POST" && keys.push(request.url()));
  await gotoHydrated(page, "/contact");
  await fill(page);
  await loseNetwork(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page).getByText("Not sent yet: waiting for the connection.")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await reloadHydrated(page);
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await reloadHydrated(page);
  expect(keys).toHaveLength(1);
});

test("an enrollment that waits for the network is shown after a reload, sent and confirmed", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await page.getByRole("article", { name: "Advanced Phase" }).getByRole("button", { name: "Enroll Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Enroll in Advanced Phase" });
  await dialog.getByLabel("Full Name").fill("Asha");
  await dialog.getByLabel("Phone Number").fill("98765 43210");
  await loseNetwork(page);
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(dialog.getByText("Not sent yet: waiting for the connection.")).toBeVisible();
  page.on("dialog", (asked) => asked.accept());
  const sent = page.waitForRequest("**/api/enrollments");
  await page.reload();
  await expect(dialog.getByText("Not sent yet: waiting for the connection.")).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ name: "Asha", course: "Advanced Phase", price: 500 });
  await expect(page.getByRole("dialog", { name: "Success!" })).toBeVisible();
});

test("a stalled connection is given up, tried once more with the same key, and then told", async ({ page }) => {
  const keys: string[] = [];
  await page.route("**/api/contact", (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
  });
  await page.clock.install();
  await gotoHydrated(page, "/contact");
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  for (const tries of [1, 2]) {
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return keys.length;
      })
      .toBe(tries);
    await expect(form(page).getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.clock.runFor(15_000);
  }
  await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again later.");
  await expect(form(page).getByLabel("Message")).toHaveValue("Is there a class on Sunday?");
  await expect(form(page).getByRole("button", { name: "Send Message" })).toBeEnabled();
  expect(keys[1]).toBe(keys[0]);
  expect(keys).toHaveLength(2);
});

test("a visitor who sent too many requests reads so", async ({ page }) => {
  const reason = "Too many requests from your network. Please try again in a minute.";
  await page.route("**/api/contact", (route) => route.fulfill({ status: 429, json: { error: reason } }));
  await gotoHydrated(page, "/contact");
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again later.");
  await expect(page.getByRole("alert")).toContainText(reason);
});

/** The toast covers neither the field, seen whole below the bar with its label, nor the button that is pressed next. */
async function expectClearOfToast(page: Page, field: Locator) {
  await expect(field).toBeFocused();
  const bar = page.getByRole("banner");
  const label = field.locator("xpath=../label");
  await expectApart(bar, label);
  const button = form(page).getByRole("button", { name: "Send Message" });
  for (const part of [field, label, button]) await expectApart(page.getByRole("alert"), part);
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 780 },
  { width: 940, height: 600 },
  { width: 1280, height: 800 },
]) {
  test(`a wrong field is named beside it, and the toast keeps clear of it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await gotoHydrated(page, "/contact");
    const name = form(page).getByLabel("Name");
    for (const press of [1, 2]) {
      await form(page).getByRole("button", { name: "Send Message" }).click();
      await expect(name, `press ${press}`).toHaveAccessibleDescription("Needed");
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expectClearOfToast(page, name);
    }
    // Sent by Enter, the field stays where it is: near the upper edge or the lower one.
    for (const place of [110, viewport.height - 130]) {
      await page.getByRole("button", { name: "Dismiss" }).click();
      await name.evaluate(
        (input, top) => scrollBy({ top: input.getBoundingClientRect().top - top, behavior: "instant" }),
        place,
      );
      await name.press("Enter");
      await expect(page.getByRole("alert")).toHaveCount(1);
      await expectClearOfToast(page, name);
    }
    await name.fill("Asha");
    await form(page).getByLabel("Email").fill("no address");
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
    await expectClearOfToast(page, form(page).getByLabel("Email"));
    await form(page).getByLabel("Email").clear();
    await form(page).getByLabel("Phone").fill("12");
    await form(page).getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("Please enter a valid phone number");
    await expectClearOfToast(page, form(page).getByLabel("Phone"));
  });
}

test("where one of email and phone is missing, both are marked until one of them is given", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  const [email, phone] = [form(page).getByLabel("Email"), form(page).getByLabel("Phone")];
  await form(page).getByLabel("Name").fill("Asha");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(email).toHaveAccessibleDescription("This, or a phone number");
  await expect(phone).toHaveAccessibleDescription("This, or an email");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("98765 43210");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(phone).not.toHaveAttribute("aria-invalid");
});

test("a filled honeypot is sent along and answered like any other request", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await fill(page);
  await page
    .locator('input[name="website"]')
    .evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
  const sent = page.waitForRequest("**/api/contact");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ website: "https://spam.example" });
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
});

test("both forms work without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/contact");
  await fill(page);
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Success!" })).toBeVisible();
  await expect(page.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible();
  await expect(page.getByText(/Reference: [0-9a-f]{8}/)).toBeVisible();
  await expect(page.getByText("We answer within 24 hours, on working days.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Save our number" })).toHaveAttribute("href", "/contact.vcf");

  await page.goto("/pricing");
  await page.getByRole("article", { name: "Beginner Phase" }).getByRole("button", { name: "Enroll Now" }).click();
  await expect(page.getByRole("heading", { name: "Enroll in Beginner Phase" })).toBeVisible();
  await expect(page.getByText("₹2,000")).toBeVisible();
  await expect(
    page.getByText("A free request. No payment now. We contact you within 24 hours, on working days."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Privacy notice" })).toHaveAttribute("href", "/privacy");
  await page.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByRole("heading", { name: "Not sent" })).toBeVisible();
  await expect(page.getByText("Please fill in name and at least one contact method (email or phone)")).toBeVisible();
  await page.goBack();
  await page.getByLabel("Full Name").fill("Asha");
  await page.getByLabel("Phone Number").fill("98765 43210");
  await page.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByText("Your enrollment request has been submitted. We'll contact you soon!")).toBeVisible();
  await context.close();
});

test("without JavaScript, who sent too many requests reads so and finds the text again", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  // To really send too many would shut out every other test.
  const location = "/not-sent?kind=contact&status=429&wait=37";
  await page.route("**/api/contact", (route) => route.fulfill({ status: 303, headers: { location } }));
  await page.goto("/contact");
  await fill(page);
  const answered = page.waitForResponse("**/not-sent?*");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  const response = await answered;
  expect(response.status()).toBe(429);
  expect(response.headers()["retry-after"]).toBe("60");
  await expect(page.getByRole("main")).toContainText(
    "Too many requests from your network. Please try again in 60 seconds.",
  );
  await page.goBack();
  await expect(form(page).getByLabel("Message")).toHaveValue("Is there a class on Sunday?");
  await context.close();
});

test("the plain enrollment page offers only what some screen offers", async ({ page }) => {
  await gotoHydrated(page, "/enroll?course=Beginner+Phase&price=1");
  await expect(page).toHaveURL("/pricing");
});

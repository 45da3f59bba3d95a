import { expect, test, type Page } from "@playwright/test";
import { delayScripts, gotoHydrated, gotoQuiet, resizeTo } from "../support/page-actions.ts";

const greeting = "Hi! I'm your AI assistant for the course. How can I help you today?";
const failure = "Unable to get AI response. Please try again later or contact support.";

const chat = (page: Page) => page.getByRole("dialog", { name: "AI Assistant" });
const log = (page: Page) => chat(page).getByRole("log");
const input = (page: Page) => chat(page).getByRole("textbox", { name: "Your question" });
const openButton = (page: Page) => page.getByRole("button", { name: "Open AI Assistant" });

async function openChat(page: Page, path = "/about") {
  await gotoHydrated(page, path);
  await openButton(page).click();
  await expect(chat(page)).toBeVisible();
}

/** The panel at rest: while it slides in, its box is off by a rounding. */
async function chatBox(page: Page) {
  await chat(page).evaluate((panel) => Promise.all(panel.getAnimations().map((animation) => animation.finished)));
  const box = await chat(page).boundingBox();
  if (!box) throw new Error("The chat is not shown.");
  return box;
}

/** Asks, and waits until the next question can be typed. */
async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press("Enter");
  await expect(log(page)).toContainText(`You: ${question}`);
  await expect(input(page)).toBeEnabled();
}

/** Mocks the assistant's endpoint. */
const reply = (page: Page, status: number, body: unknown) =>
  page.route("/api/assistant", (route) => route.fulfill({ status, json: body }));

/** Mocks the assistant's endpoint with a response that is pending until released. */
async function holdReply(page: Page, message: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("/api/assistant", async (route) => {
    await released;
    await route.fulfill({ json: { success: true, message } });
  });
  return release;
}

test("a visitor asks in their own words and is shown where the site says so", async ({ page }) => {
  await openChat(page, "/");
  await expect(chat(page).getByText("Online")).toBeVisible();
  await expect(chat(page).getByText("AI-powered assistance")).toBeVisible();
  await expect(log(page)).toContainText(greeting);
  await expect(input(page)).toBeFocused();
  await input(page).fill("kitna fees hai");
  await input(page).press("Enter");
  await expect(log(page)).toContainText("kitna fees hai");
  await expect(log(page)).toContainText("₹3,000");
  await expect(input(page)).toBeFocused();
  await log(page).getByRole("link", { name: "Read more: FAQ" }).click();
  await expect(page).toHaveURL(/#faq-fees$/);
});

test("no code of the chat is loaded before it is opened", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await gotoQuiet(page, "/");
  expect(scripts.filter((url) => /chat-(panel|dialog)/.test(url))).toEqual([]);
  await openButton(page).click();
  await expect(chat(page)).toBeVisible();
  expect(scripts.some((url) => /chat-dialog/.test(url))).toBe(true);
});

test("the button opens it even when pressed before hydration", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open AI Assistant" }).dblclick();
  await page.getByRole("button", { name: "Switch theme" }).click();
  releaseScripts();
  await expect(page.getByRole("dialog", { name: "AI Assistant" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a question typed before hydration can be sent after it", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/help", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Your question" }).fill("What does it cost?");
  releaseScripts();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log")).toContainText("You: What does it cost?");
});

test("input and send are disabled while a reply is pending", async ({ page }) => {
  const release = await holdReply(page, "It has 58 days.");
  await openChat(page);
  await input(page).fill("How long?");
  await chat(page).getByRole("button", { name: "Send" }).click();
  await expect(log(page)).toContainText("Thinking...");
  await expect(input(page)).toBeDisabled();
  await expect(chat(page).getByRole("button", { name: "Send" })).toBeDisabled();
  release();
  await expect(log(page)).toContainText("It has 58 days.");
  await expect(log(page)).not.toContainText("Thinking...");
  await expect(input(page)).toBeEnabled();
});

test("Shift+Enter writes a new line and blank text is not sent", async ({ page }) => {
  let httpRequests = 0;
  await page.route("/api/assistant", (route) => {
    httpRequests += 1;
    return route.fulfill({ json: { success: true, message: "Yes." } });
  });
  await openChat(page);
  await input(page).fill("   ");
  await input(page).press("Enter");
  await input(page).fill("one");
  await input(page).press("Shift+Enter");
  await input(page).pressSequentially("two");
  await expect(input(page)).toHaveValue("one\ntwo");
  expect(httpRequests).toBe(0);
});

test("thanks are noted under the visitor's own words, and not answered", async ({ page }) => {
  await openChat(page);
  await ask(page, "thanks!");
  await expect(log(page)).toContainText("You: thanks!Noted");
  await expect(log(page).getByText("Assistant:")).toHaveCount(1);
  await expect(log(page).getByRole("button")).toHaveCount(0);
});

test("an empty chat offers questions, and an answer what follows from it, also by keyboard", async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route("/api/assistant", async (route) => {
    bodies.push(route.request().postDataJSON());
    const suggestions = bodies.length === 1 ? ["Can I pay in parts?", "What is included?"] : [];
    await route.fulfill({ json: { success: true, message: `Answer ${bodies.length}.`, suggestions } });
  });
  await openChat(page);
  const suggestions = log(page).getByRole("group", { name: "Suggested questions" }).getByRole("button");
  await expect(suggestions).toHaveText([
    "What does the course cost?",
    "What will I learn?",
    "Do I need to know coding?",
  ]);
  await page.keyboard.press("Shift+Tab");
  await expect(suggestions.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("You: Do I need to know coding?Assistant: Answer 1.");
  await expect(input(page)).toBeFocused();
  await expect(suggestions).toHaveText(["Can I pay in parts?", "What is included?"]);
  await suggestions.first().click();
  await expect(log(page)).toContainText("Answer 2.");
  await expect(suggestions).toHaveCount(0);
  await ask(page, "and later?");
  expect(bodies).toEqual([
    { question: "Do I need to know coding?", history: [] },
    { question: "Can I pay in parts?", history: ["Do I need to know coding?"] },
    { question: "and later?", history: ["Do I need to know coding?", "Can I pay in parts?"] },
  ]);
});

test("an answer is voted on once, and a vote that fails can be given again", async ({ page }) => {
  const votes: unknown[] = [];
  await page.route("/api/assistant/vote", (route) => {
    votes.push(route.request().postDataJSON());
    return route.fulfill({ status: votes.length === 1 ? 503 : 204 });
  });
  await openChat(page);
  await ask(page, "hello");
  await ask(page, "fees");
  await expect(log(page)).toContainText("₹3,000");
  const helped = log(page).getByRole("button", { name: "This answer helped" });
  const didNot = log(page).getByRole("button", { name: "This answer did not help" });
  // Neither the greeting nor its return is an answer.
  await expect(helped).toHaveCount(1);
  await didNot.click();
  await expect.poll(() => votes.length).toBe(1);
  await expect(didNot).toHaveAttribute("aria-pressed", "false");
  await didNot.click();
  await expect(didNot).toHaveAttribute("aria-pressed", "true");
  await expect(helped).toBeHidden();
  await expect.poll(() => votes.length).toBe(2);
  await didNot.click();
  await gotoHydrated(page, "/about");
  await openButton(page).click();
  await expect(didNot).toHaveAttribute("aria-pressed", "true");
  const vote = { question: "fees", history: ["hello"], isHelpful: false };
  expect(votes).toEqual([vote, vote]);
});

const message = (page: Page) => page.getByRole("textbox", { name: "Message" });

test("Ask the team drafts the conversation in the contact form, after what was typed there", async ({ page }) => {
  await gotoHydrated(page, "/contact");
  await message(page).fill("Hello team.");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await openButton(page).click();
  await ask(page, "fees");
  await log(page).getByRole("button", { name: "Ask the team" }).click();
  // Looked for first: it shows for five seconds.
  await expect(page.getByRole("status")).toContainText("Your conversation is in the message");
  await expect(page).toHaveURL(/\/contact#message$/);
  await expect(chat(page)).toBeHidden();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toBeInViewport();
  await expect(message(page)).toHaveValue(
    /^Hello team\.\n\nFrom my chat with the assistant:\n\nI asked: fees\nIt answered: .*₹3,000/,
  );
  await page.reload();
  await expect(message(page)).toHaveValue(/^Hello team\.\n\nFrom my chat/);
});

test("on a page with a contact form Ask the team stays there, also under a failure", async ({ page }) => {
  await openChat(page, "/");
  await message(page).fill("Hello team.");
  await page.route("/api/assistant", (route) => route.abort());
  await ask(page, "fees");
  await log(page).getByRole("button", { name: "Ask the team" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(chat(page)).toBeHidden();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toBeInViewport();
  await expect(message(page)).toHaveValue(/^Hello team\.\n\n.*\n\nI asked: fees\nIt answered: Sorry/);
});

test("More says what it holds, shows the rest of a long answer, and is gone once it is read", async ({ page }) => {
  const rest = "You pay once, after the team has contacted you.\nYes. You get a certificate when you finish.";
  const message = `The Complete Bundle costs ₹3,000. It has all 58 days of three phases. ${rest}`;
  await reply(page, 200, { success: true, message, link: { path: "/pricing", label: "Pricing" } });
  await openChat(page);
  await ask(page, "What is the price, and is there a certificate?");
  const more = log(page).getByRole("button", { name: "More: You get a certificate when you…", exact: true });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("You pay once, after the team has contacted you.");
  await expect(log(page)).toContainText("You get a certificate when you finish.");
  await expect(more).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
});

test("Hindi is marked as Hindi, the visitor's and the assistant's", async ({ page }) => {
  await reply(page, 200, {
    success: true,
    message: "फीस ₹3,000 है।",
    lang: "hi",
    link: { path: "/pricing", label: "Pricing" },
  });
  await openChat(page);
  await ask(page, "फीस कितनी है?");
  await expect(log(page).getByText("फीस ₹3,000 है।")).toHaveAttribute("lang", "hi");
  await expect(log(page).getByText("फीस कितनी है?")).toHaveAttribute("lang", "hi");
  await expect(log(page).locator("[lang=hi]")).toHaveCount(2);
});

test("an unsuccessful reply is shown in the chat, its error as a toast", async ({ page }) => {
  await reply(page, 502, { success: false, message: "", error: failure });
  await openChat(page);
  await input(page).fill("fees");
  await input(page).press("Enter");
  await expect(log(page)).toContainText(
    "I'm having trouble understanding that. Please try asking about the course topics like pricing, curriculum, or enrollment.",
  );
  await expect(page.getByRole("alert")).toContainText("Connection Error");
  await expect(page.getByRole("alert")).toContainText(failure);
});

test("on a phone, where the chat covers the page, a toast stands over it and can be dismissed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await reply(page, 502, { success: false, message: "", error: failure });
  await openChat(page);
  await ask(page, "fees");
  const toast = page.getByRole("alert");
  await expect(toast).toHaveCount(1);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
  await expect(chat(page)).toBeVisible();
});

test("pinch zoom leaves the chat where it is", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await openChat(page);
  const before = await chat(page).evaluate((it: HTMLElement) => [it.offsetTop, it.offsetHeight]);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
  expect(await chat(page).evaluate((it: HTMLElement) => [it.offsetTop, it.offsetHeight])).toEqual(before);
  await context.close();
});

test("an unsuccessful reply without an error text shows no toast", async ({ page }) => {
  await reply(page, 200, { success: false, message: "" });
  await openChat(page);
  await input(page).fill("fees");
  await input(page).press("Enter");
  await expect(log(page)).toContainText("I'm having trouble understanding that.");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const [name, fail] of [
  ["a broken connection", (page: Page) => page.route("/api/assistant", (route) => route.abort())],
  ["an unreadable answer", (page: Page) => page.route("/api/assistant", (route) => route.fulfill({ body: "<html>" }))],
] as const) {
  test(`${name} is a technical difficulty`, async ({ page }) => {
    await fail(page);
    await openChat(page);
    await input(page).fill("fees");
    await input(page).press("Enter");
    await expect(log(page)).toContainText(
      "Sorry, I'm experiencing technical difficulties. Please try again later or use the contact form.",
    );
    await expect(input(page)).toBeEnabled();
  });
}

test("an answer leaves the focus in a form that is filled in meanwhile", async ({ page }) => {
  const release = await holdReply(page, "₹3,000.");
  await openChat(page, "/contact");
  await input(page).fill("Fees?");
  await input(page).press("Enter");
  await expect(input(page)).toBeDisabled();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.focus();
  release();
  await expect(log(page)).toContainText("₹3,000.");
  await expect(input(page)).toBeEnabled();
  // The focus would move with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(name).toBeFocused();
});

test("Escape and the close button close it, and focus goes back", async ({ page }) => {
  await gotoHydrated(page, "/");
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await chat(page).getByRole("button", { name: "Close chat" }).click();
  await expect(chat(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test("the conversation lasts across pages and reloads of the visit", async ({ page }) => {
  await openChat(page, "/pricing");
  await input(page).fill("certificate?");
  await input(page).press("Enter");
  await expect(log(page)).toContainText("completion certificate");
  await page.getByRole("navigation").getByRole("link", { name: "Benefits" }).first().click();
  await expect(page).toHaveURL(/\/benefits$/);
  await expect(log(page)).toContainText("completion certificate");
  await page.reload();
  await gotoHydrated(page, "/benefits");
  await openButton(page).click();
  await expect(log(page)).toContainText("certificate?");
  await expect(log(page)).toContainText("completion certificate");
});

test("Contact Human Support scrolls to contact on the page and closes the chat", async ({ page }) => {
  await openChat(page, "/");
  await chat(page).getByRole("link", { name: "Contact Human Support" }).click();
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
});

test("Contact Human Support leads to the contact page where there is no contact section", async ({ page }) => {
  await openChat(page);
  await chat(page).getByRole("link", { name: "Contact Human Support" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(chat(page)).toBeHidden();
});

test("the help page embeds the chat and opens the floating one", async ({ page }) => {
  await gotoHydrated(page, "/help");
  const embedded = page.getByRole("region", { name: "Ask the assistant" });
  await expect(embedded.getByRole("log")).toContainText(greeting);
  await expect(embedded.getByRole("log")).toHaveCSS("height", "500px");
  await expect(page.getByText("The chat icon sits bottom-right on every page, available 24/7.")).toBeVisible();
  await embedded.getByRole("textbox").fill("day 45");
  await embedded.getByRole("textbox").press("Enter");
  await expect(embedded.getByRole("log")).toContainText("Docker and MCP");
  await page.getByRole("button", { name: "Talk to AI Assistant" }).click();
  await expect(log(page)).toContainText("Docker and MCP");
});

test("beside a page the panel is 384 by 600", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openChat(page);
  expect(await chatBox(page)).toMatchObject({ width: 384, height: 600 });
});

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]) {
  test(`on a ${size.width} px phone the chat fits and its input is in view`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: size, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await openChat(page);
    await input(page).fill("word ".repeat(60));
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    const box = await chatBox(page);
    expect(box.width).toBe(size.width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.height).toBeLessThanOrEqual(size.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await context.close();
  });
}

const search = (page: Page) => page.getByRole("textbox", { name: "Search FAQs or ask a question" });

test("a search without a match asks the assistant", async ({ page }) => {
  const release = await holdReply(page, "You need a computer.");
  await gotoHydrated(page, "/faq");
  await search(page).fill("laptop chahiye kya");
  await expect(page.getByText("Searching for an answer...")).toBeVisible();
  release();
  await expect(page.getByText("You need a computer.")).toBeVisible();
  await expect(
    page.getByText(
      "This answer is AI-generated based on our course information. For official support, please contact our team.",
    ),
  ).toBeVisible();
  const voted = page.waitForRequest("/api/assistant/vote");
  const didNotHelp = page.getByRole("button", { name: "This answer did not help" });
  await didNotHelp.click();
  expect((await voted).postDataJSON()).toEqual({ question: "laptop chahiye kya", isHelpful: false });
  await expect(didNotHelp).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Contact Support" }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  await expect(message(page)).toHaveValue(/I asked: laptop chahiye kya\nIt answered: You need a computer\.$/);
});

test("on the home page Contact Support scrolls to the contact section", async ({ page }) => {
  await gotoHydrated(page, "/");
  await search(page).fill("kitne mahine lagenge");
  await expect(page.getByText("lagbhag 3 mahine mein poora hota hai").first()).toBeVisible();
  await page.getByRole("button", { name: "Contact Support" }).click();
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
  await expect(message(page)).toBeFocused();
});

test("a local match hides the assistant's answer, and clearing the search too", async ({ page }) => {
  await reply(page, 200, { success: true, message: "From the assistant." });
  await gotoHydrated(page, "/faq");
  await search(page).fill("zzzz");
  await expect(page.getByText("From the assistant.")).toBeVisible();
  await search(page).fill("refund");
  await expect(page.getByText(/Found \d+ matching/)).toBeVisible();
  await expect(page.getByText("From the assistant.")).toBeHidden();
  await search(page).fill("yyyy");
  await expect(page.getByText("From the assistant.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByText("From the assistant.")).toBeHidden();
});

for (const [name, respond, text] of [
  ["a failure", (page: Page) => reply(page, 502, { success: false, message: "", error: failure }), failure],
  ["a limit", (page: Page) => reply(page, 429, { error: "Too many questions." }), "Too many questions."],
  ["a broken connection", (page: Page) => page.route("/api/assistant", (route) => route.abort()), failure],
] as const) {
  test(`${name} of the FAQ assistant is a destructive toast`, async ({ page }) => {
    await respond(page);
    await gotoHydrated(page, "/faq");
    await search(page).fill("zzzz");
    await expect(page.getByRole("alert")).toContainText("AI Assistant Error");
    await expect(page.getByRole("alert")).toContainText(text);
    await expect(page.getByText("Searching for an answer...")).toBeHidden();
  });
}

test("a new search cancels the older one, whose late answer never shows", async ({ page }) => {
  let releaseFirst = () => {};
  const first = new Promise<void>((resolve) => (releaseFirst = resolve));
  await page.route("/api/assistant", async (route) => {
    const { question } = route.request().postDataJSON() as { question: string };
    if (question === "zzzz") await first;
    await route.fulfill({ json: { success: true, message: `Answer to ${question}` } }).catch(() => {});
  });
  await gotoHydrated(page, "/faq");
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/assistant"));
  const asked = page.waitForRequest("/api/assistant");
  await search(page).fill("zzzz");
  await expect(page.getByText("Searching for an answer...")).toBeVisible();
  // The code that asks is loaded meanwhile.
  await asked;
  await search(page).fill("yyyy");
  await expect(page.getByText("Answer to yyyy")).toBeVisible();
  await cancelled;
  releaseFirst();
  await expect(page.getByText("Answer to yyyy")).toBeVisible();
  await expect(page.getByText("Answer to zzzz")).toHaveCount(0);
});

test("at widths between phone and desktop the panel is no larger than 384 by 600", async ({ page }) => {
  await openChat(page);
  for (const width of [400, 430, 520, 639]) {
    for (const height of [640, 700, 900]) {
      const size = `${width} x ${height}`;
      await resizeTo(page, { width, height });
      await expect.poll(async () => (await chatBox(page)).width, size).toBeLessThanOrEqual(384);
      const box = await chatBox(page);
      expect(box.width, size).toBeGreaterThan(360);
      expect(box.height, size).toBeLessThanOrEqual(600);
      expect(box.x, size).toBeGreaterThanOrEqual(0);
      await expect(input(page), size).toBeInViewport({ ratio: 1 });
      await expect(chat(page).getByRole("button", { name: "Close chat" }), size).toBeInViewport({ ratio: 1 });
    }
  }
});

test("an e-mail address in an answer can be followed, but not one that the visitor wrote", async ({ page }) => {
  await reply(page, 200, { success: true, message: "Write to support@example.com." });
  await openChat(page);
  await input(page).fill("Is it me@example.org?");
  await input(page).press("Enter");
  await expect(log(page).getByRole("link", { name: "support@example.com" })).toHaveAttribute(
    "href",
    "mailto:support@example.com",
  );
  await expect(log(page).getByRole("link")).toHaveCount(1);
});

test("answers come in browsers without the newest functions", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(Promise, "withResolvers");
  });
  await openChat(page);
  await ask(page, "kitna fees hai");
  await expect(log(page)).toContainText("₹3,000");
});

import { expect, test, type Page } from "@playwright/test";
import { gotoHydrated } from "../support/page-actions.ts";

type Spoken = { name: string; description: string; states: Record<string, unknown> };

/** Nodes of that role in the accessibility tree that Chromium computes. */
async function listSpoken(page: Page, role: string): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ name, description, properties = [] }) => ({
      name: name?.value ?? "",
      description: description?.value ?? "",
      states: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    }));
}

test("the frame of a page has its landmarks, each with a name where there are several", async ({ page }) => {
  await gotoHydrated(page, "/faq");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - link "58 Days Course"
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Curriculum"
        - listitem:
          - link "Benefits"
        - listitem:
          - link "Pricing"
        - listitem:
          - link "Contact"
    - button "Switch theme"
  `);
  const names = (await listSpoken(page, "navigation")).map((spoken) => spoken.name);
  expect(names).toContain("Main");
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain("");
  expect(await listSpoken(page, "main")).toHaveLength(1);
  expect(await listSpoken(page, "contentinfo")).toHaveLength(1);
});

test("the menu button of a phone says whether its menu is open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoHydrated(page, "/about");
  const isExpanded = async () =>
    (await listSpoken(page, "button")).find(({ name }) => name === "Menu")?.states["expanded"];
  await expect.poll(isExpanded).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.poll(isExpanded).toBe(true);
});

test("tabs, days and pages say what they are and where they stand", async ({ page }) => {
  await gotoHydrated(page, "/");
  const curriculum = page.getByRole("region", { name: "Course Curriculum" });
  await expect(curriculum.getByRole("tablist")).toMatchAriaSnapshot(`
    - tablist "Phases":
      - tab /Beginner/ [selected]
      - tab /Intermediate/
      - tab /Advanced/
  `);
  await expect(curriculum.getByRole("tabpanel", { name: /Beginner/ })).toBeVisible();
  await expect(curriculum.getByRole("navigation", { name: "Pages of the Beginner Phase" })).toMatchAriaSnapshot(`
    - text: Page 1 of 5
    - button "Next"
  `);
  const day = async () =>
    (await listSpoken(page, "DisclosureTriangleGrouped")).find(({ name }) => name.includes("Setup and login"))?.states[
      "expanded"
    ];
  await expect.poll(day).toBe(false);
  await curriculum.getByText("Setup and login").click();
  await expect.poll(day).toBe(true);
});

test("the enrollment dialog is announced with its price, its errors with their fields", async ({ page }) => {
  await gotoHydrated(page, "/pricing");
  await page.getByRole("article", { name: "Beginner Phase" }).getByRole("button", { name: "Enroll Now" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const [dialog] = await listSpoken(page, "dialog");
  expect(dialog).toMatchObject({
    name: "Enroll in Beginner Phase",
    description: "₹2,000 A free request. No payment now. We contact you within 24 hours, on working days.",
    states: { modal: true },
  });
  await page.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  // The honeypot field is not among them.
  expect(await listSpoken(page, "textbox")).toMatchObject([
    { name: "Full Name", description: "Needed", states: { invalid: "true", required: true } },
    {
      name: "Email Address",
      description: "Please provide at least one contact method (email or phone)",
      states: { invalid: "true", required: true },
    },
    {
      name: "Phone Number",
      description: "Please provide at least one contact method (email or phone)",
      states: { invalid: "true", required: true },
    },
  ]);
  expect(await listSpoken(page, "alert")).toMatchObject([{ states: { live: "assertive", atomic: true } }]);
});

test("good news is announced politely", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: { id: "5f0c2a1e-0000" } }));
  await gotoHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Send us a Message" });
  await form.getByLabel("Name").fill("Asha");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Reference: 5f0c2a1e");
  expect(await listSpoken(page, "status")).toMatchObject([{ states: { live: "polite", atomic: true } }]);
});

test("the chat is a dialog whose conversation is read as it grows", async ({ page }) => {
  await gotoHydrated(page, "/about");
  await page.getByRole("button", { name: "Open AI Assistant" }).click();
  const chat = page.getByRole("dialog", { name: "AI Assistant" });
  await expect(chat).toMatchAriaSnapshot(`
    - button "Close chat"
    - log "Conversation": /Assistant. Hi!/
    - textbox "Your question"
    - button "Send" [disabled]
    - paragraph:
      - link "Contact Human Support"
  `);
  expect(await listSpoken(page, "log")).toMatchObject([
    { name: "Conversation", states: { live: "polite", atomic: false, relevant: "additions text" } },
  ]);
  // Its controls are not: they would be read again with every answer.
  await chat.getByRole("button", { name: "What does the course cost?" }).click();
  await expect(chat.getByRole("log")).toContainText("₹3,000");
  const liveness = await chat
    .getByRole("log")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.closest("[aria-live]")?.getAttribute("aria-live")));
  expect(new Set(liveness)).toEqual(new Set(["off"]));
  await expect(page.getByRole("button", { name: "Open AI Assistant" })).toHaveAttribute("aria-expanded", "true");
});

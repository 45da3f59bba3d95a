import { expect, test } from "@playwright/test";
import { phases } from "#content/curriculum/phases.ts";
import { expectNoViolation } from "../support/axe.ts";
import { gotoHydrated } from "../support/page-actions.ts";

const demos = phases.flatMap(({ path, demo }) => (demo ? [{ path, demo }] : []));

for (const { path, demo } of demos) {
  test(`${demo.title} is loaded on press, by the keyboard alone, in both themes and on the smallest phone`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (httpRequest) => loaded.push(new URL(httpRequest.url()).pathname));
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.setViewportSize({ width: 320, height: 640 });
    await gotoHydrated(page, path);
    const section = page.getByRole("region", { name: "Try what you build" });
    await section.getByRole("link", { name: /^Try it/ }).focus();
    expect(loaded).not.toContain(demo.path);
    await page.keyboard.press("Enter");
    const frame = section.locator("iframe").contentFrame();
    await expect(frame.getByRole("heading", { name: demo.title })).toBeVisible();
    expect(loaded).toContain(demo.path);
    await expect(section.locator("iframe")).toBeFocused();
    await page.getByRole("button", { name: "Switch theme" }).click();
    await expect(frame.locator("html:target")).toHaveCount(1);
    expect(await frame.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
    expect(errors).toEqual([]);
    for (const address of [demo.path, `${demo.path}#light`]) {
      await page.goto(address);
      await expectNoViolation(page, address);
    }
  });
}

test("a demo reaches neither the site nor the network", async ({ page }) => {
  await gotoHydrated(page, demos[0]?.path ?? "/");
  await page.getByRole("link", { name: /^Try it/ }).click();
  const root = page.locator("iframe").contentFrame().locator("html");
  const failures = await root.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      storage: () => localStorage,
      cookies: () => document.cookie,
      parent: () => parent.document,
      network: () => fetch("/healthz"),
      top: () => void ((top as Window).location.href = "/pricing"),
    };
    const failed: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
      } catch {
        failed.push(name);
      }
    }
    return failed;
  });
  expect(failures).toEqual(["storage", "cookies", "parent", "network", "top"]);
});

test("the to-do list, the bookshop and the bot do what they are said to", async ({ page }) => {
  await page.goto("/demos/to-do-list.html");
  await page.getByLabel("New task").fill("Deploy it");
  await page.keyboard.press("Enter");
  await page.getByLabel("Deploy it").first().check();
  await expect(page.getByRole("status")).toHaveText("3 of 4 done");
  await page.getByRole("button", { name: "Remove Deploy it" }).click();
  await expect(page.getByRole("status")).toHaveText("2 of 3 done");

  await page.goto("/demos/bookshop.html");
  await page.getByLabel("Search books").fill("iyer");
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Basket: Errors I Have Met" }).click();
  await expect(page.getByText("In the basket: 1, ₹290")).toBeVisible();
  await page.getByRole("button", { name: "Break the API" }).click();
  await expect(page.getByText("The books could not be loaded.")).toBeVisible();

  await page.goto("/demos/reminder-bot.html");
  await page.getByRole("textbox", { name: "Message" }).fill("/remind 1s stand up");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reminder: stand up")).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).fill("/dance");
  await page.keyboard.press("Enter");
  await expect(page.getByText("I do not know “/dance”. Try /help.")).toBeVisible();
});

import { expect, test, type Page } from "@playwright/test";
import { expectNothingCut, readingWidths, expectLargeTargets } from "../support/layout-checks.ts";
import { gotoHydrated, resizeTo } from "../support/page-actions.ts";
import { addStudent, gotoLoadedStaffPage, signIn, uniqueName } from "../support/staff-page.ts";

test("on the staff page nothing is cut, and whatever can be pressed is large enough", async ({ page }) => {
  await signIn(page);
  const student = await addStudent(page, uniqueName("A very long name that has to fit"), [1, 2, 22]);
  for (const query of ["", "?tab=students", `?student=${student._id}`, "?tab=requests"]) {
    await gotoLoadedStaffPage(page, query);
    for (const width of readingWidths) {
      await resizeTo(page, { width, height: 700 });
      await expectLargeTargets(page, `/sr${query} at ${width} px`);
      await expectNothingCut(page, `/sr${query} at ${width} px`);
    }
  }
});

test("with reduced motion nothing moves by itself, on opening or on scrolling", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const listMotion = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll("*")).flatMap((element) => {
        const moves = ["", "::before", "::after", "::backdrop", "::details-content"].some((part) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part || null);
          return animationName !== "none" || transitionDuration !== "0s" || scrollBehavior === "smooth";
        });
        return moves ? [element.outerHTML.slice(0, 90)] : [];
      }),
    );
  await gotoHydrated(page, "/");
  expect(await listMotion()).toEqual([]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Pricing", exact: true })).toBeInViewport();
  expect(await listMotion(), "after a press on a section's link").toEqual([]);
  await page.getByRole("button", { name: "Enroll Now" }).first().click();
  await page.getByRole("button", { name: "Submit Enrollment" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await listMotion(), "dialog and toast").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open AI Assistant" }).click();
  await expect(page.getByRole("dialog", { name: "AI Assistant" })).toBeVisible();
  expect(await listMotion(), "chat").toEqual([]);
});

test.describe("with the system's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  const look = (page: Page, selector: string, property: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name ?? ""), [
        property,
        part,
      ] as const);

  test("what is chosen differs from what is not", async ({ page }) => {
    const canvas = "rgb(255, 255, 255)";
    await gotoHydrated(page, "/blog");
    expect(await look(page, "[aria-pressed=true]", "background-color")).not.toBe(
      await look(page, "[aria-pressed=false]", "background-color"),
    );
    await gotoHydrated(page, "/curriculum");
    expect(await look(page, "[role=tab][aria-selected=true]", "border-bottom-color")).not.toBe(canvas);
    expect(await look(page, "[role=tab][aria-selected=false]", "border-bottom-color")).toBe(canvas);
    expect(await look(page, "nav a[aria-current]", "content", "::after")).not.toBe("none");
    expect(await look(page, "nav a[aria-current]", "background-color", "::after")).not.toBe(canvas);
    await signIn(page);
    const student = await addStudent(page, uniqueName("Chosen"), [1]);
    await gotoLoadedStaffPage(page, `?student=${student._id}`);
    expect(await look(page, "nav button[aria-current]", "background-color")).not.toBe(
      await look(page, "nav button:not([aria-current])", "background-color"),
    );
    expect(await look(page, "li > button[aria-current]", "border-left-width")).toBe("8px");
    // A native control: the system draws its checked state.
    expect(await look(page, "input[type=checkbox]", "appearance")).toBe("auto");
  });

  test("squares of days are drawn, and those that are done differ", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("plan-ticks", "1"));
    await gotoHydrated(page, "/#day-1");
    const canvas = "rgb(255, 255, 255)";
    expect(await look(page, "#hero path", "fill")).not.toBe(canvas);
    await expect(page.locator("#hero [data-done]")).toHaveCount(1);
    expect(await look(page, "#hero [data-done]", "background-color")).not.toBe(
      await look(page, "#hero .day-link:not([data-done])", "background-color"),
    );
    expect(await look(page, "#curriculum .day-link[data-done]", "background-color", "::before")).toBe(canvas);
    expect(await look(page, ".calendar .phase-day", "border-top-color")).not.toBe(
      await look(page, ".calendar i:not(.phase-day)", "border-top-color"),
    );
    expect(await look(page, "details:has(> #day-1) .day-square", "background-color")).not.toBe(
      await look(page, "details:has(> #day-2) .day-square", "background-color"),
    );
    expect(await look(page, ".own-squares [data-done]", "fill")).not.toBe(
      await look(page, ".own-squares rect:not([data-done])", "fill"),
    );
  });

  test("edges and the focus ring are drawn", async ({ page }) => {
    await gotoHydrated(page, "/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await look(page, "[aria-invalid=true]", "border-top-width")).toBe("2px");
    expect(await look(page, "[aria-invalid=true]", "outline-style")).toBe("solid");
    for (const edge of ["input[name=name]", "form button[type=submit]", "[role=alert]"]) {
      expect(await look(page, edge, "border-top-style"), edge).toBe("solid");
    }
    await page.getByRole("button", { name: "Open AI Assistant" }).click();
    await expect(page.getByRole("log")).toBeVisible();
    for (const edge of ["dialog.chat", "[role=log] > div", "[aria-label='Open AI Assistant']"]) {
      expect(await look(page, edge, "border-top-width"), edge).toBe("1px");
    }
  });
});

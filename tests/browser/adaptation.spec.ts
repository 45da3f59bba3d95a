import { expect, type Page, test } from "@playwright/test";
import { gotoHydrated } from "../support/goto-hydrated.ts";
import { renderOffscreenParts } from "../support/render-offscreen-parts.ts";
import { visitorPaths } from "../support/site-pages.ts";
import { addStudent, openStaffPage, signIn, uniqueName } from "../support/staff-page.ts";

/** Text that overflows the viewport or is clipped by its container. */
const listCutTexts = (page: Page) =>
  page.evaluate(() => {
    // Teasers and names in a list are shortened on purpose and whole on their own page; reviews move; a code block or table scrolls in itself.
    const spared =
      ".truncate, .line-clamp-2, .line-clamp-3, .carousel, [tabindex='0'], pre, svg, .sr-only, [aria-hidden=true]";
    const isOverflowing = (element: Element) => {
      // The word drawn across it is decoration; spaced out, the blank after its last letter passes the edge.
      if (element.id === "hero") return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (way: string) => way === "hidden" || way === "clip";
      return (
        (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const cut = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page itself"] : [];
    for (const element of document.querySelectorAll("body *")) {
      if (element.closest(spared) || !element.checkVisibility({ contentVisibilityAuto: true })) continue;
      // The honeypot field of the forms is off-screen on purpose.
      if (element.closest("form > [inert]")) continue;
      const text = document.createRange();
      text.selectNodeContents(element);
      const { right } = text.getBoundingClientRect();
      if (isOverflowing(element) || (element.children.length === 0 && right > window.innerWidth + 1)) {
        cut.push(`${element.tagName} ${element.textContent.slice(0, 40)}`);
      }
    }
    return cut;
  });

// 640 is a window of 1280 px at 200 % zoom, 320 the same at 400 %.
const widths = [1280, 768, 640, 360, 320];

async function expectNothingCut(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    // The viewport is resized asynchronously.
    await expect.poll(() => listCutTexts(page), { message: `${where} at ${width} px` }).toEqual([]);
  }
}

/** The spacing WCAG 1.4.12 lets a reader set. Handed over as an object: the content policy refuses style elements. */
const spaceTexts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });

test("nothing is cut from 320 px up, at up to 400 % zoom, nor with a reader's own text spacing", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of visitorPaths) {
    await page.goto(path);
    await renderOffscreenParts(page);
    await expectNothingCut(page, path);
    await spaceTexts(page);
    await expectNothingCut(page, `${path} with text spacing`);
  }
});

test("nothing is cut on the staff page either", async ({ page }) => {
  await signIn(page);
  const student = await addStudent(page, uniqueName("A very long name that has to fit"), [1, 2, 22]);
  for (const query of ["", `?student=${student._id}`, "?tab=requests"]) {
    await openStaffPage(page, query);
    await page.waitForLoadState("networkidle");
    await expectNothingCut(page, query);
  }
});

test("whatever can be pressed is at least 24 by 24 px, or stands in a line of text", async ({ page }) => {
  test.setTimeout(120_000);
  const listSmallTargets = () =>
    page.evaluate(() => {
      const targets = document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab]");
      const isInText = (element: Element) =>
        getComputedStyle(element).display === "inline" && element.parentElement?.closest("p, li, h2, h3, h4") !== null;
      return Array.from(targets).flatMap((element) => {
        const { width, height, right } = (element.closest("label") ?? element).getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && right > 0;
        if (!isShown || element.closest("[inert], [aria-hidden=true]") || isInText(element)) return [];
        return Math.min(width, height) < 24 ? [`${element.outerHTML.slice(0, 90)} ${width} x ${height}`] : [];
      });
    });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of visitorPaths) {
      await page.goto(path);
      expect(await listSmallTargets(), `${path} at ${width} px`).toEqual([]);
    }
    await signIn(page);
    const student = await addStudent(page, uniqueName("Target"));
    for (const query of [`?student=${student._id}`, "?tab=requests"]) {
      await openStaffPage(page, query);
      await page.waitForLoadState("networkidle");
      expect(await listSmallTargets(), `/sr${query} at ${width} px`).toEqual([]);
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
    expect(await look(page, "nav a[aria-current]", "background-color", "::after")).not.toBe(canvas);
    await signIn(page);
    const student = await addStudent(page, uniqueName("Chosen"), [1]);
    await page.goto(`/sr?student=${student._id}`, { waitUntil: "networkidle" });
    expect(await look(page, "nav button[aria-current]", "background-color")).not.toBe(
      await look(page, "nav button:not([aria-current])", "background-color"),
    );
    expect(await look(page, "li > button[aria-current]", "border-left-width")).toBe("8px");
    // A native control: the system draws its checked state.
    expect(await look(page, "input[type=checkbox]", "appearance")).toBe("auto");
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

import { expect, test, type Page } from "@playwright/test";
import { expectNoViolation } from "../support/axe.ts";
import { gotoHydrated, gotoQuiet } from "../support/page-actions.ts";

const runtime = "**/assets/micropython-*.wasm";
const stepOf = (page: Page, number: number) => page.getByRole("region", { name: new RegExp(`^Step ${number}:`) });
const partsOf = (page: Page, number: number) => {
  const step = stepOf(page, number);
  return {
    editor: step.getByRole("textbox", { name: `Program of step ${number}` }),
    run: step.getByRole("button", { name: `Run step ${number}` }),
    output: step.getByRole("group", { name: `Output of step ${number}` }),
    verdict: step.getByRole("status"),
  };
};

test("the three steps by keyboard alone light the first square, in the plan too; Python comes with the first press", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await gotoQuiet(page, "/try");
  expect(loaded.filter((url) => /python/.test(url))).toEqual([]);

  const [first, second, third] = [partsOf(page, 1), partsOf(page, 2), partsOf(page, 3)];
  await first.editor.focus();
  await page.keyboard.press("Tab");
  await expect(first.run).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first.output).toContainText("Python is running");
  await expect(first.verdict).toContainText("Reached.");
  await expect(stepOf(page, 1)).toContainText("Task 1 of 3 · done");
  expect(loaded.filter((url) => /\/assets\/(?:python-worker-|micropython-)/.test(url))).toHaveLength(2);

  await second.editor.focus();
  await page.keyboard.press("Control+Enter");
  await expect(second.verdict).toContainText("It ran, but that is not it yet.");
  await second.editor.press("Control+Home");
  await second.editor.press("End");
  await second.editor.press("Backspace");
  await page.keyboard.type("16");
  await page.keyboard.press("Control+Enter");
  await expect(second.verdict).toContainText("Reached.");
  await expect(second.editor).toBeFocused();

  await third.editor.press("Control+End");
  // As a phone types it.
  await page.keyboard.insertText("print(“Hello, I am Asha”)");
  await page.keyboard.press("Control+Enter");
  await expect(third.output).toContainText("Hello, I am Asha");
  await expect(page.getByRole("heading", { name: "Day 1 is done" })).toBeVisible();
  await expect(page.getByText("1 of 58 days done")).toBeVisible();
  await expectNoViolation(page, "/try, done");

  await page.getByRole("link", { name: "Day 2: Code hosting" }).click();
  await expect(page).toHaveURL(/\/curriculum.*#day-2$/);
  await expect(page.getByText("1 of 58 days done")).toBeVisible();
});

test("an error names its line, a loop is ended, and neither holds up the next run", async ({ page }) => {
  await gotoHydrated(page, "/try");
  const { editor, run, output, verdict } = partsOf(page, 3);
  await editor.fill('print("one")\nprint(two)');
  await run.click();
  await expect(output).toContainText("Line 2: NameError: name 'two' isn't defined");
  await expect(verdict).toContainText("Python does not know the name two.");
  await expectNoViolation(page, "/try, with an error", [360]);

  await editor.fill('print("before")\nwhile True:\n    pass');
  await run.click();
  await expect(output).toContainText("before");
  await expect(verdict).toContainText("Stopped after 5 seconds");

  await run.click();
  const stop = stepOf(page, 3).getByRole("button", { name: "Stop step 3" });
  await stop.press("Enter");
  await expect(verdict).toContainText("Stopped. Change the program");
  await expect(run).toBeFocused();

  await editor.fill('print("Hello, you")');
  await run.click();
  await expect(verdict).toContainText("Reached.");
  await stepOf(page, 3).getByRole("button", { name: "Start over" }).click();
  await expect(editor).toHaveValue("# Write your line below\n");
  await expect(verdict).toHaveText("");
});

test("Python that cannot be loaded is said in a sentence, and loaded by the next press", async ({ page }) => {
  await page.route(runtime, (route) => route.abort());
  await gotoHydrated(page, "/try");
  const { run, verdict } = partsOf(page, 1);
  await run.click();
  await expect(verdict).toContainText("Python could not be loaded. Check your connection, then press Run again.");
  await page.unroute(runtime);
  await run.click();
  await expect(verdict).toContainText("Reached.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the lesson is text to read, with its programs and answers", async ({ page }) => {
    await page.goto("/try");
    await expect(stepOf(page, 2)).toContainText('letters = 8\nprint("Passwords to try:", 26 ** letters)');
    await stepOf(page, 2).getByText("Hint").click();
    await expect(stepOf(page, 2).getByText("letters = 16")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Run" })).toHaveCount(0);
  });
});

test("no page may compile WebAssembly, that of the lesson neither: its worker alone may", async ({ page, request }) => {
  for (const path of ["/", "/try", "/curriculum", "/my", "/sr"]) {
    expect((await request.get(path)).headers()["content-security-policy"], path).not.toContain("wasm");
  }
  await gotoHydrated(page, "/try");
  const [worker] = await Promise.all([page.waitForResponse(/\/assets\/python-worker-/), partsOf(page, 1).run.click()]);
  expect(worker.headers()["content-security-policy"]).toContain("script-src 'wasm-unsafe-eval'");
});

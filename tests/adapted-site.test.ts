import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { chromium, type Page } from "@playwright/test";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { layOutNumber } from "#domain/content/squares-of-digits-and-days.ts";
import { adaptContent, createAdaptedFolder } from "./support/project-copies.ts";
import { browserArgs, findBrowser } from "./support/find-browser.ts";
import { freePort } from "./support/free-port.ts";
import { gotoHydrated } from "./support/page-actions.ts";
import { postJson } from "./support/sample-requests.ts";
import { runProgram } from "./support/run-program.ts";
import { addStudent, signIn } from "./support/staff-page.ts";

const cacheFolder = "node_modules/.cache/course-site";
const readCache = () => readdirSync(cacheFolder).map((name) => [name, readFileSync(path.join(cacheFolder, name))]);

/** Builds and starts the site in a folder of its own, as an owner does. */
async function startAdaptedSite(): Promise<string> {
  const adapted = createAdaptedFolder();
  adaptContent(adapted);
  const cached = readCache();
  const building = runProgram([process.execPath, "scripts/build.ts"], { cwd: adapted.folder });
  expect(await building.exit, building.output.stderr).toBe(0);
  // Replaced by the other site's, it would be trained again by the next test that reads it, and by the next build.
  expect(isDeepStrictEqual(readCache(), cached), "this project's model is still cached").toBe(true);
  const port = await freePort();
  const env = {
    PORT: String(port),
    STAFF_PIN: "2468",
    RATE_LIMIT: "off",
    DATABASE_URL: `file:${path.join(adapted.folder, "site.db")}`,
  };
  await runProgram([process.execPath, "scripts/serve.js"], { cwd: adapted.folder, env }).listening;
  return `http://localhost:${port}`;
}

test("a site of 64 days, 25 questions, 7 reviews and another name is built, and every part follows", async () => {
  const site = await startAdaptedSite();
  await expectStructuredData(site);
  await expectAnswers(site);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({
    baseURL: site,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(`${page.url()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  await walkPages(page, site);
  await walkHome(page);
  await walkQuestions(page);
  await walkStaffPage(page);
  expect(complaints).toEqual([]);
}, 300_000);

const graphSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ "@graph": v.array(v.looseObject({ "@type": v.unknown() })) }),
);

async function findNode(address: string, type: string): Promise<Record<string, unknown>> {
  const html = await (await fetch(address)).text();
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return v.parse(graphSchema, json)["@graph"].find((node) => node["@type"] === type) ?? {};
}

async function expectStructuredData(site: string) {
  expect((await findNode(`${site}/faq`, "FAQPage"))["mainEntity"]).toHaveLength(25);
  const course = await findNode(`${site}/reviews`, "Course");
  expect(course).toMatchObject({ name: "Code Camp Course", aggregateRating: { reviewCount: 7, ratingValue: 4.1 } });
  expect(course["review"]).toHaveLength(7);
  const counts = ["/", "/beginner-python-course", "/intermediate-fullstack-course", "/advanced-ai-bot-course"].map(
    async (place) => /"repeatCount":(\d+)/.exec(JSON.stringify(await findNode(site + place, "Course")))?.[1],
  );
  expect(await Promise.all(counts)).toEqual(["64", "22", "22", "20"]);
  expect(await (await fetch(`${site}/manifest.webmanifest`)).json()).toMatchObject({ name: "Code Camp Course" });
}

async function expectAnswers(site: string) {
  for (const [question, answer] of [
    ["How many days does the course have?", "The course has 64 days"],
    ["What happens on day 64?", "Added day 64"],
    ["What happens on day sixty two?", "Added day 62"],
    ["What happens on day 65?", "the course has 64 days, and day 64 is the last"],
    ["What happens on day 120?", "the course has 64 days, and day 64 is the last"],
    ["How long is the beginner phase?", "22 days"],
    ["What is in week 8?", "Week 8: Bot development"],
    ["may i bring a parrot to mentorship calls", "Yes, a parrot is welcome there."],
  ] as const) {
    const reply = await fetch(`${site}/api/assistant`, postJson({ question }));
    expect(await reply.text(), question).toContain(answer);
  }
}

/** Every public page answers, in the browser too, and none speaks of the former number of days. */
async function walkPages(page: Page, site: string) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(16);
  for (const path of paths.filter((path) => !path.startsWith("/blog/"))) {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(response?.status(), path).toBe(200);
    expect(await page.locator("body").innerText(), path).not.toMatch(/\b58[ -]days?\b/i);
    expect(await page.title(), path).toContain("Code Camp");
  }
}

async function walkHome(page: Page) {
  await gotoHydrated(page, "/");
  const hero = page.getByRole("region", { name: "Code Camp Course" });
  await hero.getByRole("heading", { level: 1 }).waitFor();
  const squares = await hero
    .locator("svg rect")
    .evaluateAll((rects) =>
      rects.map((rect) => ({ x: Number(rect.getAttribute("x")), y: Number(rect.getAttribute("y")) })),
    );
  expect(squares, "the number of days, in squares").toEqual(layOutNumber(64).squares);

  const curriculum = page.getByRole("region", { name: "Course Curriculum" });
  await curriculum.getByRole("tab", { name: /Advanced/ }).click();
  const panel = curriculum.getByRole("tabpanel");
  await panel.getByText("20 Days of intensive learning").waitFor();
  for (const number of [2, 3, 4]) {
    await panel.getByRole("button", { name: "Next" }).click();
    await panel.getByText(`Page ${number} of 4`).waitFor();
  }
  await panel.getByText("Added day 64").click();
  await panel.getByText("Write", { exact: true }).filter({ visible: true }).waitFor();
  expect(await panel.getByRole("button", { name: "Next" }).count()).toBe(0);
  await panel.getByRole("img", { name: "days 60 to 64 shown, Advanced Phase is days 45 to 64" }).waitFor();

  const reviews = page.getByRole("region", { name: "Student Reviews" });
  expect(await reviews.getByRole("list", { name: "Reviews" }).getByRole("heading").count()).toBe(7);
  await reviews.getByText("7 reviews shown, 4.1 out of 5 on average").waitFor();
  await page.getByText("Day 1 to day 64 · 22 + 22 + 20").waitFor();
}

async function walkQuestions(page: Page) {
  await gotoHydrated(page, "/faq?faq=5");
  await page.getByText("Page 5 of 5").waitFor();
  const shown = page.locator("#faq summary:visible");
  expect(await shown.count()).toBe(5);
  await page.getByPlaceholder("Search FAQs or ask a question...").fill("parrot");
  await page.getByText("Found 1 matching question(s)").waitFor();
  await page.getByText("Yes, a parrot is welcome there.").waitFor();
}

async function walkStaffPage(page: Page) {
  await signIn(page);
  await addStudent(page, "Asha", [1]);
  await gotoHydrated(page, "/sr?tab=students");
  await page.getByRole("list", { name: "Students" }).getByRole("button", { name: "Asha" }).click();
  const detail = page.getByRole("region", { name: "Asha" });
  await detail.getByRole("grid").first().waitFor();
  expect(await detail.getByRole("gridcell").count()).toBe(64);
  await detail.getByRole("button", { name: "Day 64: Added day 64" }).click();
  await page.getByRole("button", { name: "Save Progress" }).filter({ visible: true }).click();
  await expect.poll(async () => (await page.request.get("/api/students")).text()).toContain('"completedDays":[1,64]');
}

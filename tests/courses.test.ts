import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { chromium, type Page } from "@playwright/test";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { phases } from "#content/curriculum/phases.ts";
import { offTopicReply } from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import { assistantReplySchema } from "#domain/assistant/assistant-schemas.ts";
import { shareImagePath } from "#domain/content/page-metadata.ts";
import { capitalise } from "#domain/format/text.ts";
import { layOutNumber } from "#domain/content/squares-of-digits-and-days.ts";
import { questions } from "./courses/questions.ts";
import { browserArgs, findBrowser } from "./support/find-browser.ts";
import { freePort } from "./support/free-port.ts";
import { gotoHydrated } from "./support/page-actions.ts";
import { createCourseFolder } from "./support/project-copies.ts";
import { runProgram } from "./support/run-program.ts";
import { sampleTexts } from "./support/sample-words.ts";
import { postJson } from "./support/sample-requests.ts";
import { addStudent, signIn } from "./support/staff-page.ts";
import { testModel } from "./support/test-model.ts";

type Course = {
  name: string;
  days: number;
  /** What it counts by, where that is no day. */
  unit?: string;
  phases: readonly { title: string; path: string; price: string; lastDay: string }[];
  currency: string;
  formerPath?: string;
  hasPhoto?: boolean;
  hasPhone?: boolean;
  hasCertificate?: boolean;
  /** Pages of the owner's own, and a link that the text of each holds. */
  textPages?: readonly { path: string; link: string }[];
  missing: readonly string[];
  questions: number;
  reviews?: string;
};

const courses: Record<string, Course> = {
  rust: {
    name: "Ferris Path School",
    days: 42,
    phases: [
      { title: "Core Rust", path: "/core-rust", price: "€1,490", lastDay: "Library desk project" },
      { title: "Systems Rust", path: "/systems-rust", price: "€1,790", lastDay: "Release day" },
    ],
    currency: "EUR",
    formerPath: "/learn-rust",
    hasPhoto: true,
    hasPhone: true,
    hasCertificate: true,
    textPages: [{ path: "/scholarships", link: '<a href="/contact">Write to us</a>' }],
    missing: ["/benefits", phases[0]?.path ?? ""],
    questions: 12,
    reviews: "5 reviews shown, 4.4 out of 5 on average",
  },
  tiny: {
    name: "Pencil Club",
    days: 10,
    unit: "evening",
    phases: [{ title: "Ten Sketches", path: "/ten-sketches", price: "CHF 40", lastDay: "The table again" }],
    currency: "CHF",
    missing: ["/benefits", "/blog", "/reviews", phases[0]?.path ?? ""],
    questions: 1,
  },
};

const cacheFolder = "node_modules/.cache/course-site";
const readCache = () => readdirSync(cacheFolder).map((name) => [name, readFileSync(path.join(cacheFolder, name))]);

async function startCourse(name: string): Promise<string> {
  const folder = createCourseFolder(name);
  const cached = readCache();
  const building = runProgram([process.execPath, "scripts/build.ts"], { cwd: folder });
  expect(await building.exit, building.output.stderr).toBe(0);
  // Replaced by the other site's, it would be trained again by the next test that reads it, and by the next build.
  expect(isDeepStrictEqual(readCache(), cached), "this project's model is still cached").toBe(true);
  expectNoneOfTheSample((await listShareTexts(folder)).join("\n"), "share images");
  const port = await freePort();
  const databaseUrl = `file:${path.join(folder, "site.db")}`;
  const env = { PORT: String(port), STAFF_PIN: "2468", RATE_LIMIT: "off", DATABASE_URL: databaseUrl };
  await runProgram([process.execPath, "scripts/serve.js"], { cwd: folder, env }).listening;
  return `http://localhost:${port}`;
}

test.for(Object.entries(courses))(
  "another course is built and walked: %s",
  { timeout: 300_000 },
  async ([folder, course]) => {
    const siteUrl = await startCourse(folder);
    await expectNothingOfTheSample(siteUrl, course);
    await expectAddresses(siteUrl, course);
    await expectAnswers(siteUrl, questions[folder] ?? new Map());
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({
      baseURL: siteUrl,
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
    });
    page.setDefaultTimeout(20_000);
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(`${page.url()}: ${message.text()}`));
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
    await walkHome(page, course);
    await walkPhases(page, course);
    await walkTeacher(page, course);
    await enrollOnPricing(page, course);
    await walkStaffPage(page, course);
    expect(complaints).toEqual([]);
    await walkMissingPages(page, course);
  },
);

test("what the assistant's lists, files and templates still have of the sample is left over in another course", async () => {
  const command = [process.execPath, "scripts/leftovers.ts"];
  const { exit, output } = runProgram(command, { cwd: createCourseFolder("tiny") });
  expect(await exit, output.stderr).toBe(0);
  for (const left of [
    /^content\/assistant\/topics\.txt:\d+: \[React\]$/m,
    /^content\/assistant\/words\/not-taught\.txt:\d+: \[Python\]$/m,
    /^content\/assistant\/words\/counting\.ts:\d+: basic: "beginners/m,
    /^content\/message-templates\.ts:\d+: .*UPI/m,
    /^public\/demos\/bookshop\.html:1: is served, but nothing leads to it/m,
    /^public\/posts\/\S+\.svg:1: is served/m,
  ])
    expect(output.stdout).toMatch(left);
});

/** Nothing that the bundler makes differs from the course above, so nothing is built. */
test("a course without prices and questions has no page of them, and says so", { timeout: 120_000 }, async () => {
  const answers = [...(questions["free"] ?? [])];
  testModel();
  const program = `
    const { checkContent } = await import("./scripts/check-content.ts");
    const { buildHomePageData } = await import("./server/pages/home-page-data.ts");
    const { findPhasePageData } = await import("./server/pages/phase-page-data.ts");
    const { listNavigationWithContent, listPagesWithContent } = await import("./server/pages/pages-with-content.ts");
    const { readKnowledge } = await import("./server/assistant/training/read-knowledge.ts");
    const { loadModel } = await import("./server/assistant/model/model-file.ts");
    const { createAssistant } = await import("./server/assistant/create-assistant.ts");
    const context = { siteUrl: "https://course.example", now: new Date(), posts: { all: [] }, reviews: [] };
    // What a question is about is the same in every course, and was learned for the sample; what is said of it is this one's.
    const model = { ...loadModel(${JSON.stringify(path.resolve(cacheFolder, "assistant-model.bin"))}), ...readKnowledge("content/assistant") };
    const assistant = createAssistant({ model });
    const answered = [];
    for (const question of ${JSON.stringify(answers.map(([question]) => question))})
      answered.push((await assistant.answer({ question, history: [] }, "203.0.113.7")).reply.message);
    const { pricing, hero, faq, dock } = await buildHomePageData(context);
    const phase = await findPhasePageData("/ten-sketches", context);
    process.stdout.write(JSON.stringify({
      complaints: await checkContent(),
      paths: listPagesWithContent(context).map(({ path }) => path),
      links: JSON.stringify(listNavigationWithContent(context)),
      home: [pricing, hero.joinPath, faq, dock],
      phase: [phase.plan, phase.bundle, phase.dock, JSON.stringify(phase.graph).includes("priceCurrency")],
      answered,
    }));`;
  const said = await evaluateIn(createCourseFolder("free", "tiny"), program, freeSchema);
  expect(said.complaints).toEqual([]);
  for (const path of ["/pricing", "/faq"]) {
    expect(said.paths).not.toContain(path);
    expect(said.links).not.toContain(`"${path}"`);
  }
  expect(said.home).toEqual([null, "/#contact", null, null]);
  expect(said.phase).toEqual([null, null, null, false]);
  const wrong = answers.flatMap(([question, part], at) =>
    said.answered[at]?.replaceAll("\u00a0", " ").includes(part.replace("REFUSED", offTopicReply))
      ? []
      : [`${question} => ${said.answered[at]}`],
  );
  expect(wrong).toEqual([]);
});

const freeSchema = v.object({
  complaints: v.array(v.string()),
  paths: v.array(v.string()),
  links: v.string(),
  home: v.array(v.unknown()),
  phase: v.array(v.unknown()),
  answered: v.array(v.string()),
});

/** What a program prints that runs on the course in that folder. */
async function evaluateIn<Schema extends v.GenericSchema>(folder: string, program: string, schema: Schema) {
  const { exit, output } = runProgram([process.execPath, "--input-type=module", "--eval", program], { cwd: folder });
  expect(await exit, output.stderr).toBe(0);
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), output.stdout);
}

/** What is drawn on the share images of the course in that folder. */
const listShareTexts = (folder: string) =>
  evaluateIn(
    folder,
    `const { listSharePages, listShareTextsOfPage } = await import("./tools/make-images.ts");
    process.stdout.write(JSON.stringify(listSharePages().flatMap(listShareTextsOfPage)));`,
    v.array(v.string()),
  );

const expectNoneOfTheSample = (text: string, place: string) =>
  expect(
    sampleTexts.filter((sample) => text.includes(sample)),
    place,
  ).toEqual([]);

async function listPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
}

/** What a page says to whoever reads it, hears it or finds it: its texts, structured data and head, or all of a file. */
function readSaid(text: string): string {
  const parts = text
    .replaceAll(/<style.*?<\/style>|<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, "")
    .matchAll(/>([^<]+)|\b(?:aria-label|title|content|alt|placeholder)="([^"]*)"/g);
  return text.startsWith("<!DOCTYPE html") ? Array.from(parts, ([, shown, named]) => shown ?? named).join("\n") : text;
}
/** Days of the calendar. */
const calendarDays =
  /\b(?:\d+|working|any|which|that|one) days?\b|time of day|for a day|(?:numbers of a|questions a|The) day\b/gi;

/** Pages with their structured data, and every file for machines. */
async function expectNothingOfTheSample(siteUrl: string, course: Course) {
  const { name, days: length, unit, hasPhone = false, hasCertificate = false } = course;
  const files = [
    "/sitemap.xml",
    "/rss.xml",
    "/llms.txt",
    "/manifest.webmanifest",
    "/contact.vcf",
    "/sr",
    "/no-such-page",
  ];
  for (const place of [...(await listPaths(siteUrl)), ...files]) {
    const text = await (await fetch(siteUrl + place)).text();
    expectNoneOfTheSample(text, place);
    const days = readSaid(text)
      .replaceAll(calendarDays, "")
      .match(/.{0,40}\bdays?\b.{0,40}/gi);
    expect(unit ? days : null, place).toBe(null);
    expect(!hasCertificate && /certificate/i.test(readSaid(text)), `${place} speaks of a certificate`).toBe(false);
    expect(!hasPhone && /tel:|TEL;|"telephone"/.test(text), `${place} names a phone`).toBe(false);
  }
  const guide = await (await fetch(`${siteUrl}/llms.txt`)).text();
  expect(guide).toContain(name);
  const home = await (await fetch(siteUrl)).text();
  expect(home).toContain(`"repeatCount":${length}`);
}

async function expectAddresses(
  siteUrl: string,
  { phases: own, formerPath, textPages = [], missing, currency }: Course,
) {
  const paths = await listPaths(siteUrl);
  for (const { path: place, link } of textPages) {
    expect(paths).toContain(place);
    expect(await (await fetch(siteUrl + place)).text()).toContain(link);
    expect((await fetch(siteUrl + shareImagePath(place))).status).toBe(200);
  }
  for (const { path: place } of own) {
    expect(paths).toContain(place);
    const html = await (await fetch(siteUrl + place)).text();
    expect(html).toContain(`"priceCurrency":"${currency}"`);
    const [, shareImage = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await fetch(siteUrl + new URL(shareImage).pathname)).headers.get("content-type")).toBe("image/png");
  }
  for (const place of missing) {
    expect(paths).not.toContain(place);
    expect((await fetch(siteUrl + place, { redirect: "manual" })).status, place).toBe(404);
  }
  if (!formerPath) return;
  const moved = await fetch(`${siteUrl}${formerPath}?from=mail`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([308, `${own[0]?.path}?from=mail`]);
}

/** At least sixty questions, and every question that an answer then offers to ask by one press. */
async function expectAnswers(siteUrl: string, expected: ReadonlyMap<string, string>) {
  expect(expected.size).toBeGreaterThanOrEqual(60);
  const pages = new Map<string, string>();
  const wrong: string[] = [];
  const asked = new Set(expected.keys());
  // What is added while it runs is asked, too.
  for (const question of asked) {
    const reply = await (await fetch(`${siteUrl}/api/assistant`, postJson({ question }))).text();
    const { message, link, suggestions = [] } = v.parse(v.pipe(v.string(), v.parseJson(), assistantReplySchema), reply);
    for (const suggestion of suggestions) asked.add(suggestion);
    const said = message.replaceAll("\u00a0", " ");
    const part = expected.get(question)?.replace("REFUSED", offTopicReply);
    const isAnswer = !said.startsWith("The site does not say. Please ask") && said !== offTopicReply;
    if (part === undefined ? !isAnswer : !said.includes(part)) wrong.push(`${question} => ${said}`);
    wrong.push(...sampleTexts.filter((text) => said.includes(text) && !question.includes(text)));
    if (!link) continue;
    const [place = "", anchor] = link.path.split("#");
    const page = pages.get(place) ?? (await (await fetch(siteUrl + place)).text());
    pages.set(place, page);
    if (page.includes("404 Page Not Found") || (anchor && !page.includes(`id="${anchor}"`)))
      wrong.push(`${question} => ${link.path} is a dead link`);
  }
  expect(wrong).toEqual([]);
}

async function walkHome(page: Page, { name, days, unit = "day", phases: own, questions, reviews }: Course) {
  await gotoHydrated(page, "/");
  const hero = page.getByRole("region", { name });
  const paths = await hero.locator(".figure path").evaluateAll((all) => all.map((one) => one.getAttribute("d") ?? ""));
  const squares = Array.from(paths.join("").matchAll(/M(\S+) (\d+)/g), ([, x, y]) => ({
    x: Math.floor(Number(x)),
    y: Number(y),
  }));
  expect(squares, "the number of days, in squares").toEqual(layOutNumber(days).squares);
  if (reviews) await page.getByText(reviews).waitFor();
  await page.getByText(`${capitalise(unit)} 1 to ${unit} ${days}`).waitFor();
  const curriculum = page.getByRole("region", { name: "Course Curriculum" });
  if (own.length > 1) await curriculum.getByRole("tab", { name: "Systems" }).click();
  await curriculum
    .getByRole("heading", { name: own.at(-1)?.title ?? "" })
    .filter({ visible: true })
    .waitFor();
  const pricing = page.getByRole("region", { name: "Pricing" });
  expect(await pricing.getByRole("article").count()).toBe(own.length);
  await page.getByRole("link", { name: "Join Now" }).click();
  expect(new URL(page.url()).hash).toBe("#pricing");
  expect(await pricing.locator("s").count()).toBe(0);
  expect(await pricing.getByText(/Save /).count()).toBe(0);
  expect(await page.locator("#faq summary").count()).toBe(questions);
}

async function walkPhases(page: Page, { phases: own }: Course) {
  for (const { title, path: place, price, lastDay } of own) {
    await gotoHydrated(page, place);
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    await page.getByText(`Enroll Now · ${price}`).first().waitFor();
    await page.getByText(lastDay).waitFor();
    await gotoHydrated(page, "/curriculum");
    if (own.length > 1) await page.getByRole("tab", { name: title.split(" ")[0] ?? "" }).click();
    await page.getByText(lastDay).filter({ visible: true }).waitFor();
  }
}

/** The photo, where there is one, in the smallest format and without moving what is around it. */
async function walkTeacher(page: Page, { hasPhoto = false }: Course) {
  await gotoHydrated(page, "/teacher");
  const photo = page.locator("main picture img");
  expect(await photo.count()).toBe(Number(hasPhoto));
  if (!hasPhoto) return;
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc)).toMatch(/\.avif$/);
  const [width, height] = [await photo.getAttribute("width"), await photo.getAttribute("height")].map(Number);
  const natural = await photo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  expect(natural).toBeCloseTo((width ?? 0) / (height ?? 1), 2);
  const sources = await page
    .locator("main picture source")
    .evaluateAll((all) => all.map((one) => one.getAttribute("srcset")));
  const files = [await photo.getAttribute("src"), ...sources.flatMap((set) => set?.match(/\/\S+\.\w+/g) ?? [])];
  expect(files).toHaveLength(5);
  for (const file of files) expect((await page.request.get(file ?? "")).headers()["content-type"]).toMatch(/^image\//);
}

async function enrollOnPricing(page: Page, { phases: own }: Course) {
  const { title = "", price = "" } = own.at(-1) ?? {};
  await gotoHydrated(page, "/pricing");
  const card = page.getByRole("article", { name: title });
  // The sign keeps the distance that it has everywhere.
  expect((await card.textContent())?.replaceAll("\u00a0", " ")).toContain(price);
  await card.getByRole("button", { name: "Enroll Now" }).click();
  const dialog = page.getByRole("dialog", { name: `Enroll in ${title}` });
  await dialog.getByLabel("Full Name").fill("Asha");
  await dialog.getByLabel("Email Address").fill("asha@example.com");
  await dialog.getByRole("button", { name: "Submit Enrollment" }).click();
  await signIn(page);
  await expect.poll(async () => (await page.request.get("/api/requests")).text()).toContain(`"course":"${title}"`);
}

/** A page without content is not found, also once the page has hydrated. */
async function walkMissingPages(page: Page, { missing }: Course) {
  for (const place of missing) {
    await gotoHydrated(page, place);
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  }
}

async function walkStaffPage(page: Page, { days, unit = "day", phases: own }: Course) {
  await addStudent(page, "Ravi", [1]);
  await gotoHydrated(page, "/sr?tab=students");
  await page.getByRole("list", { name: "Students" }).getByRole("button", { name: "Ravi" }).click();
  const detail = page.getByRole("region", { name: "Ravi" });
  await detail.getByRole("grid").first().waitFor();
  expect(await detail.getByRole("gridcell").count()).toBe(days);
  await detail.getByRole("button", { name: `${capitalise(unit)} ${days}: ${own.at(-1)?.lastDay}` }).click();
  await page.getByRole("button", { name: "Save Progress" }).filter({ visible: true }).click();
  await expect
    .poll(async () => (await page.request.get("/api/students")).text())
    .toContain(`"completedDays":[1,${days}]`);
}

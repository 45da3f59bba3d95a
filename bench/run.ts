import "../tests/support/forget-owner-settings.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { benchAssistant, benchHostileQuestions } from "./assistant.ts";
import { benchBlog } from "./blog.ts";
import { measureEventLoop } from "./event-loop.ts";
import { startHelloWorld } from "./hello-world.ts";
import { measureInteractions } from "./interactions.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measurePages } from "./pages.ts";
import { measureServer } from "./server.ts";
import { formatStaffFigures, measureStaff } from "./staff.ts";
import { measureStudents } from "./students.ts";
import { measureSubmissions } from "./submissions.ts";
import { timeStart } from "./time-start.ts";
import { inTempFolder } from "../tests/faults/scenario.ts";
import { requireNode24 } from "../scripts/built-site.js";
import { createSiteProcess } from "../tests/support/site-process.ts";

requireNode24();

const paths = ["/", "/pricing", "/intermediate-fullstack-course", "/blog", "/blog/docker-for-beginners", "/help"];

/** The figures of docs/measured.md, taken one after the other on an otherwise idle machine. */
const { pages, lighthouse, interactions } = await inTempFolder(async (folder) => {
  const site = await createSiteProcess({ DATABASE_URL: `file:${folder}/site.db`, LOG_LEVEL: "debug" });
  await timeStart(site);
  const hello = await startHelloWorld();
  const tested = [{ path: "hello world", url: hello.url }, ...paths.map((path) => ({ path, url: site.url + path }))];
  try {
    return {
      pages: await measurePages(site.url, hello.url, paths),
      lighthouse: await measureLighthouse(tested),
      interactions: await measureInteractions(site.url),
    };
  } finally {
    await hello.stop();
    await site.end();
  }
});
const server = await measureServer();
const submissions = await measureSubmissions();
const assistant = { ...benchAssistant(), hostile: benchHostileQuestions() };
const blog = await benchBlog();
const eventLoop = await measureEventLoop();
const staff = [...(await measureStaff()), ...(await measureStudents())];

const report = [
  `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}.`,
  "",
  "A first visit on a slow phone: 1.6 Mbit/s, 150 ms, processor 4 times slower, medians of five. The floor is the same page with",
  "every script taken out; the hello world is one heading on the same React and the same router, built and served in the same run.",
  "Bytes are compressed; a page's own styles are part of its HTML.",
  pages.isFull
    ? "Measured in a full browser."
    : "**No full browser was found** (CHROMIUM_PATH names one): paints, blocking and hydration are those of the headless shell, which draws next to nothing.",
  "",
  ...table(
    [
      "page",
      "HTML",
      "JavaScript",
      "fonts",
      "requests",
      "first paint × floor",
      "largest × floor",
      "first paint (hello world)",
      "hydrated",
      "blocking after it (floor, hello world)",
      "in all (hello world)",
      "heap × hello world",
      "shift",
    ],
    pages.results.map((page) => [
      page.path,
      kilo(page.bytes.html),
      kilo(page.bytes.script),
      kilo(page.bytes.font),
      page.requests,
      times(page.firstPaint, page.floorFirstPaint),
      times(page.largestPaint, page.floorLargestPaint),
      `${page.firstPaint} ms (${page.helloFirstPaint} ms)`,
      `${page.hydrated} ms`,
      `${page.blocking} ms (${page.floorBlocking} ms, ${page.helloBlocking} ms)`,
      `${page.blockingInAll} ms (${page.helloBlockingInAll} ms)`,
      `${(page.heap / 1e6).toFixed(1)} MB, ${times(page.heap, page.helloHeap)}`,
      page.shift,
    ]),
  ),
  "",
  "Bars: JavaScript 110 kB on the home page, fonts 70 kB, both paints within 1.15 of the floor, blocking and heap within twice",
  "those of the hello world on the home page and within 1.5 of them elsewhere, shift 0.",
  "",
  "When the main thread worked, in milliseconds since the visit began, and how long in all:",
  "",
  ...table(
    ["page", "parse", "style", "layout", "script"],
    pages.results.map(({ path, work }) => [path, ...work.map(({ from, to, total }) => `${from} to ${to}: ${total}`)]),
  ),
  "",
  ...(lighthouse
    ? [
        "Lighthouse, mobile, medians of five (bars: performance 95, on the blog 97; the others 100; blocking 100 ms on the home page, 50 ms elsewhere):",
        "",
        ...table(
          ["page", "performance", "accessibility", "best practices", "SEO", "blocking", "first paint", "largest paint"],
          lighthouse.map((page) => [
            page.path,
            ...page.scores,
            `${page.blocking} ms`,
            `${page.firstPaint} ms`,
            `${page.largestPaint} ms`,
          ]),
        ),
      ]
    : ["Lighthouse could not be fetched."]),
  "",
  "Interaction to next paint on a phone, processor 6 times slower, the slowest of each, medians of three (bar 200 ms):",
  "",
  ...table(
    ["interaction", "to next paint"],
    interactions.map(({ name, delay }) => [name, `${delay} ms`]),
  ),
  "",
  "Start and memory:",
  "",
  ...table(
    ["what", "figure", "bar"],
    [
      ["from the start to listening", seconds(server.start.listening), "1.5 s"],
      ["from the start to all pages cached", seconds(server.start.cached), "5 s"],
      ["resident memory at rest", `${server.memoryAtRest} MB`, "150 MB"],
      ["of it heap, cached pages and buffers; the rest is Node's program file", `${server.ownAtRest} MB`, ""],
      ["resident memory after the load", `${server.memoryUnderLoad} MB`, "300 MB"],
    ],
  ),
  "",
  "The server, 32 connections from a process beside it (bars: 85 % of a bare Node server; behind the cache 80 % of nginx):",
  "",
  ...table(
    ["what", "requests a second", "99th percentile", "of a bare Node server with the same bytes", "of nginx"],
    server.rows.map((row) => [
      row.name,
      Math.round(row.perSecond),
      `${row.p99.toFixed(1)} ms`,
      shareOf(row.perSecond, row.barePerSecond),
      shareOf(row.perSecond, row.nginxPerSecond),
    ]),
  ),
  "",
  "Answering a submission (ten at a time) does not wait for the team chat:",
  "",
  ...table(
    ["team chat", "median", "99th percentile"],
    submissions.map((row) => [
      row.chat === "hang" ? "hangs" : "healthy",
      `${row.median.toFixed(1)} ms`,
      `${row.p99.toFixed(1)} ms`,
    ]),
  ),
  "",
  `The embedded assistant answers ${assistant.questions} questions: median ${assistant.median.toFixed(2)} ms (bar 5), 99th percentile ${assistant.p99.toFixed(2)} ms (bar 20); the dearest of 500 conversations of misspelt words takes ${assistant.hostile.toFixed(1)} ms of processor (bar 20).`,
  "",
  "The blog with generated posts, in one process:",
  "",
  ...table(
    ["figure", "value"],
    blog.map(({ name, value, unit }) => [name, unit === "ms" ? `${value.toFixed(1)} ms` : kilo(value)]),
  ),
  "",
  "SQLite with 100,000 requests: how long a page waits at most while the server does this (bar 50 ms):",
  "",
  ...table(
    ["work", "took", "longest wait", "of it the processor"],
    eventLoop.map(({ work, seconds: took, longest, longestOfProcessor }) => [
      work,
      `${took.toFixed(1)} s`,
      `${longest.toFixed(0)} ms`,
      `${longestOfProcessor.toFixed(0)} ms`,
    ]),
  ),
  "",
  formatStaffFigures(staff),
].join("\n");

await mkdir("data/bench", { recursive: true });
await writeFile("data/bench/report.md", report);
await writeFile(
  "data/bench/report.json",
  JSON.stringify(
    {
      date: new Date().toISOString(),
      pages,
      lighthouse,
      interactions,
      server,
      submissions,
      assistant,
      blog,
      eventLoop,
      staff,
    },
    null,
    2,
  ),
);
process.stdout.write(`${report}\nWritten to data/bench/report.md and report.json\n`);

function table(head: string[], rows: (string | number)[][]): string[] {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

function shareOf(own: number, other: number | null): string {
  return other ? `${Math.round((100 * own) / other)} %` : "";
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function times(value: number, floor: number): string {
  return (value / floor).toFixed(2);
}

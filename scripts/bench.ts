import { mkdir, writeFile } from "node:fs/promises";
import { benchAssistant } from "./bench/assistant.ts";
import { benchBlog } from "./bench/blog.ts";
import { startSite } from "./bench/start-site.ts";
import { measurePages } from "./bench/pages.ts";
import { measureSubmissions } from "./bench/submissions.ts";
import { formatStaffFigures, measureStaff } from "./bench/staff.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();

/** The measured figures of the README: every page beside the same page without a single script. */
const pages = await measureSite();
const submissions = await measureSubmissions();
const assistant = benchAssistant();
const blog = await benchBlog();
const staff = await measureStaff();

const report = [
  "Throttled Chromium: 1.6 Mbit/s, 150 ms, CPU 4 times slower; medians of five. The floor is the same page, scripts removed.",
  "",
  ...table(
    ["page", "HTML", "JavaScript", "fonts", "requests", "first paint", "largest paint", "× floor", "blocking", "shift"],
    pages.map((page) => [
      page.path,
      kilo(page.bytes.html),
      kilo(page.bytes.script),
      kilo(page.bytes.font),
      page.requests,
      `${page.firstPaint} ms`,
      `${page.largestPaint} ms`,
      (page.largestPaint / page.floorLargestPaint).toFixed(2),
      `${page.blocking} ms`,
      page.shift,
    ]),
  ),
  "",
  "Answering a submission (ten at a time) does not wait for the team chat:",
  "",
  ...table(
    ["team chat", "median", "99th percentile"],
    submissions.map((row) => [row.chat === "hang" ? "hangs" : "well", `${row.median} ms`, `${row.p99} ms`]),
  ),
  "",
  `The embedded assistant answers ${assistant.questions} questions: median ${assistant.median.toFixed(2)} ms (bar 5), 99th percentile ${assistant.p99.toFixed(2)} ms (bar 20).`,
  "",
  "The blog with generated posts, in one process:",
  "",
  ...table(
    ["figure", "value"],
    blog.map(({ name, value, unit }) => [name, unit === "ms" ? `${value.toFixed(1)} ms` : kilo(value)]),
  ),
  "",
  formatStaffFigures(staff),
].join("\n");

await mkdir("build/bench", { recursive: true });
await writeFile("build/bench/report.md", report);
await writeFile(
  "build/bench/report.json",
  JSON.stringify({ date: new Date().toISOString(), pages, submissions, assistant, blog, staff }, null, 2),
);
process.stdout.write(`${report}\nWritten to build/bench/report.md and report.json\n`);

async function measureSite() {
  const site = await startSite();
  try {
    return await measurePages(site.url, ["/", "/pricing", "/intermediate-fullstack-course", "/faq"]);
  } finally {
    await site.stop();
  }
}

function table(head: string[], rows: (string | number)[][]): string[] {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

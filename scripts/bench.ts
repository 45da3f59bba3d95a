import { mkdir, writeFile } from "node:fs/promises";
import { startSite } from "./bench/start-site.ts";
import { measurePages } from "./bench/pages.ts";
import { formatStaffFigures, measureStaff } from "./bench/staff.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();

/** The measured figures of the README: every page beside the same page without a single script. */
const site = await startSite();
try {
  const pages = await measurePages(site.url, ["/", "/pricing", "/intermediate-fullstack-course", "/faq"]);
  const staff = await measureStaff();
  const header =
    "| page | HTML | JavaScript | fonts | requests | first paint | largest paint | × floor | blocking | shift |";
  const rows = pages.map(
    (page) =>
      `| ${page.path} | ${kilo(page.bytes.html)} | ${kilo(page.bytes.script)} | ${kilo(page.bytes.font)} | ${page.requests} | ${page.firstPaint} ms | ${page.largestPaint} ms | ${(page.largestPaint / page.floorLargestPaint).toFixed(2)} | ${page.blocking} ms | ${page.shift} |`,
  );
  const report = [
    "Throttled Chromium: 1.6 Mbit/s, 150 ms, CPU 4 times slower; medians of five. The floor is the same page, scripts removed.",
    "",
    header,
    header.replaceAll(/[^|]+/g, " --- "),
    ...rows,
    "",
    formatStaffFigures(staff),
  ].join("\n");
  await mkdir("build/bench", { recursive: true });
  await writeFile("build/bench/report.md", report);
  await writeFile("build/bench/report.json", JSON.stringify({ date: new Date().toISOString(), pages, staff }, null, 2));
  process.stdout.write(`${report}\nWritten to build/bench/report.md and report.json\n`);
} finally {
  await site.stop();
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import { measureStaff, type StaffFigures } from "./bench/staff.ts";
import { requireNode24 } from "./require-node.ts";

requireNode24();

const figures = await measureStaff();
process.stdout.write(formatStaffFigures(figures));

function formatStaffFigures(rows: StaffFigures): string {
  const lines = rows.map(
    ({ engine, call, median, slowest, kilobytes }) =>
      `| ${engine} | ${call} | ${median} ms | ${slowest} ms | ${kilobytes.toFixed(1)} kB |`,
  );
  return [
    "10,000 students, 100,000 requests; each call 15 times, through the whole API.",
    "",
    "| database | call | median | slowest | answer |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}

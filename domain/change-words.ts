import type { Change } from "./change.ts";

const plain = {
  added: "Added",
  note: "Note changed",
  "made-student": "Added as student",
  deleted: "Deleted",
  restored: "Restored",
  released: "Released to the team chat",
  retried: "Delivery retried",
} as const;

/** What changed, for a reader: `Status new → contacted`, `+3 days: 12–14`. */
export function describeChange({ what, detail }: Pick<Change, "what" | "detail">): string {
  if (what === "status") return `Status ${detail.from} → ${detail.to}`;
  if (what === "days") return [...countDays("+", detail.added), ...countDays("−", detail.removed)].join("; ");
  if (what === "details") return ["Details changed", detail.fields.join(", ")].filter(Boolean).join(": ");
  return plain[what];
}

function countDays(sign: string, days: readonly number[]): string[] {
  if (days.length === 0) return [];
  return [`${sign}${days.length} ${days.length === 1 ? "day" : "days"}: ${formatRuns(days)}`];
}

/** Ascending days with those that follow each other as one: `1–3, 7`. */
function formatRuns(days: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}

import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { warnOfOfferEnd } from "./offer-end.ts";

function linesAt(now: string): string[] {
  const lines: string[] = [];
  warnOfOfferEnd(
    createLog("info", (line) => lines.push(line)),
    new Date(now),
  );
  return lines.map((line) => (JSON.parse(line) as { event: string }).event);
}

test("the start says when prices end within 30 days, or have ended", () => {
  expect(linesAt("2026-11-15T00:00:00Z")).toEqual([]);
  expect(linesAt("2026-12-02T00:00:00Z")).toEqual(["offer ends soon"]);
  expect(linesAt("2027-02-01T00:00:00Z")).toEqual(["offer over"]);
});

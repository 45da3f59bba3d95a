import { expect, test } from "vitest";
import { businessHours } from "#tests/support/sample-content.ts";
import { toZonedIsoTime } from "../format/time-zone.ts";
import { listFollowUpPresets } from "./next-step.ts";

const list = (now: string, hours = businessHours) =>
  listFollowUpPresets(new Date(`${now}:00+05:30`), hours).map(({ name, at }) => [
    name,
    toZonedIsoTime(at.toISOString()).slice(0, "2026-03-02T10:00".length),
  ]);

// 2 March 2026 is a Monday; on Sundays the team is off.
test("a follow-up is never set to a day off", () => {
  expect(list("2026-03-02T11:00")).toEqual([
    ["In 2 hours", "2026-03-02T13:00"],
    ["Tomorrow", "2026-03-03T10:00"],
    ["Tomorrow evening", "2026-03-03T19:00"],
    ["In 3 days", "2026-03-05T10:00"],
    ["Next Monday", "2026-03-09T10:00"],
  ]);
  // On a Thursday three days lead to Sunday, and on to Monday, which the last preset has.
  expect(list("2026-03-05T11:00").slice(3)).toEqual([
    ["Tuesday", "2026-03-10T10:00"],
    ["Next Monday", "2026-03-09T10:00"],
  ]);
  expect(list("2026-03-07T11:00").slice(1, 3)).toEqual([
    ["Monday", "2026-03-09T10:00"],
    ["Monday evening", "2026-03-09T19:00"],
  ]);
  const restOfWeek = { ...businessHours, firstDay: "Tue", lastDay: "Sat" } as const;
  expect(list("2026-03-02T11:00", restOfWeek)[4]).toEqual(["Tuesday", "2026-03-10T10:00"]);
});

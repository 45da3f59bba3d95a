import { afterEach, expect, test, vi } from "vitest";
import { phaseList } from "./phase.ts";

// Test files share their modules.
afterEach(() => {
  vi.doUnmock("#phase-list");
  vi.resetModules();
});

async function loadWith(unit: { one: string; many: string } | undefined) {
  vi.resetModules();
  vi.doMock("#phase-list", () => ({ phaseList, unit }));
  const { formatDay, formatDayCount } = await import("./phase.ts");
  const { formatDayRange, perDay } = await import("./day-phrases.ts");
  return [formatDay(5), formatDayCount(1), formatDayCount(30), formatDayRange({ first: 1, last: 18 }), perDay];
}

test("texts count by what the content says, and by days where it says nothing", async () => {
  const evenings = await loadWith({ one: "evening", many: "evenings" });
  expect(evenings).toEqual(["Evening 5", "1 evening", "30 evenings", "evenings 1 to 18", "an evening"]);
  expect(await loadWith(undefined)).toEqual(["Day 5", "1 day", "30 days", "days 1 to 18", "a day"]);
});

test("a unit that the plan has beside it stops the build", async () => {
  await expect(loadWith({ one: "week", many: "weeks" }).then(() => import("./curriculum.ts"))).rejects.toThrow(
    /phase-list\.ts: unit\.one: must be none of week, month, phase and task/,
  );
});

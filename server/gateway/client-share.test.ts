import { expect, test } from "vitest";
import { createClientShare } from "./client-share.ts";

const at = (date: string) => () => new Date(date);

test.each([
  [2000, 100],
  [1000, 50],
  [100, 20],
  [0, 20],
])("of %d calls a day one client may take %d", (dailyLimit, share) => {
  const { take, hasLeft } = createClientShare({ dailyLimit, now: at("2026-03-01T10:00:00Z") });
  const taken = Array.from({ length: share + 5 }, () => take("one")).filter(Boolean);
  expect(taken).toHaveLength(share);
  expect([hasLeft("one"), hasLeft("other")]).toEqual([false, true]);
});

test("a new day in India gives a new share", () => {
  let now = at("2026-03-01T18:29:59Z");
  const { take, hasLeft } = createClientShare({ dailyLimit: 0, now: () => now() });
  for (let count = 0; count < 20; count += 1) take("one");
  expect(hasLeft("one")).toBe(false);
  now = at("2026-03-01T18:30:00Z");
  expect(hasLeft("one")).toBe(true);
});

test("only so many clients are counted", () => {
  const { take, hasLeft } = createClientShare({ dailyLimit: 0, now: at("2026-03-01T10:00:00Z") });
  for (let count = 0; count < 20; count += 1) take("first");
  for (let count = 0; count < 10_000; count += 1) take(`client ${count}`);
  expect(hasLeft("first")).toBe(true);
});

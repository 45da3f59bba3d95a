import { expect, test } from "vitest";
import { isExpiredRequest, isExpiredStudent, subtractMonths } from "./erasure-and-retention-rules.ts";

const limit = new Date("2026-01-01T00:00:00.000Z");
const [before, after] = ["2025-12-31T23:59:59.999Z", "2026-01-01T00:00:00.000Z"];

test.for([
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 1, "2025-12-15T10:00:00.000Z"],
  ["2026-05-31T00:00:00.000Z", 120, "2016-05-31T00:00:00.000Z"],
  ["2028-02-29T00:00:00.000Z", 12, "2027-02-28T00:00:00.000Z"],
] as const)("%s less %i months is %s", ([now, months, then]) =>
  expect(subtractMonths(new Date(now), months).toISOString()).toBe(then),
);

test("a request expires by its age, unless it was changed since or a student was made of it", () => {
  const request = { createdAt: before, lastChangeAt: null, hasStudent: false };
  expect(isExpiredRequest(request, limit)).toBe(true);
  expect(isExpiredRequest({ ...request, lastChangeAt: before }, limit)).toBe(true);
  expect(isExpiredRequest({ ...request, createdAt: after }, limit)).toBe(false);
  expect(isExpiredRequest({ ...request, lastChangeAt: after }, limit)).toBe(false);
  expect(isExpiredRequest({ ...request, hasStudent: true }, limit)).toBe(false);
});

test("a student expires only when finished or deleted, and unchanged for as long", () => {
  const all = Array.from({ length: 58 }, (_, index) => index + 1);
  const times = { createdAt: before, updatedAt: before, lastChangeAt: before };
  const student = { ...times, course: null, completedDays: all, deletedAt: null };
  expect(isExpiredStudent(student, limit)).toBe(true);
  expect(isExpiredStudent({ ...student, completedDays: [1] }, limit)).toBe(false);
  expect(isExpiredStudent({ ...student, completedDays: [1], deletedAt: before }, limit)).toBe(true);
  for (const late of ["createdAt", "updatedAt", "lastChangeAt"]) {
    expect(isExpiredStudent({ ...student, [late]: after }, limit), late).toBe(false);
  }
});

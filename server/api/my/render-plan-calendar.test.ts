import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import type { Student } from "#domain/students/student-schemas.ts";
import { sampleStudent } from "#tests/support/sample-requests.ts";
import { renderPlanCalendar } from "./render-plan-calendar.ts";

const student: Student = {
  ...sampleStudent(1),
  _id: "0b9c2f4e",
  completedDays: [1],
  updatedAt: "2026-03-01T10:00:00.000Z",
  plan: {
    weekdays: [1, 3],
    hours: 2,
    start: "2026-03-02",
    time: "18:30",
    madeAt: "2026-03-01T10:00:00.000Z",
    doneBefore: 1,
    needs: { basic: 2, intermediate: 3, advanced: 3 },
  },
};
const siteUrl = "https://course.example";
const render = (now: string, changes: Partial<Student> = {}) =>
  renderPlanCalendar({ ...student, ...changes }, new Date(now), siteUrl);

/** By a reader that shares no code with the writer. */
function readEvents(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return events.map((event) => ({
    uid: event.uid,
    summary: event.summary,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
  }));
}

test("two other programs read the plan, at the times of India", () => {
  const text = render("2026-03-01T10:00:00.000Z");
  expect(readEvents(text)[0]).toMatchObject({
    uid: "0b9c2f4e-day-2-1@course.example",
    summary: "Day 2: Code hosting",
    start: "2026-03-02T13:00:00.000Z",
    end: "2026-03-02T15:00:00.000Z",
  });
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) => (part?.type === "VEVENT" ? [part] : []));
  expect(others.map(({ uid, start, end }) => [uid, start.toISOString(), end?.toISOString()])).toEqual(
    readEvents(text).map(({ uid, start, end }) => [uid, start, end]),
  );
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).toContain("METHOD:PUBLISH");
});

test("when days are missed the same events move, with a higher sequence", () => {
  const before = readEvents(render("2026-03-01T10:00:00.000Z"));
  const after = readEvents(render("2026-03-10T10:00:00.000Z"));
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after[0]?.start).toBe("2026-03-11T13:00:00.000Z");
  for (const [index, { sequence }] of after.entries()) expect(sequence).toBeGreaterThan(before[index]?.sequence ?? 0);
  expect(new Set(after.map(({ uid }) => uid)).size).toBe(after.length);
});

test("no summer time moves an event: each begins at the same time of day, all year", () => {
  const slow = student.plan && { ...student.plan, weekdays: [1], hours: 1 };
  const starts = readEvents(render("2026-03-01T10:00:00.000Z", { plan: slow })).map(({ start }) => start.slice(11, 16));
  expect(new Set(starts)).toEqual(new Set(["13:00"]));
  expect(starts.length).toBeGreaterThan(60);
});

test("without a plan the calendar is empty", () => {
  expect(readEvents(render("2026-03-01T10:00:00.000Z", { plan: null }))).toEqual([]);
});

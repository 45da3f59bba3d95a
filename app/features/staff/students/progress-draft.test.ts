import * as v from "valibot";
import { expect, test } from "vitest";
import { studentSchema } from "#domain/students/student.ts";
import { judgeFailure, mergeWith, startFrom } from "./progress-draft.ts";
import { CallError } from "../staff-api.ts";

const student = v.parse(studentSchema, {
  _id: "1",
  name: "Asha",
  enrollmentDate: "2026-01-31T19:00:00.000Z",
  currentPhase: "basic",
  completedDays: [1, 2],
  version: 3,
  updatedAt: "2026-02-01T00:00:00.000Z",
  deletedAt: null,
});
const conflictWith = (newer: unknown) => new CallError("changed", 409, { error: "changed", student: newer });
const sent = { days: [1, 2, 3], base: student };

test("what is ticked differently is a draft on what is saved", () => {
  expect(startFrom(student, [1, 2, 3])).toEqual(sent);
});

test("ticked back to what is saved, in any order, it is no draft", () => {
  expect(startFrom(student, [2, 1])).toBeNull();
});

test("a save over newer details alone is sent again on top of them", () => {
  const renamed = { ...student, name: "Asha Rao", version: 4 };
  expect(judgeFailure(sent, conflictWith(renamed))).toEqual({ next: "send again", base: renamed });
});

test("a save over days that somebody else ticked is asked about", () => {
  const ticked = { ...student, completedDays: [1, 2, 9], version: 4 };
  expect(judgeFailure(sent, conflictWith(ticked))).toEqual({ next: "ask", theirs: ticked });
});

test("a student that is not newer is never sent again by itself: it would go on for ever", () => {
  expect(judgeFailure(sent, conflictWith(student))).toEqual({ next: "ask", theirs: student });
});

test.for([
  ["no network", new CallError("Network error", 0)],
  ["a conflict without a student", new CallError("changed", 409, { error: "changed" })],
  ["any other error", new Error("broken")],
] as const)("%s is reported", ([, error]) => {
  expect(judgeFailure(sent, error)).toEqual({ next: "report" });
});

test("merged, both sides' days are kept, on top of theirs", () => {
  const theirs = { ...student, completedDays: [1, 9], version: 4 };
  expect(mergeWith(theirs, [1, 3])).toEqual({ days: [1, 3, 9], base: theirs });
});

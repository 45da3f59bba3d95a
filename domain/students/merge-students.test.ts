import { expect, test } from "vitest";
import * as v from "valibot";
import { mergeStudents } from "./merge-students.ts";
import { studentSchema } from "./student-schemas.ts";

const student = v.parse(studentSchema, {
  _id: "1",
  name: "Asha",
  enrollmentDate: "2026-03-01T00:00:00.000Z",
  currentPhase: "basic",
  completedDays: [1, 2],
  version: 1,
  updatedAt: "2026-03-01T00:00:00.000Z",
  deletedAt: null,
  course: "basic",
});

test("what one record lacks comes from the other, and days of both count", () => {
  const kept = {
    ...student,
    phone: "98765 43210",
    price: 500,
    paidNote: "Cash",
    followUpAt: "2026-04-02",
    followUp: "b",
  };
  const other = {
    ...student,
    email: "asha@example.com",
    price: 900,
    paidOn: "2026-03-05",
    paidNote: "Half",
    enrollmentDate: "2026-02-01T00:00:00.000Z",
    completedDays: [2, 5],
    ownDays: [5],
    owner: "Meera",
    followUpAt: "2026-04-01",
    followUp: "a",
  };
  expect(mergeStudents(kept, other)).toEqual({
    batch: "",
    batchStart: null,
    email: "asha@example.com",
    phone: "98765 43210",
    course: "basic",
    price: 500,
    enrollmentDate: "2026-02-01T00:00:00.000Z",
    paidOn: "2026-03-05",
    paidNote: "Cash\nHalf",
    owner: "Meera",
    followUpAt: "2026-04-01",
    followUp: "a",
    completedDays: [1, 2, 5],
    ownDays: [5],
  });
});

test("two phases are the whole course for both prices, paid when both are", () => {
  const [kept, other] = [
    { ...student, price: 500, paidOn: "2026-03-05" },
    { ...student, course: "advanced" as const, price: 700 },
  ];
  expect(mergeStudents(kept, other)).toMatchObject({ course: null, price: 1200, paidOn: null });
  expect(mergeStudents(kept, { ...other, paidOn: "2026-03-09" })).toMatchObject({ paidOn: "2026-03-09" });
  expect(mergeStudents({ ...kept, course: null }, { ...other, course: "bundle" })).toMatchObject({ price: 500 });
});

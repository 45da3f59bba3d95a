import * as v from "valibot";
import { expect, test } from "vitest";
import { studentSchema } from "./student-schemas.ts";

const student = v.parse(studentSchema, {
  _id: "1",
  name: "Asha",
  enrollmentDate: "2026-01-01T00:00:00.000Z",
  currentPhase: "basic",
  completedDays: Array.from({ length: 21 }, (_, index) => index + 1),
  version: 1,
  updatedAt: "2026-01-01T00:00:00.000Z",
  deletedAt: null,
});

test("a row of an older instance has the whole course and no details", () => {
  expect(student).toMatchObject({ email: "", phone: "", course: null, price: null, requestId: null, paidOn: null });
});

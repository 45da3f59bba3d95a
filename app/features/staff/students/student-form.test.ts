import * as v from "valibot";
import { expect, test } from "vitest";
import { studentSchema } from "#domain/students/student-schemas.ts";
import { emptyStudentForm, toStudentFormValues, parseChangedDetails } from "./student-form.tsx";

const student = v.parse(studentSchema, {
  _id: "1",
  name: "Asha",
  // Half past midnight in India.
  enrollmentDate: "2026-01-31T19:00:00.000Z",
  currentPhase: "basic",
  completedDays: [],
  version: 1,
  updatedAt: "2026-02-01T00:00:00.000Z",
  deletedAt: null,
  price: 1500,
});
const opened = toStudentFormValues(student);

test("a form that is saved as it was opened changes nothing", () => {
  expect(opened).toMatchObject({ enrollmentDate: "2026-02-01", price: "1500", course: "bundle", isPaid: false });
  expect(parseChangedDetails(opened, opened)).toEqual({ ok: true, details: {} });
});

test("only what differs is sent, dates as days in India", () => {
  const form = { ...opened, price: "₹2,000", enrollmentDate: "2026-03-01", isPaid: true, paidOn: "2026-03-02" };
  expect(parseChangedDetails(opened, form)).toEqual({
    ok: true,
    details: { price: 2000, enrollmentDate: "2026-02-28T18:30:00.000Z", paidOn: "2026-03-02" },
  });
  expect(parseChangedDetails(form, { ...form, isPaid: false, price: "" })).toEqual({
    ok: true,
    details: { paidOn: null, price: null },
  });
});

test("each wrong field has its own message", () => {
  const form = { ...opened, name: " ", email: "x", price: "free", enrollmentDate: "", isPaid: true };
  expect(parseChangedDetails(opened, form)).toEqual({
    ok: false,
    errors: {
      name: "Please enter a student name.",
      email: "Please enter a valid email address",
      price: "The price must be a whole number from 0 to 10000000, or null",
      enrollmentDate: "The enrollment date must be an ISO date",
      paidOn: "The date of payment must be a day like 2026-12-31, or null",
    },
  });
});

test("a new student needs a name and nothing else", () => {
  expect(parseChangedDetails(emptyStudentForm, { ...emptyStudentForm, name: "" })).toMatchObject({ ok: false });
  expect(parseChangedDetails(emptyStudentForm, { ...emptyStudentForm, name: " Asha " })).toEqual({
    ok: true,
    details: { name: "Asha" },
  });
});

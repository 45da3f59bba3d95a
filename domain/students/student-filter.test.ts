import * as v from "valibot";
import { expect, test } from "vitest";
import { filterStudents, type StudentFilter } from "./student-filter.ts";
import { studentSchema, type Student } from "./student-schemas.ts";

const now = new Date("2026-03-31T10:00:00.000Z");
const all = Array.from({ length: 58 }, (_, index) => index + 1);
const student = (name: string, changes: Partial<Student> = {}) =>
  v.parse(studentSchema, {
    _id: name,
    name,
    enrollmentDate: "2026-03-01T10:00:00.000Z",
    currentPhase: "basic",
    completedDays: [],
    version: 1,
    updatedAt: "2026-03-31T09:00:00.000Z",
    deletedAt: null,
    ...changes,
  });
const find = (students: Student[], filter: Partial<StudentFilter>) =>
  filterStudents(students, { search: "", ...filter }, now).map(({ name }) => name);

test.for([
  ["sha", ["Asha Rao"]],
  ["asha   rao", ["Asha Rao"]],
  ["rao asha", ["Asha Rao"]],
  ["rao ravi", []],
  ["(+91) 98765/43210", ["Asha Rao", "Ravi"]],
  ["  ASHA ", ["Asha Rao"]],
  ["ravi@", ["Ravi"]],
  ["98765 43210", ["Asha Rao", "Ravi"]],
  ["+91 98765-43210", ["Asha Rao", "Ravi"]],
  ["(0)9876543210", ["Asha Rao", "Ravi"]],
  ["+91 987", ["Asha Rao", "Ravi"]],
  ["098765", ["Asha Rao", "Ravi"]],
  ["543", ["Asha Rao", "Ravi"]],
  ["54", []],
  ["9876543210 x", []],
  ["", ["Asha Rao", "Ravi"]],
] as const)("the search %j finds %j", ([search, names]) => {
  const asha = student("Asha Rao", { phone: "+91 98765 43210" });
  const ravi = student("Ravi", { phone: "9876543210", email: "Ravi@Example.com" });
  expect(find([asha, ravi], { search })).toEqual(names);
});

test("a name that is stored with two spaces is found with one", () => {
  expect(find([student("Asha  Rao")], { search: "asha rao" })).toEqual(["Asha  Rao"]);
});

const quiet = (name: string, day: string) =>
  student(name, { updatedAt: `2026-03-${day}T10:00:00.000Z`, completedDays: all.slice(0, 30) });

test("students in need of a call come in the order of their need", () => {
  const students = [
    quiet("six", "25"),
    quiet("seven", "24"),
    quiet("fourteen", "17"),
    student("behind", { completedDays: [1, 2] }),
    student("far behind"),
    student("finished", { completedDays: all, updatedAt: "2026-01-01T00:00:00.000Z" }),
  ];
  expect(find(students, { needs: "quiet-7" })).toEqual(["fourteen", "seven"]);
  expect(find(students, { needs: "quiet-14" })).toEqual(["fourteen"]);
  expect(find(students, { needs: "behind" })).toEqual(["far behind", "behind"]);
  expect(find(students, { needs: "finished" })).toEqual(["finished"]);
  expect(find(students, { needs: "behind", search: "far" })).toEqual(["far behind"]);
});

test("students with a date of payment are paid, the others are not", () => {
  const students = [student("paid", { paidOn: "2026-03-01" }), student("open")];
  expect(find(students, { paid: "yes" })).toEqual(["paid"]);
  expect(find(students, { paid: "no" })).toEqual(["open"]);
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { courseSchema, listUnsetFacts, upcomingStarts } from "./course.ts";

const complaints = (course: unknown) =>
  v.safeParse(courseSchema, course).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test("every fact may be left out, and is then listed", () => {
  expect(complaints({})).toBeUndefined();
  expect(listUnsetFacts({ pace: "Slow.", refund: "None.", mode: ["text"] })).toEqual([
    "languages",
    "start",
    "needs",
    "payment",
    "paymentMethods",
    "certificate",
    "afterEnroll",
  ]);
});

test("a fact that is empty, misspelt or of another kind is refused", () => {
  expect(complaints({ mode: [] })).toEqual(["mode: must name at least one, or be left out"]);
  expect(complaints({ mode: ["video"] })).toEqual(["mode.0: must be live, recorded or text"]);
  expect(complaints({ languages: [{ name: "Hindi", code: "hindi" }] })).toEqual([
    "languages.0.code: must be a language code such as en or hi",
  ]);
  expect(complaints({ start: "soon" })).toEqual(['start: must be "any day" or dates like 2027-01-31']);
  expect(complaints({ refund: "" })).toEqual(["refund: must not be empty"]);
  expect(complaints({ refunds: "Within a week." })).toHaveLength(1);
});

test("a start date counts until its day is over", () => {
  const course = { start: ["2027-02-01", "2027-01-04"] };
  expect(upcomingStarts(course, "2027-01-04")).toEqual(["2027-01-04", "2027-02-01"]);
  expect(upcomingStarts(course, "2027-01-05")).toEqual(["2027-02-01"]);
  expect(upcomingStarts({ start: "any day" }, "2027-01-05")).toEqual([]);
  expect(upcomingStarts({}, "2027-01-05")).toEqual([]);
});

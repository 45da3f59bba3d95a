import * as v from "valibot";
import { expect, test } from "vitest";
import {
  courseFactsSchema,
  figuresSchema,
  listUnsetCourseFactNames,
  listUpcomingStartDates,
  describeDailyHours,
  listFactSheetRows,
} from "./course-facts.ts";

const complaints = (course: unknown) =>
  v.safeParse(courseFactsSchema, course).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test("every fact may be left out, and is then listed", () => {
  expect(complaints({})).toBeUndefined();
  expect(listUnsetCourseFactNames({ pace: "Slow.", refund: "None.", mode: ["text"] })).toEqual([
    "languages",
    "start",
    "needs",
    "payment",
    "paymentMethods",
    "certificate",
    "afterEnroll",
  ]);
});

test("no figure has to be claimed", () => {
  expect(v.parse(figuresSchema, {})).toEqual({ ratingScale: 5 });
  expect(v.safeParse(figuresSchema, { tools: 5 }).success).toBe(false);
});

test("a fact that is empty, misspelt or of another kind is refused", () => {
  expect(complaints({ mode: [] })).toEqual(["mode: must name at least one, or be left out"]);
  expect(complaints({ mode: ["video"] })).toEqual(["mode.0: must be live, recorded or text"]);
  expect(complaints({ languages: [{ name: "Hindi", code: "hindi" }] })).toEqual([
    "languages.0.code: must be a language code such as en or hi",
  ]);
  expect(complaints({ start: "soon" })).toEqual(['start: must be "any day" or dates like 2027-01-31']);
  expect(complaints({ start: ["2027-02-30"] })).toEqual(["start.0: must be a day of the calendar"]);
  expect(complaints({ refund: "" })).toEqual(["refund: must not be empty"]);
  expect(complaints({ refunds: "Within a week." })).toHaveLength(1);
});

test("a start date counts until its day is over", () => {
  const course = { start: ["2027-02-01", "2027-01-04"] };
  expect(listUpcomingStartDates(course, "2027-01-04")).toEqual(["2027-01-04", "2027-02-01"]);
  expect(listUpcomingStartDates(course, "2027-01-05")).toEqual(["2027-02-01"]);
  expect(listUpcomingStartDates({ start: "any day" }, "2027-01-05")).toEqual([]);
  expect(listUpcomingStartDates({}, "2027-01-05")).toEqual([]);
});

const phases = [
  { name: "First", hoursPerDay: 2 },
  { name: "Second", hoursPerDay: 3 },
  { name: "Third", hoursPerDay: 3 },
];
const today = "2027-01-05";

test("a fact that is not set has no row", () => {
  expect(listFactSheetRows({}, phases, today)).toEqual([
    { term: "Time a day", text: "About 2 hours (First), 3 hours (Second, Third)." },
  ]);
});

test("every fact that is set has its row", () => {
  const rows = listFactSheetRows(
    {
      mode: ["live", "recorded"],
      languages: [
        { name: "English", code: "en" },
        { name: "Hindi", code: "hi" },
      ],
      start: ["2027-01-04", "2027-02-01", "2027-03-01"],
      pace: "At your own pace.",
      needs: "A computer.",
      payment: "Once.",
      paymentMethods: ["UPI", "card"],
      refund: "Within a week.",
      certificate: "At the end.",
      afterEnroll: "We call you.",
    },
    phases.slice(0, 1),
    today,
  );
  expect(rows.map(({ term, text }) => `${term}: ${text}`)).toEqual([
    "Lessons: Live classes and recorded lessons",
    "Language: English and Hindi",
    "Start: February 1, 2027 or March 1, 2027",
    "Time a day: About 2 hours. At your own pace.",
    "You need: A computer.",
    "Payment: Once. By UPI or card.",
    "Refunds: Within a week.",
    "Certificate: At the end.",
    "After Enroll: We call you.",
  ]);
});

test("start dates that have passed are no fact any more", () => {
  const terms = (start: string[] | "any day") => listFactSheetRows({ start }, phases, today).map(({ term }) => term);
  expect(terms(["2027-01-04"])).not.toContain("Start");
  expect(terms("any day")).toContain("Start");
});

test("the hours a day are those of the phases at hand", () => {
  expect(describeDailyHours(phases.slice(1))).toBe("About 3 hours");
  expect(describeDailyHours([{ name: "Short", hoursPerDay: 1 }])).toBe("About 1 hour");
});

import { expect, test } from "vitest";
import { instancesOf, languagesOf } from "./course-delivery.ts";

const today = "2027-01-05";

test("structured data has no fact that is not set", () => {
  expect(instancesOf({}, today, {})).toEqual({
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "online" },
  });
  expect(languagesOf({})).toEqual({});
});

test("structured data has the course's mode and language", () => {
  const course = { mode: ["recorded" as const, "text" as const], languages: [{ name: "Hindi", code: "hi" }] };
  expect(instancesOf(course, today, { courseWorkload: "PT2H" })).toEqual({
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: ["online", "asynchronous"],
      inLanguage: ["hi"],
      courseWorkload: "PT2H",
    },
  });
});

test("every start date to come is an instance of its own", () => {
  const { hasCourseInstance } = instancesOf({ start: ["2027-01-04", "2027-02-01", "2027-03-01"] }, today, {});
  expect(hasCourseInstance).toEqual([
    { "@type": "CourseInstance", courseMode: "online", startDate: "2027-02-01" },
    { "@type": "CourseInstance", courseMode: "online", startDate: "2027-03-01" },
  ]);
});

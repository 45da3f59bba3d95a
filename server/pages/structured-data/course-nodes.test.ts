import { phases } from "#content/curriculum/phases.ts";
import { expect, test } from "vitest";
import { instructor } from "#content/instructor.ts";
import { reviews } from "#content/reviews.ts";
import type { Review } from "#domain/content/page-section-schemas.ts";
import { processing } from "#tests/support/sample-content.ts";
import { createPostCollection } from "../../blog/posts.ts";
import { courseInstanceProperty, lessonLanguagesProperty, reviewProperties, phaseCourseNode } from "./course-nodes.ts";
import { teacherGraph } from "./page-graphs.ts";

const today = "2027-01-05";

test("structured data has no fact that is not set", () => {
  expect(courseInstanceProperty({}, today, {})).toEqual({
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "online" },
  });
  expect(lessonLanguagesProperty({})).toEqual({});
});

test("structured data has the course's mode and language", () => {
  const course = { mode: ["recorded" as const, "text" as const], languages: [{ name: "Hindi", code: "hi" }] };
  expect(courseInstanceProperty(course, today, { courseWorkload: "PT2H" })).toEqual({
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: ["online", "asynchronous"],
      inLanguage: ["hi"],
      courseWorkload: "PT2H",
    },
  });
});

test("every start date to come is an instance of its own", () => {
  const { hasCourseInstance } = courseInstanceProperty(
    { start: ["2027-01-04", "2027-02-01", "2027-03-01"] },
    today,
    {},
  );
  expect(hasCourseInstance).toEqual([
    { "@type": "CourseInstance", courseMode: "online", startDate: "2027-02-01" },
    { "@type": "CourseInstance", courseMode: "online", startDate: "2027-03-01" },
  ]);
});

const marked = (review: Review, sample: boolean): Review => ({ ...review, sample });
const real = reviews.map((review) => marked(review, false));
const context = {
  siteUrl: "https://course.example",
  now: new Date("2026-11-15T00:00:00Z"),
  posts: createPostCollection([], { drafts: false }),
  reviews: [],
  processing,
};

test("real reviews are marked up with their date and their own average", () => {
  const { review, aggregateRating } = reviewProperties(real);
  expect(review).toHaveLength(3);
  for (const one of review ?? []) expect(one).toMatchObject({ "@type": "Review", datePublished: "2024-10-15" });
  expect(aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 3 });
});

test("one sample review keeps all reviews and stars out of the markup", () => {
  expect(reviewProperties(real.map((review, at) => marked(review, at === 1)))).toEqual({});
});

test("a sample instructor is no person to search engines", () => {
  const graphOf = (sample: boolean) => JSON.stringify(teacherGraph(context, { ...instructor, sample }));
  expect(graphOf(false)).toContain('"@type":"Person"');
  expect(graphOf(true)).not.toContain("Person");
  expect(graphOf(true)).toContain('"@type":"WebPage"');
});

test("the level of a phase is what its file says, and nothing where it says nothing", () => {
  const [phase] = phases;
  if (!phase) throw new Error("no phase");
  const describe = (level?: string) => JSON.stringify(phaseCourseNode(context, { ...phase, level }, undefined, "/"));
  expect(describe("Beginner")).toContain('"educationalLevel":"Beginner"');
  expect(describe()).not.toContain("educationalLevel");
});

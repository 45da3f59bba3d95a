import type { CourseInstance } from "schema-dts";
import { upcomingStarts, type Course } from "#domain/content/course.ts";

/** schema.org has one property for the medium and the manner. */
const manners = { live: "synchronous", recorded: "asynchronous", text: "asynchronous" };

/** The language of the lessons, where it is set: the language of the site does not tell it. */
export const languagesOf = ({ languages }: Course) =>
  languages ? { inLanguage: languages.map(({ code }) => code) } : {};

/** How and when the course is held: once for all, or once for each start date to come. */
export function instancesOf(course: Course, today: string, schedule: Omit<CourseInstance, "@type">) {
  const manner = [...new Set(course.mode?.map((mode) => manners[mode]))];
  const instance = (startDate?: string): CourseInstance => ({
    "@type": "CourseInstance",
    courseMode: manner.length > 0 ? ["online", ...manner] : "online",
    ...languagesOf(course),
    ...schedule,
    ...(startDate && { startDate }),
  });
  const starts = upcomingStarts(course, today).map((date) => instance(date));
  return { hasCourseInstance: starts.length > 0 ? starts : instance() };
}

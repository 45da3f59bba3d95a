import { course } from "#content/course.ts";
import { refundsLink } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { type Course, listUnsetFacts } from "#domain/course.ts";
import { listCourseFacts } from "#domain/course-facts.ts";
import type { Phase } from "#domain/curriculum.ts";
import { dayInIndia } from "#domain/indian-time.ts";

/** The facts of the whole course, or of the phases that a page is about. */
export const readFactSheet = (phases: readonly Phase[], now: Date) => ({
  facts: listCourseFacts(course, phases, dayInIndia(now)),
  ask: whereToAsk(course),
});

/** A sheet that leaves facts out says whom to ask for them. */
export function whereToAsk(course: Course) {
  if (listUnsetFacts(course).length === 0) return null;
  return {
    text: "Not answered here? Ask before you pay.",
    links: [{ label: "Ask the team", path: pages.contact.path }, ...(course.refund ? [] : [refundsLink])],
  };
}

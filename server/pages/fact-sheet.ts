import { course } from "#content/course.ts";
import { refundsLink } from "#content/navigation.ts";
import { pages } from "#content/pages.ts";
import { listCourseFacts, listUnstated, type Course } from "#domain/content/course.ts";
import type { Phase } from "#domain/content/curriculum.ts";
import { dayInIndia } from "#domain/format/dates.ts";
import { listed } from "#domain/format/text.ts";

/** The facts of the whole course, or of the phases that a page is about, and what is not stated yet. */
export function readFactSheet(phases: readonly Phase[], now: Date, of: Course = course) {
  const today = dayInIndia(now);
  const facts = listCourseFacts(of, phases, today);
  const unstated = listUnstated(of, today);
  if (unstated.length === 0) return { facts, ask: null };
  return {
    facts: [...facts, { term: "Not stated yet", text: `${listed(unstated)}.` }],
    ask: {
      text: "Not answered here? Ask before you pay.",
      links: [{ label: "Ask the team", path: pages.contact.path }, ...(of.refund ? [] : [refundsLink])],
    },
  };
}

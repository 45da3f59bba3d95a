import type { Subject } from "./examples.ts";
import type { Saying } from "./links.ts";
import { benefitNotes } from "./notes/benefit-notes.ts";
import { courseNotes } from "./notes/course-notes.ts";
import { enrollNotes } from "./notes/enroll-notes.ts";
import { faqNotes } from "./notes/faq-notes.ts";
import { instructorNotes } from "./notes/instructor-notes.ts";

/** What the site says on a subject, whatever else is in the question. */
export type Notes = Partial<Record<Subject, Saying>>;

export const makeNotes = (): Notes => ({
  ...faqNotes(),
  ...courseNotes(),
  ...enrollNotes(),
  ...benefitNotes(),
  ...instructorNotes(),
});

import type { SiteLink } from "#domain/assistant.ts";
import { benefitNotes } from "./notes/benefit-notes.ts";
import { courseNotes } from "./notes/course-notes.ts";
import { dayNotes, weekNotes } from "./notes/day-notes.ts";
import { enrollNotes } from "./notes/enroll-notes.ts";
import { faqNotes } from "./notes/faq-notes.ts";
import { instructorNotes } from "./notes/instructor-notes.ts";

/**
 * One thing the site says, how visitors ask for it, and where it says so. `asked` is a list divided by semicolons,
 * in words or names of the glossary's concepts; the first entry is what the note is about.
 */
export type Note = { id: string; asked: string; text: string; link: SiteLink };

/** What the assistant needs of a blog post. */
export type PostNote = { slug: string; title: string; description: string; keywords: readonly string[] };

const postNotes = (posts: readonly PostNote[]): Note[] =>
  posts.map(({ slug, title, description, keywords }) => ({
    id: `post-${slug}`,
    asked: `blog ${title}; ${keywords.map((word) => `blog ${word}`).join("; ")}`,
    text: `On the blog: "${title}". ${description}`,
    link: { path: `/blog/${slug}`, label: title },
  }));

/** Everything the assistant can say without composing it. */
export const makeNotes = (posts: readonly PostNote[] = []): Note[] => [
  ...faqNotes(),
  ...courseNotes(),
  ...enrollNotes(),
  ...benefitNotes(),
  ...instructorNotes(),
  ...dayNotes(),
  ...weekNotes(),
  ...postNotes(posts),
];

import type { Saying } from "../links.ts";

/** What the assistant needs of a blog post. */
export type PostNote = { slug: string; title: string; description: string; keywords: readonly string[] };

export const postNotes = (posts: readonly PostNote[]): Saying[] =>
  posts.map(({ slug, title, description }) => ({
    text: `On the blog: "${title}". ${description}`,
    link: { path: `/blog/${slug}`, label: title },
  }));

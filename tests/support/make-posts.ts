import type { Post } from "#domain/blog/post.ts";

/** A valid post, with the fields the test cares about. */
export const makePost = (changes: Partial<Post> = {}): Post => ({
  slug: "first",
  title: "First",
  description: "A first post.",
  category: "Python",
  date: "2026-01-02",
  readTime: "5 min read",
  author: "Course Team",
  keywords: ["one"],
  status: "published",
  content: "Hello.\n",
  ...changes,
});

const categories = ["Python", "AI", "Full-Stack", "Tools", "Security", "Bots"];

/** Many posts, each on a day of its own, newest last. */
export const makePosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, index) =>
    makePost({
      slug: `post-${index}`,
      title: `Post number ${index} about a useful thing`,
      category: categories[index % categories.length] ?? "Python",
      date: new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10),
    }),
  );

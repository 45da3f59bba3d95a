import type { Page } from "./page.ts";
import type { PostSummary } from "./post.ts";
import { postPath } from "./post-address.ts";

/** The listing's name in the head; the browser needs it too when it comes from another page. */
export const blogPage = (courseName: string): Page => ({
  path: "/blog",
  title: `Blog: Learning Resources & Tutorials | ${courseName}`,
  description:
    "Short, practical articles for beginners: Python, AI, full-stack web, tools and security, with code you can run today.",
  keywords: ["coding blog", "Python tutorials", "beginner programming articles", "learn to code in India"],
  heading: "Learning Resources & Tutorials",
  crumb: "Blog",
});

export const articlePage = (post: PostSummary, courseName: string): Page => ({
  path: postPath(post.slug),
  title: `${post.title} | ${courseName} Blog`,
  description: post.description,
  keywords: [...post.keywords],
  heading: post.title,
  crumb: post.category,
});

export const postsPerPage = 12;

/** Which part of the list an address asks for; anything else than a page number is the first page. */
export function readListing(search: URLSearchParams): { category: string | null; page: number } {
  const page = Number(search.get("page") ?? "1");
  return { category: search.get("category") || null, page: Number.isInteger(page) && page >= 1 ? page : 1 };
}

export function listingPath({ category, page }: { category: string | null; page: number }): string {
  const search = new URLSearchParams();
  if (category) search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `/blog?${search}` : "/blog";
}

import type { Page } from "#domain/content/page.ts";
import { postPath, type PostSummary } from "#domain/blog/post.ts";

/** What an article's page is called, for its head and its share image. */
export const articlePage = (post: PostSummary, courseName: string): Page => ({
  path: postPath(post.slug),
  title: `${post.title} | ${courseName} Blog`,
  description: post.description,
  keywords: [...post.keywords],
  heading: post.title,
  crumb: post.category,
});

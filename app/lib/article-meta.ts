import type { MetaDescriptor } from "react-router";
import { postMarkdownPath, postPath } from "#domain/blog/blog-urls.ts";
import type { PostSummary } from "#domain/blog/post.ts";
import { feedLink, pageMeta } from "./page-meta.ts";
import type { Page } from "#domain/content/page-metadata.ts";

export function articleMeta(args: Parameters<typeof pageMeta>[0], post: PostSummary): MetaDescriptor[] {
  return pageMeta(args, {
    type: "article",
    extra: [
      { name: "author", content: post.author },
      { property: "article:author", content: post.author },
      { property: "article:published_time", content: formatStartOfDay(post.date) },
      { property: "article:modified_time", content: formatStartOfDay(post.dateModified ?? post.date) },
      { property: "article:section", content: post.category },
      ...post.keywords.map((keyword) => ({ property: "article:tag", content: keyword })),
      feedLink("Blog"),
      { tagName: "link", rel: "alternate", type: "text/markdown", href: postMarkdownPath(post.slug) },
    ],
  });
}

const formatStartOfDay = (day: string) => `${day}T00:00:00+00:00`;

/** What an article's page is called, for its head and its share image. */
export const buildArticleHeadTexts = (post: PostSummary, courseName: string): Page => ({
  path: postPath(post.slug),
  title: `${post.title} | ${courseName} Blog`,
  description: post.description,
  keywords: [...post.keywords],
  heading: post.title,
  breadcrumb: post.category,
});

import type { BlogPosting } from "schema-dts";
import { instructor } from "#content/instructor.ts";
import { pages } from "#content/pages.ts";
import { categoryPath, postPath } from "#domain/blog/blog-urls.ts";
import type { Article, PostSummary } from "#domain/blog/post.ts";
import { toBreadcrumbLink, shareImagePath, type JsonLd } from "#domain/content/page-metadata.ts";
import type { RenderContext } from "../render-context.ts";
import {
  breadcrumbList,
  organizationId,
  pageGraphWithBreadcrumb,
  wrapInSiteGraph,
  siteLanguage,
} from "./site-graph.ts";

const blogId = (siteUrl: string) => `${siteUrl}/blog#blog`;

export const blogGraph = ({ siteUrl }: RenderContext, posts: readonly PostSummary[]): JsonLd =>
  pageGraphWithBreadcrumb(siteUrl, pages.blog, [
    {
      "@type": "Blog",
      "@id": blogId(siteUrl),
      name: pages.blog.heading,
      description: pages.blog.description,
      url: siteUrl + pages.blog.path,
      inLanguage: siteLanguage,
      publisher: { "@id": organizationId(siteUrl) },
      blogPost: posts.map((post) => blogPostingNode(siteUrl, post)),
    },
  ]);

export function articleGraph({ siteUrl }: RenderContext, article: Article): JsonLd {
  const category = { name: article.category, path: categoryPath(article.category) };
  return wrapInSiteGraph(siteUrl, [
    breadcrumbList(siteUrl, [toBreadcrumbLink(pages.blog), category], { endsHere: false }),
    {
      ...blogPostingNode(siteUrl, article),
      image: siteUrl + shareImagePath(postPath(article.slug)),
      articleSection: article.category,
      inLanguage: siteLanguage,
      mainEntityOfPage: siteUrl + postPath(article.slug),
      isPartOf: { "@id": blogId(siteUrl) },
      publisher: { "@id": organizationId(siteUrl) },
    },
  ]);
}

function blogPostingNode(siteUrl: string, post: PostSummary): Exclude<BlogPosting, string> {
  const path = postPath(post.slug);
  return {
    "@type": "BlogPosting",
    "@id": `${siteUrl}${path}#post`,
    headline: post.title,
    description: post.description,
    url: siteUrl + path,
    datePublished: `${post.date}T00:00:00+00:00`,
    ...(post.dateModified && { dateModified: `${post.dateModified}T00:00:00+00:00` }),
    author:
      post.author === instructor.name
        ? { "@type": "Person", name: post.author, url: `${siteUrl}${pages.teacher.path}` }
        : { "@type": "Organization", name: post.author, url: `${siteUrl}/about` },
    keywords: [...post.keywords],
  };
}

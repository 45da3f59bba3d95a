import { englishLocale } from "#domain/format/dates.ts";
import type { MetaDescriptor } from "react-router";
import { shareImagePath, type JsonLd, type Page } from "#domain/content/page-metadata.ts";

type PageMetaArgs = {
  /** Root comes first; its loader knows the site's URL and name. */
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  /** Structured data is for those who read the first HTML: a page reached in the browser has none. */
  loaderData?: { page: Page; graph?: JsonLd } | undefined;
};

/** Title, description, keywords, canonical link, share tags and structured data of a public page. */
export function pageMeta(
  { matches, loaderData }: PageMetaArgs,
  { type = "website", extra = [] }: { type?: "website" | "article"; extra?: MetaDescriptor[] } = {},
): MetaDescriptor[] {
  const site = matches[0]?.loaderData as { siteUrl: string; courseName: string } | undefined;
  // Neither is there while an error is shown in the page's place.
  if (!site || !loaderData) return [];
  const { page, graph } = loaderData;
  const url = site.siteUrl + page.path;
  const image = site.siteUrl + shareImagePath(page.path);
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.courseName },
    { property: "og:locale", content: englishLocale.replace("-", "_") },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.heading },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    ...extra,
    ...(graph ? [{ "script:ld+json": graph as Record<string, string> }] : []),
  ];
}

export const titleAndNoindexMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex" },
];

export const feedLink = (title: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href: "/rss.xml",
});

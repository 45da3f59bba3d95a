import { setImmediate } from "node:timers/promises";
import { postPath } from "#domain/blog/blog-urls.ts";
import type { Post } from "#domain/blog/post.ts";
import type { Page } from "#domain/content/page-metadata.ts";
import { escapeXml } from "#domain/format/text.ts";
import { renderForFeed } from "../blog/markdown/render-markdown.ts";
import { filterPosts } from "../blog/posts.ts";
import type { RenderContext } from "./render-context.ts";
import { siteLanguage } from "./structured-data/site-graph.ts";

/** Feed readers poll and store what they have seen: the newest are enough. */
const newest = 30;

/** RSS 2.0 with whole articles, rendered one by one so that the event loop is free in between. */
export async function renderRssFeed(
  { siteUrl, posts }: Pick<RenderContext, "siteUrl" | "posts">,
  page: Page,
): Promise<string> {
  const listed = filterPosts(posts, { status: "published" }).slice(0, newest);
  const items: string[] = [];
  for (const post of listed) {
    items.push(renderFeedItem(siteUrl, post));
    await setImmediate();
  }
  const latest = listed.map(getPostModifiedDate).toSorted().at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(page.title)}</title>
<link>${escapeXml(siteUrl + page.path)}</link>
<description>${escapeXml(page.description)}</description>
<language>${siteLanguage.toLowerCase()}</language>
<atom:link href="${escapeXml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${latest ? `<lastBuildDate>${formatRfc822Date(latest)}</lastBuildDate>\n` : ""}${items.join("")}</channel>
</rss>
`;
}

const renderFeedItem = (siteUrl: string, post: Post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(siteUrl + postPath(post.slug))}</link>
<guid isPermaLink="true">${escapeXml(siteUrl + postPath(post.slug))}</guid>
<pubDate>${formatRfc822Date(post.date)}</pubDate>
<atom:updated>${getPostModifiedDate(post)}T00:00:00Z</atom:updated>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.description)}</description>
<content:encoded>${escapeXml(renderForFeed(post.content, { siteUrl, idPrefix: post.slug }))}</content:encoded>
</item>
`;

const getPostModifiedDate = (post: Post) => post.dateModified ?? post.date;

const formatRfc822Date = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

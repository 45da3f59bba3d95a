import { pages } from "#content/pages.ts";
import { priceDifference, priceOfRequest } from "#content/price-notes.ts";
import { courseName, site } from "#content/site.ts";
import { markdownPath } from "#domain/blog/post.ts";
import { listPosts } from "../blog/posts.ts";
import type { RenderContext } from "./render-context.ts";

/** An agent reads this in one go: the newest are enough, and the sitemap lists the others. */
const mostArticles = 100;

/** A guide for language models, in the format of llmstxt.org. */
export function writeLlms({ siteUrl, posts }: Pick<RenderContext, "siteUrl" | "posts">): string {
  const link = (title: string, path: string, about: string) => `- [${title}](${siteUrl}${path}): ${about}`;
  const articles = listPosts(posts, { status: "published" }).slice(0, mostArticles);
  return [
    `# ${courseName}`,
    "",
    `> ${pages.home.description}`,
    "",
    `${site.footerLine} Prices are in Indian rupees. An enrollment request on this site is free and no payment.${priceDifference ? ` ${priceDifference} ${priceOfRequest}` : ""}`,
    "",
    "## Pages",
    "",
    ...Object.values(pages).map((page) => link(page.crumb ?? page.heading, page.path, page.description)),
    "",
    "## Articles",
    "",
    ...articles.map((post) => link(post.title, markdownPath(post.slug), post.description)),
    "",
    "## Optional",
    "",
    link("Sitemap", "/sitemap.xml", "every page and article"),
    link("Feed", "/rss.xml", "the newest articles, whole"),
    "",
  ].join("\n");
}

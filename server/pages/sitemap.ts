import { pages } from "#content/pages.ts";
import { postPath } from "#domain/blog/post.ts";
import { listPosts } from "../blog/posts.ts";
import type { RenderContext } from "./render-context.ts";
import { escapeMarkup } from "./escape-markup.ts";

export function writeSitemap({ siteUrl, posts }: Pick<RenderContext, "siteUrl" | "posts">): string {
  const entry = (path: string, changed?: string) =>
    `  <url><loc>${escapeMarkup(siteUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  const entries = [
    ...Object.values(pages).map((page) => entry(page.path)),
    ...listPosts(posts, { status: "published" }).map((post) =>
      entry(postPath(post.slug), post.dateModified ?? post.date),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

import { pages } from "#content/pages.ts";
import { postPath } from "#domain/post-address.ts";
import { renderContext } from "#server/http/render-context.ts";
import { listPosts } from "#server/blog/posts.ts";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, posts } = context.get(renderContext);
  const entries = [
    ...Object.values(pages).map((page) => ({ path: page.path, changed: undefined })),
    ...listPosts(posts, { status: "published" }).map((post) => ({
      path: postPath(post.slug),
      changed: post.dateModified ?? post.date,
    })),
  ].map(
    ({ path, changed }) => `  <url><loc>${siteUrl}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

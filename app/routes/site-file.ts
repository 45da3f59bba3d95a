import { pages } from "#content/pages.ts";
import { renderRssFeed } from "#server/pages/rss-feed.ts";
import { renderContext, type RenderContext } from "#server/pages/render-context.ts";
import {
  renderLlmsTxt,
  renderRobotsTxt,
  renderSitemap,
  renderVCard,
  renderWebManifest,
} from "#server/pages/site-files.ts";
import type { Route } from "./+types/site-file";

type SiteFile = { type: string; render: (site: RenderContext) => string | Promise<string> };

const files: Readonly<Record<string, SiteFile>> = {
  "/robots.txt": { type: "text/plain; charset=utf-8", render: ({ siteUrl }) => renderRobotsTxt(siteUrl) },
  "/sitemap.xml": { type: "application/xml; charset=utf-8", render: renderSitemap },
  "/rss.xml": { type: "application/rss+xml; charset=utf-8", render: (site) => renderRssFeed(site, pages.blog) },
  "/contact.vcf": { type: "text/vcard; charset=utf-8", render: ({ siteUrl }) => renderVCard(siteUrl) },
  "/llms.txt": { type: "text/plain; charset=utf-8", render: renderLlmsTxt },
  "/manifest.webmanifest": { type: "application/manifest+json", render: renderWebManifest },
};

/** What the site says to programs, a file for each kind; the URL says which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const file = files[new URL(request.url).pathname];
  if (!file) throw new Response(null, { status: 404 });
  return new Response(await file.render(context.get(renderContext)), { headers: { "content-type": file.type } });
}

import { pages } from "#content/pages.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { renderRssFeed } from "#server/pages/feed.ts";
import type { Route } from "./+types/rss";

export async function loader({ context }: Route.LoaderArgs) {
  const xml = await renderRssFeed(context.get(renderContext), pages.blog);
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

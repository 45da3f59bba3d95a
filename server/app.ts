import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { listPublicPaths } from "#content/pages.ts";
import { blogRoutes } from "./api/blog.ts";
import type { Config } from "./config.ts";
import { createPageCache } from "./http/page-cache.ts";
import { createRenderPage } from "./http/render-page.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import type { Log } from "./log.ts";
import { findBlogAddress, type Posts } from "./posts.ts";

type AppOptions = {
  build: ServerBuild;
  config: Config;
  log: Log;
  now: () => Date;
  posts: Posts;
  clientFolder: string;
};

/** The whole site as one request handler. */
export function createApp({ build, config, log, now, posts, clientFolder }: AppOptions) {
  const app = new Hono();
  const render = createRenderPage(build, { siteUrl: config.siteUrl, now, posts });
  const pages = createPageCache({
    paths: listPublicPaths(),
    findAddress: (url) => findBlogAddress(posts, url),
    render,
    now,
  });

  app.use(securityHeaders(config));
  app.use(staticFiles(clientFolder));
  app.route("/api/blog", blogRoutes(posts));
  app.all("/api/*", (c) => c.json({ error: "Not found" }, 404, { "cache-control": "no-store" }));
  if (!import.meta.env.DEV) app.use(pages.middleware);
  app.all("*", (c) => render(c.req.raw));

  app.onError((error, c) => {
    log.error("request failed", { method: c.req.method, path: c.req.path, error: error.name });
    return c.text("Something went wrong on our end.", 500);
  });

  return { fetch: app.fetch, warm: () => pages.warm() };
}

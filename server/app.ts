import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { listPublicPaths } from "#content/pages.ts";
import type { Config } from "./config.ts";
import { createPageCache } from "./http/page-cache.ts";
import { createRenderPage } from "./http/render-page.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import type { Log } from "./log.ts";

type AppOptions = { build: ServerBuild; config: Config; log: Log; now: () => Date; clientFolder: string };

/** The whole site as one request handler. */
export function createApp({ build, config, log, now, clientFolder }: AppOptions) {
  const app = new Hono();
  const render = createRenderPage(build, { siteUrl: config.siteUrl, now });
  const pages = createPageCache({ paths: listPublicPaths(), render, now });

  app.use(securityHeaders(config));
  app.use(staticFiles(clientFolder));
  app.all("/api/*", (c) => c.json({ error: "Not found" }, 404, { "cache-control": "no-store" }));
  if (!import.meta.env.DEV) app.use(pages.middleware);
  // What is not kept (an unknown path, an error) is compressed on its way out.
  app.use(compress());
  app.all("*", (c) => render(c.req.raw));

  app.onError((error, c) => {
    log.error("request failed", { method: c.req.method, path: c.req.path, error: error.name });
    return c.text("Something went wrong on our end.", 500);
  });

  return { fetch: app.fetch, warm: () => pages.warm() };
}

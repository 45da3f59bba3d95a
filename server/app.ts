import { setImmediate as nextTurn } from "node:timers/promises";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { redirects } from "#content/pages.ts";
import { blogRoutes } from "./api/blog.ts";
import { certificateFileAndKeyRoutes } from "./api/certificates.ts";
import { healthRoutes } from "./api/health.ts";
import { ownPageRoutes } from "./api/my/routes.ts";
import { sameOriginApiRoutes } from "./api/routes.ts";
import { findCanonicalBlogUrl } from "./blog/posts.ts";
import { markdownCopyRoutes } from "./blog/markdown-copies.ts";
import { toPublicCertificate } from "./certificates/describe-certificate.ts";
import type { Config } from "./config.ts";
import { findCertificate } from "./db/certificates/certificates.ts";
import { isDatabaseUnavailable } from "./db/engine/unavailable-errors.ts";
import { allowOnlyGetAndHead } from "./http/allow-methods.ts";
import { rateLimitMiddleware } from "./http/rate-limit.ts";
import { QueueFullError } from "./http/serial-queue-with-pauses.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { noStoreMiddleware, securityHeadersMiddleware } from "./http/response-headers.ts";
import { staticFilesMiddleware } from "./http/static-files.ts";
import { safeErrorCode } from "./log.ts";
import { createPageResolver } from "./pages/resolve-page.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageRenderer } from "./pages/render-page.ts";
import { listShownReviews } from "./pages/reviews-data.ts";
import { listCacheablePathsOutsideBlog } from "./pages/site-files.ts";
import type { Services } from "./services.ts";

type AppOptions = {
  build: ServerBuild;
  config: Config;
  services: Services;
  clientFolder: string;
  serviceWorker?: string | undefined;
};

export function createApp({ build, config, services, clientFolder, serviceWorker }: AppOptions) {
  const { health, log, now, posts, processing, publishedReviews, reportError } = services;
  const app = new Hono();
  const listReviews = () => listShownReviews(publishedReviews.list(), publishedReviews.isSampleReplaced());
  let paths = listCacheablePathsOutsideBlog({ posts, reviews: listReviews() });
  // A report names public paths only: any other may hold what a visitor typed.
  const describeAddress = (method: string, path: string) => `${method} ${paths.includes(path) ? path : "another page"}`;
  const render = createPageRenderer(build, {
    siteUrl: config.siteUrl,
    now,
    posts,
    listReviews,
    processing,
    findCertificate: async (id) => {
      const row = await findCertificate(services.db, id);
      return row && toPublicCertificate(row);
    },
    onError: (error, { method, url }) => void reportError(error, describeAddress(method, new URL(url).pathname)),
  });
  const hasBlog = posts.all.length > 0;
  const addresses = createPageResolver({
    listPaths: () => paths,
    findCanonicalBlogUrl: hasBlog ? (url) => findCanonicalBlogUrl(posts, url) : undefined,
  });
  const limitSearches = rateLimitMiddleware(services.searchLimit, services.clientOf);
  const limitCertificates = rateLimitMiddleware(services.certificateLimit, services.clientOf);
  const limits = { search: limitSearches, certificate: limitCertificates };
  const pages = createPageCache({ addresses, render, limits, now });
  const responseCache = createResponseCache(now);
  async function renderAnew() {
    await pages.expire();
    await pages.warm();
  }
  publishedReviews.watch(() => {
    paths = listCacheablePathsOutsideBlog({ posts, reviews: listReviews() });
    void renderAnew().catch(() => {});
  });

  app.use(securityHeadersMiddleware(config), responseCache.middleware);
  app.use(staticFilesMiddleware(clientFolder));
  app.use("/healthz", noStoreMiddleware).route("/healthz", healthRoutes(services));
  app.use("/api/blog/search", limitSearches);
  app.route("/api/blog", blogRoutes(posts));
  app.route("/api", sameOriginApiRoutes(services, config));
  app.route("/my", ownPageRoutes(services, { siteUrl: config.siteUrl, render, serviceWorker }));
  app.use(allowOnlyGetAndHead);
  app.use((c, next) => {
    const path = redirects.get(c.req.path);
    return path ? Promise.resolve(c.redirect(path + new URL(c.req.url).search, 308)) : next();
  });
  app.route("/", certificateFileAndKeyRoutes(services, config));
  app.route("/blog", markdownCopyRoutes({ posts, siteUrl: config.siteUrl }));
  if (import.meta.env.DEV) app.get("*", (c) => render(c.req.raw));
  app.use(pages.middleware, compress());
  app.get("*", pages.sendFilled);

  /** What the first visitor would wait for is made ahead: the search and the assistant while other threads compress pages. */
  async function warm() {
    const askFirst = async () => {
      // In turns of their own: HTTP requests and connections to the database that are under way go on between them.
      await nextTurn();
      await posts.search("");
      await nextTurn();
      services.assistant.recall({ question: "fees", history: [] });
    };
    await Promise.all([pages.warm(), askFirst()]);
  }

  app.onError(async (error, c: Context) => {
    const isApi = c.req.path.startsWith("/api/");
    const where = isApi ? `${c.req.method} ${c.req.routePath}` : describeAddress(c.req.method, c.req.path);
    const respond = (text: string, status: 500 | 503) =>
      isApi ? c.json({ error: text }, status) : c.text(text, status);
    if (error instanceof QueueFullError) {
      c.header("retry-after", "2");
      c.header("cache-control", "no-store");
      return respond(error.message, 503);
    }
    if (isDatabaseUnavailable(error)) {
      // An error report would be saved in the same database.
      health.doubt();
      log.error("database unavailable", { where, error: safeErrorCode(error) });
      c.header("retry-after", "5");
      return respond("Our database is not available right now. Please try again in a moment.", 503);
    }
    await reportError(error, where);
    return respond("Something went wrong on our end.", 500);
  });

  async function rewarm() {
    await publishedReviews.reload();
    await pages.warm();
  }

  const { send: sendCached } = responseCache;
  return { fetch: app.fetch, sendCached, warm, rewarm, compressed: pages.compressed };
}

import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import type { ServerBuild } from "react-router";
import { listPublicPaths } from "#content/pages.ts";
import { assistantRoutes } from "./api/assistant.ts";
import { startAssistant } from "./assistant/start-assistant.ts";
import type { Config } from "./config.ts";
import { clientKey } from "./http/client-address.ts";
import { noStore } from "./http/no-store.ts";
import { createPageCache } from "./http/page-cache.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { createRenderPage } from "./http/render-page.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
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
  app.use("/api/*", noStore, sameOriginOnly(config));
  app.route(
    "/api/assistant",
    assistantRoutes({
      assistant: startAssistant({ gateway: config.gateway, now, log }),
      // A hostel or a mobile carrier shares one address: a hundred people may ask a few questions each.
      questionLimit: createRateLimit({ burst: 600, perMinute: 120, now }),
      clientOf: (c) => clientKey({ forwarded: undefined, peer: findPeer(c), trustProxy: 0 }),
    }),
  );
  app.all("/api/*", (c) => c.json({ error: "Not found" }, 404));
  if (!import.meta.env.DEV) app.use(pages.middleware);
  app.all("*", (c) => render(c.req.raw));

  app.onError((error, c) => {
    log.error("request failed", { method: c.req.method, path: c.req.path, error: error.name });
    return c.text("Something went wrong on our end.", 500);
  });

  return { fetch: app.fetch, warm: () => pages.warm() };
}

/** Only a real connection has a peer; a request handed over by a test has none. */
const findPeer = (c: Context) => (c.env?.incoming ? getConnInfo(c).remote.address : undefined);

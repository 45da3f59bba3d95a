import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { readConfig, type Config } from "./config.ts";
import { createGracefulServerClose } from "./graceful-server-close.ts";
import { createGuardedServer } from "./http/url-and-connection-guards.ts";
import { createLog, safeErrorCode, type Log } from "./log.ts";
import { warnOfLeftovers } from "./pages/content-warnings.ts";
import { createSite } from "./create-site.ts";
import { toListenFailure, describeFailure } from "./start-error.ts";

type ServeOptions = { settings: Record<string, string | undefined>; root: string };
type Site = Awaited<ReturnType<typeof createSite>>;

/** The built site in production: listens until a signal ends it gracefully. A start that fails says why in one line. */
export async function serve({ settings, root }: ServeOptions) {
  try {
    await startServer(settings, root);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}

async function startServer(settings: ServeOptions["settings"], root: string) {
  const config = readConfig(settings);
  const log = createLog(config.logLevel);
  warnOfLeftovers(log, path.join(root, "build/leftovers.txt"));
  const opened = Promise.withResolvers<void>();
  // HTTP requests wait while the database is opened.
  let answer: RequestListener = (...exchange) => void opened.promise.then(() => answer(...exchange));
  const server = createGuardedServer((...exchange) => answer(...exchange));
  const shutDown = createGracefulServerClose(server);
  const site = await createSite({
    config,
    log,
    // Of two starts by mistake one gets the port, and the other must not migrate, sign staff out or send what the first one sends.
    // Not earlier: a proxy passes over an instance that refuses connections, not one that is slow.
    beforeDatabase: () => startListening(server, config),
    clientFolder: path.join(root, "build/client"),
    postsFolder: path.join(root, "content/posts"),
    fontsFolder: path.join(root, "server/drawing/fonts"),
    modelFile: path.join(root, "build/assistant-model.bin"),
  });
  const answerByApp = getRequestListener(site.fetch);
  answer = (httpRequest, httpResponse) => {
    if (!site.sendCached(httpRequest, httpResponse)) void answerByApp(httpRequest, httpResponse);
  };
  opened.resolve();
  site.start();
  server.on("error", (error) => log.error("connection not accepted", { error: safeErrorCode(error) }));
  log.info("listening", { url: `http://localhost:${config.port}`, siteUrl: config.siteUrl });
  stopOnSignal({ shutDown, site, log });
  void warmCaches(site, log);
}

const minute = 60_000;

async function warmCaches(site: Site, log: Log) {
  try {
    await site.warm();
    collectGarbage();
    log.debug("pages cached");
    await site.compressed();
    log.debug("pages compressed");
  } catch {
    log.warn("pages not cached", { effect: "each is rendered at its first request" });
  }
  // Pages are cached for a day: after midnight they are rendered before a visitor has to wait for them.
  setInterval(() => void site.rewarm().catch(() => {}), minute).unref();
}

async function startListening(server: Server, { port, host }: Config) {
  server.listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    throw toListenFailure(error, { port, host });
  });
}

/** Longer than a graceful shutdown may take, and below the 10 seconds that service managers commonly allow. */
const maxStopTime = 9500;

function stopOnSignal({ shutDown, site, log }: { shutDown: () => Promise<void>; site: Site; log: Log }) {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info("stopping", { signal });
      setTimeout(() => process.exit(1), maxStopTime).unref();
      // HTTP requests under way still need the database: it closes last.
      void Promise.all([shutDown(), site.stopDeliveries()])
        .then(site.close)
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
}

/**
 * Returns what is garbage to the system. What the start needed once is a sixth of the memory then, and V8 collects nothing
 * where little is allocated: a site with few visitors would hold it for good. Does nothing without `--expose-gc`.
 */
function collectGarbage(): void {
  // While one waits, V8 keeps the shape of such callbacks. Forgotten and learned again, it makes each of them slow for good,
  // and with them every response by a seventh.
  process.nextTick(() => {});
  // The regular flavour leaves the pages of the heap half empty.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}

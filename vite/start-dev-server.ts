import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { inspect, promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, type ViteDevServer } from "vite";
import { readConfig } from "#server/config.ts";
import { toListenFailure } from "#server/start-error.ts";

/** The site with hot reload. An error in the sources is shown in place of the page until it is fixed. */
export async function startDevServer(settings: Record<string, string | undefined>) {
  const { port, host } = readConfig(settings);
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  const server = createServer();
  const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const content = createContentChecker(print);
  const contentFolder = `${vite.config.root}/content/`;
  vite.watcher.on("all", (_, file) => {
    if (file.startsWith(contentFolder)) content.repeat();
  });
  const site = createDevSite(vite, settings);

  const listener = getRequestListener(async (httpRequest, env) => {
    const fault = await content.findFault();
    if (fault) return createErrorResponse(fault);
    try {
      return await (await site.current()).fetch(httpRequest, env);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      print(inspect(error));
      return createErrorResponse(error instanceof Error ? error.message : String(error));
    }
  });
  server.on("request", (httpRequest, response) => {
    vite.middlewares(httpRequest, response, () => void listener(httpRequest, response));
  });
  await once(server.listen(port, host), "listening").catch((error: unknown) => {
    throw toListenFailure(error, { port, host });
  });
  process.stdout.write(`http://localhost:${port}\n`);

  return {
    async close() {
      server.close();
      await Promise.allSettled([site.close(), vite.close()]);
    },
  };
}

/** Plain text that reloads itself until the page is back. */
const createErrorResponse = (fault: string) =>
  new Response(`${fault}\n`, { status: 500, headers: { "content-type": "text/plain; charset=utf-8", refresh: "2" } });

/** Checks the content at the start and after each edit, as the build does, in a child process. */
function createContentChecker(print: (line: string) => void) {
  async function check(): Promise<string | undefined> {
    const fault = await promisify(execFile)(process.execPath, ["scripts/check-content.ts"]).then(
      () => undefined,
      (error: { stderr: string }) => error.stderr.trim(),
    );
    if (fault) print(fault);
    return fault;
  }
  let latest = check();
  return {
    repeat: () => void (latest = check()),
    findFault: () => latest,
  };
}

type Entry = typeof import("#server/bundle-entry.ts");
type Site = Awaited<ReturnType<Entry["createSite"]>>;

const postsFolder = path.resolve("content/posts");
const assistantFolder = path.resolve("content/assistant");

/** The site of the current sources: a changed server file invalidates its module, and the site is created anew. */
function createDevSite(vite: ViteDevServer, settings: Record<string, string | undefined>) {
  let loaded: { entry: Entry; site: Promise<Site> } | undefined;
  let hasNewTexts = false;
  vite.watcher.on("all", (_, file) => {
    hasNewTexts ||= file.startsWith(postsFolder) || file.startsWith(assistantFolder);
  });

  async function open(entry: Entry, previous: Promise<Site> | undefined): Promise<Site> {
    await previous?.then((site) => site.close()).catch(() => {});
    const config = entry.readConfig(settings);
    const log = entry.createLog(config.logLevel);
    const site = await entry.createSite({ config, log, clientFolder: "public", postsFolder });
    site.start();
    return site;
  }

  return {
    async current(): Promise<Site> {
      const entry = (await vite.ssrLoadModule("/server/bundle-entry.ts")) as Entry;
      if (loaded?.entry !== entry || hasNewTexts) {
        hasNewTexts = false;
        loaded = { entry, site: open(entry, loaded?.site) };
        // A failed start (a database that is down) is retried by the next HTTP request.
        loaded.site.catch(() => (loaded = undefined));
      }
      return loaded.site;
    },
    close: async () => loaded?.site.then((site) => site.close()),
  };
}

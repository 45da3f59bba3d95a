import { once } from "node:events";
import { createServer } from "node:http";
import { inspect } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { readConfig } from "#server/config.ts";
import { asListenFailure } from "#server/start-failure.ts";
import { createContentCheck } from "./content-check.ts";
import { createDevSite } from "./dev-site.ts";

/** The site with hot reload. An error in the sources is shown in place of the page until it is fixed. */
export async function startDevServer(settings: Record<string, string | undefined>) {
  const { port, host } = readConfig(settings);
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  const server = createServer();
  const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const content = createContentCheck(print);
  const contentFolder = `${vite.config.root}/content/`;
  vite.watcher.on("all", (_, file) => {
    if (file.startsWith(contentFolder)) content.repeat();
  });
  const site = createDevSite(vite, settings);

  const listener = getRequestListener(async (httpRequest, env) => {
    const fault = await content.findFault();
    if (fault) return faultPage(fault);
    try {
      return await (await site.current()).fetch(httpRequest, env);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      print(inspect(error));
      return faultPage(error instanceof Error ? error.message : String(error));
    }
  });
  server.on("request", (httpRequest, response) => {
    vite.middlewares(httpRequest, response, () => void listener(httpRequest, response));
  });
  await once(server.listen(port, host), "listening").catch((error: unknown) => {
    throw asListenFailure(error, { port, host });
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
const faultPage = (fault: string) =>
  new Response(`${fault}\n`, { status: 500, headers: { "content-type": "text/plain; charset=utf-8", refresh: "2" } });

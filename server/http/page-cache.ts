import type { MiddlewareHandler } from "hono";
import type { RenderPage } from "./render-page.ts";
import { sendStored, storeResponse, type StoredResponse } from "./stored-response.ts";

/** React Router's data request for a page; the home page has a name of its own there. */
const dataPath = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/**
 * Renders a public page once and sends the kept bytes to everybody. Only known paths are kept, so a stranger's
 * addresses cannot fill the memory, and only for a day, because a page may depend on the date (an offer's end).
 */
export function createPageCache({
  paths,
  render,
  now,
}: {
  paths: readonly string[];
  render: RenderPage;
  now: () => Date;
}) {
  const known = new Set(paths.flatMap((path) => (path.includes(".") ? [path] : [path, dataPath(path)])));
  const kept = new Map<string, { day: string; stored: Promise<StoredResponse | Response> }>();

  async function renderAndStore(path: string): Promise<StoredResponse | Response> {
    const response = await render(new Request(new URL(path, "http://page.cache")));
    if (response.status !== 200) return response;
    const headers = Object.fromEntries(response.headers);
    return storeResponse(Buffer.from(await response.arrayBuffer()), {
      ...headers,
      "cache-control": "public, max-age=0, must-revalidate",
    });
  }

  function find(path: string) {
    const day = now().toISOString().slice(0, 10);
    const entry = kept.get(path);
    if (entry?.day === day) return entry.stored;
    const stored = renderAndStore(path);
    kept.set(path, { day, stored });
    const forget = () => kept.delete(path);
    // A failed render is told to the visitor but never kept.
    stored.then((result) => result instanceof Response && forget(), forget);
    return stored;
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const { pathname, search } = new URL(c.req.url);
    const isDataCall = pathname.endsWith(".data");
    if (known.has(pathname) && !(isDataCall && search)) {
      const stored = await find(pathname);
      return stored instanceof Response ? stored.clone() : sendStored(c, stored);
    }
    const canonical = pathname.toLowerCase().replace(/\/+$/, "") || "/";
    if (canonical !== pathname && !isDataCall && known.has(canonical)) return c.redirect(canonical + search, 308);
    return next();
  };

  return {
    middleware,
    /** Renders every page before the first visitor asks, one after the other to leave room for requests. */
    async warm() {
      for (const path of known) await find(path);
    },
  };
}

import type { MiddlewareHandler } from "hono";
import { dayInIndia } from "#domain/day-in-india.ts";
import type { RenderPage } from "./render-page.ts";
import { sendStored, storeResponse, type StoredResponse } from "./stored-response.ts";

/** React Router's data request for a page; the home page has a name of its own there. */
const dataPath = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

/** Of the pages that grow in number, such as a blog's, so many stay: those asked for last. */
const growingKept = 200;

type PageCacheOptions = {
  /** Pages that are few and stay in the memory. */
  paths: readonly string[];
  /** The one address of a page of a kind that grows; null where it is not kept, undefined where it is of no such kind. */
  findAddress: (url: URL) => string | null | undefined;
  render: RenderPage;
  now: () => Date;
};

type Kept = { day: string; stored: Promise<StoredResponse | Response> };

/**
 * Renders a public page once and sends the kept bytes to everybody. Only known addresses are kept, so a stranger's
 * cannot fill the memory, and only for a day in India, because a page may depend on the date there (an offer's end).
 */
export function createPageCache({ paths, findAddress, render, now }: PageCacheOptions) {
  const known = new Set(paths.flatMap((path) => (path.includes(".") ? [path] : [path, dataPath(path)])));
  const fixed = new Map<string, Kept>();
  const growing = new Map<string, Kept>();

  async function renderAndStore(address: string): Promise<StoredResponse | Response> {
    const response = await render(new Request(new URL(address, "http://page.cache")));
    if (response.status !== 200) return response;
    const headers = Object.fromEntries(response.headers);
    return storeResponse(Buffer.from(await response.arrayBuffer()), {
      ...headers,
      "cache-control": "public, max-age=0, must-revalidate",
    });
  }

  function find(address: string) {
    const kept = known.has(address) ? fixed : growing;
    const day = dayInIndia(now());
    const entry = kept.get(address);
    if (entry?.day === day) {
      kept.delete(address);
      kept.set(address, entry);
      return entry.stored;
    }
    const stored = renderAndStore(address);
    kept.set(address, { day, stored });
    const [oldest] = growing.keys();
    if (growing.size > growingKept && oldest !== undefined) growing.delete(oldest);
    const forget = () => kept.delete(address);
    // A failed render is told to the visitor but never kept.
    stored.then((result) => result instanceof Response && forget(), forget);
    return stored;
  }

  function addressOf(url: URL): string | null {
    const fixedAddress = known.has(url.pathname) ? url.pathname : null;
    if (url.pathname.endsWith(".data")) return url.search ? null : fixedAddress;
    const address = findAddress(url);
    return address === undefined ? fixedAddress : address;
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const url = new URL(c.req.url);
    const address = addressOf(url);
    if (address !== null) {
      const stored = await find(address);
      return stored instanceof Response ? stored.clone() : sendStored(c, stored);
    }
    const { pathname, search } = url;
    url.pathname = pathname.toLowerCase().replace(/\/+$/, "") || "/";
    const isMisspelt = url.pathname !== pathname && !pathname.endsWith(".data");
    return isMisspelt && addressOf(url) !== null ? c.redirect(url.pathname + search, 308) : next();
  };

  return {
    middleware,
    /** Renders every page before the first visitor asks, one after the other to leave room for requests. */
    async warm() {
      for (const path of known) await find(path);
    },
  };
}

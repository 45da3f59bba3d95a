import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { findNextMidnight } from "#domain/format/time-zone.ts";
import { prepareResponse, prepareFromEncodings, type PreparedResponse } from "../http/prepared-response.ts";
import { sendAndCachePrepared } from "../http/response-cache.ts";
import { createSerialQueueWithPauses } from "../http/serial-queue-with-pauses.ts";
import { createBackgroundCompression, type CachedPage } from "./background-compression.ts";
import type { createPageResolver, ResolvedPage, UncachedKind } from "./resolve-page.ts";
import type { RenderPage } from "./render-page.ts";

/** How many pages of a kind that grows in number, such as articles, stay cached: those requested last. */
const maxUnbounded = 200;

/** With an hour more, where summer time ends. */
const longestDay = 25 * 60 * 60 * 1000;

/** Half a minute in all: a new build, or a new day of an offer, shows within a minute behind any cache. */
const sharedLifetime = "public, max-age=0, s-maxage=5, stale-while-revalidate=25";

type PageCacheOptions = {
  addresses: ReturnType<typeof createPageResolver>;
  render: RenderPage;
  /** In front of pages that are made for one visitor. */
  limits: Record<UncachedKind, MiddlewareHandler>;
  now: () => Date;
  compression?: ReturnType<typeof createBackgroundCompression>;
};

/** By hand: a regular expression for this takes quadratic time on a path of slashes. */
function trimTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * Renders a page once and sends the cached bytes to everybody, for a day of the course's time zone, because a page may depend on the
 * date there (an offer's end).
 */
export function createPageCache({
  addresses,
  render,
  limits,
  now,
  compression = createBackgroundCompression(),
}: PageCacheOptions) {
  const articlesInTurn = createSerialQueueWithPauses();
  /** A queue for each: searches would leave no room for articles, nor for a certificate that somebody checks. */
  const uncachedInTurn = { search: createSerialQueueWithPauses(), certificate: createSerialQueueWithPauses() };
  const runAtOnce = <Result>(work: () => Promise<Result>) => work();
  type Entry = CachedPage & { page: ResolvedPage };
  const fixed = new Map<string, Entry>();
  const unbounded = new LRUCache<string, Entry>({ max: maxUnbounded, dispose: compression.drop });

  /** A page of a later day was rendered by a clock that has been put right since. */
  function isOfToday({ goodUntil }: Entry): boolean {
    const left = goodUntil - now().getTime();
    return left > 0 && left <= longestDay;
  }

  /** In front of the app too. */
  async function expireEntry(entry: Entry) {
    entry.goodUntil = 0;
    const prepared = await entry.response.catch(() => undefined);
    if (prepared && !(prepared instanceof Response)) prepared.goodUntil = 0;
  }

  async function renderAndPrepare(page: ResolvedPage): Promise<PreparedResponse | Response> {
    const { address, status, isUnbounded, isShared, uncached, fill } = page;
    const httpRequest = new Request(new URL(address, "http://page.cache"));
    const run = uncached ? uncachedInTurn[uncached] : isUnbounded ? articlesInTurn : runAtOnce;
    const response = await run(() => render(httpRequest));
    const headers = {
      "cache-control": status !== 200 ? "no-store" : isShared ? sharedLifetime : "private, max-age=0, must-revalidate",
      ...Object.fromEntries(response.headers),
    };
    const body = Buffer.from(await response.arrayBuffer());
    // A page with a placeholder is compressed per response, after it is filled in.
    if (response.status === status && !uncached)
      return fill ? prepareFromEncodings(body, headers, {}, { status }) : prepareResponse(body, headers, { status });
    return new Response(body, { status: response.status, headers: { ...headers, "cache-control": "no-store" } });
  }

  function load(page: ResolvedPage) {
    if (page.uncached) return renderAndPrepare(page);
    const cached = page.isUnbounded ? unbounded : fixed;
    const entry = cached.get(page.address);
    if (entry && isOfToday(entry)) return entry.response;
    if (entry) void expireEntry(entry);
    const fresh = { page, goodUntil: findNextMidnight(now()), response: renderAndPrepare(page) };
    cached.set(page.address, fresh);
    const forget = () => cached.delete(page.address);
    // A failed render reaches the visitor but is never cached.
    fresh.response.then((result) => (result instanceof Response ? forget() : compression.add(fresh, result)), forget);
    return fresh.response;
  }

  async function send(c: Context, page: ResolvedPage): Promise<Response> {
    const response = await load(page);
    return response instanceof Response ? response.clone() : sendAndCachePrepared(c, response, page.fill);
  }

  /** Pages whose bytes are ready. A page with a placeholder or for one query goes on to `sendFilled`, behind the compressing middleware. */
  const middleware: MiddlewareHandler = async (c, next) => {
    const url = new URL(c.req.url);
    const page = addresses.find(url);
    if (page) return page.uncached ? limits[page.uncached](c, next) : page.fill ? next() : send(c, page);
    const { pathname, search } = url;
    url.pathname = trimTrailingSlashes(pathname.toLowerCase()) || "/";
    const isMisspelt = url.pathname !== pathname && !pathname.endsWith(".data") && addresses.find(url);
    return isMisspelt ? c.redirect(url.pathname + search, 308) : next();
  };

  return {
    middleware,
    /** As at midnight: what every page is made of has changed, so each is rendered anew when it is next asked for or warmed. */
    async expire() {
      await Promise.all([...fixed.values(), ...unbounded.values()].map(expireEntry));
    },
    /** Pages with a placeholder, the 404 page included, and those that are never cached. */
    sendFilled: (c: Context): Promise<Response> => {
      const url = new URL(c.req.url);
      return send(c, addresses.find(url) ?? addresses.missing(url));
    },
    /**
     * Renders ahead of the first visitor: every listed page and, where their day is over, those that were cached. Two at a
     * time: compressing is done by other threads, so the next page is rendered meanwhile. More would take the processors
     * from HTTP requests.
     */
    async warm() {
      const known = [...fixed.values(), ...unbounded.rvalues()].flatMap((entry) => entry?.page ?? []);
      const pages = [...addresses.listed(), ...known].values();
      const loadNext = async () => {
        for (const page of pages) await load(page);
      };
      await Promise.all([loadNext(), loadNext()]);
    },
    compressed: compression.finished,
  };
}

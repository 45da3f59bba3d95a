import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import {
  headersFor304,
  matchesETag,
  negotiateEncoding,
  type Encoding,
  type PreparedResponse,
} from "./prepared-response.ts";
import { takeSecurityHeadersFromContext } from "./response-headers.ts";

/** Far more targets than the site has; those that strangers make up push out what was requested least lately. */
const maxCached = 2000;
const maxTargetLength = 300;
/** Node sends the head and a body of text in one write, but copies the text: up to this size that is faster than two buffers. */
const maxTextLength = 8192;
const key = "responseCache";

type Representation = { body: Buffer | string; etag: string; headers: string[]; headersFor304: string[] };
type Entry = { prepared: PreparedResponse; representations: Record<Encoding, Representation> };
type EntryByTarget = LRUCache<string, Entry>;

/**
 * In front of the app, for what was sent before: the next request for the same target costs one look-up and one write.
 * Everything else goes through the app, whose prepared responses are added here (`sendAndCachePrepared`).
 */
export function createResponseCache(now: () => Date, most = maxCached) {
  const entries: EntryByTarget = new LRUCache({ max: most });

  const middleware: MiddlewareHandler = (c, next) => {
    c.set(key, entries);
    return next();
  };

  /** False where the app must answer. */
  function send(httpRequest: IncomingMessage, httpResponse: ServerResponse): boolean {
    const { method, url = "" } = httpRequest;
    if (method !== "GET" && method !== "HEAD") return false;
    const found = entries.get(url);
    if (!found || now().getTime() >= (found.prepared.goodUntil ?? 0)) return false;
    const { "accept-encoding": accepted, "if-none-match": known } = httpRequest.headers;
    const { body, etag, headers, headersFor304 } = found.representations[negotiateEncoding(accepted)];
    const { status } = found.prepared;
    if (status === 200 && matchesETag(known, etag)) httpResponse.writeHead(304, headersFor304).end();
    else httpResponse.writeHead(status, headers).end(method === "HEAD" ? undefined : body, "latin1");
    return true;
  }

  return { middleware, send };
}

/** One visitor's text in a page that all share. The response is never cached, and `compress()` encodes it. */
type PlaceholderFill = { placeholder: string; text: string };

/** Sends a prepared response from within the app, and caches it for the next request where it is good for that. */
export function sendAndCachePrepared(c: Context, prepared: PreparedResponse, fill?: PlaceholderFill): Response {
  if (fill) return sendWithFilledPlaceholder(c, prepared, fill);
  const { status, representations } = prepared;
  const common = takeSecurityHeadersFromContext(c);
  addToResponseCache(c, prepared, common);
  const { body, headers } = representations[negotiateEncoding(c.req.header("accept-encoding"))];
  const all = { ...common, ...headers };
  return status === 200 && matchesETag(c.req.header("if-none-match"), headers["etag"] ?? "")
    ? new Response(null, { status: 304, headers: headersFor304(all) })
    : new Response(body, { status, headers: all });
}

function sendWithFilledPlaceholder(
  c: Context,
  { status, representations }: PreparedResponse,
  { placeholder, text }: PlaceholderFill,
): Response {
  const { etag: _, "content-length": __, ...headers } = representations.identity.headers;
  const body = new TextDecoder().decode(representations.identity.body).replaceAll(placeholder, () => text);
  return new Response(body, {
    status,
    headers: { ...takeSecurityHeadersFromContext(c), ...headers, "cache-control": "no-store" },
  });
}

/** Many targets share a response, such as a page with queries that strangers make up: its entry is made once. */
const entryOf = new WeakMap<PreparedResponse, Entry>();

function addToResponseCache(c: Context, prepared: PreparedResponse, common: Readonly<Record<string, string>>): void {
  const entries: EntryByTarget | undefined = c.get(key);
  if (!entries || prepared.goodUntil === undefined) return;
  const target = findRequestTarget(c);
  if (!target || target.length > maxTargetLength) return;
  const entry = entryOf.get(prepared) ?? createCacheEntry(prepared, common);
  entryOf.set(prepared, entry);
  entries.set(target, entry);
}

/** As it was sent, which only Node's own server tells; null where the app saw another, by the `Host` or by dots in the path. */
function findRequestTarget(c: Context): string | null {
  const { pathname, search } = new URL(c.req.url);
  const target: unknown = c.env?.incoming?.url;
  return target === pathname + search ? pathname + search : null;
}

function createCacheEntry(prepared: PreparedResponse, common: Readonly<Record<string, string>>): Entry {
  const represent = (encoding: Encoding): Representation => {
    const { body, headers } = prepared.representations[encoding];
    const all = { ...common, ...headers };
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    return {
      body: bytes.length > maxTextLength ? bytes : bytes.toString("latin1"),
      etag: headers["etag"] ?? "",
      headers: Object.entries(all).flat(),
      headersFor304: Object.entries(headersFor304(all)).flat(),
    };
  };
  const representations = { identity: represent("identity"), br: represent("br"), gzip: represent("gzip") };
  return { prepared, representations };
}

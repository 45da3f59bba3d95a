import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { type Encoding, isKnown, pickEncoding, withoutBody } from "./negotiate.ts";
import type { StoredResponse } from "./stored-response.ts";

/** Far more targets than the site has; those that strangers make up push out what was requested least lately. */
const mostReady = 2000;
const longestTarget = 300;
/** Node sends the head and a body of text in one write, but copies the text: up to this size that is faster than two buffers. */
const longestText = 8192;
const key = "readyResponses";

type Representation = { body: Buffer | string; etag: string; headers: string[]; headersOfUnchanged: string[] };
type Ready = { status: number; goodUntil: number; representations: Record<Encoding, Representation> };
type ReadyByTarget = LRUCache<string, Ready>;

/**
 * The shortest way for what was sent before: the next request for the same target costs one look-up and one write, in front of
 * the app. Everything else goes through the app, whose stored responses are left here (`leaveReady`).
 */
export function createReadyResponses(now: () => Date, most = mostReady) {
  const ready: ReadyByTarget = new LRUCache({ max: most });

  const middleware: MiddlewareHandler = (c, next) => {
    c.set(key, ready);
    return next();
  };

  /** False where the app must answer. */
  function send(httpRequest: IncomingMessage, httpResponse: ServerResponse): boolean {
    const { method, url = "" } = httpRequest;
    if (method !== "GET" && method !== "HEAD") return false;
    const found = ready.get(url);
    if (!found || now().getTime() >= found.goodUntil) return false;
    const { "accept-encoding": accepted, "if-none-match": known } = httpRequest.headers;
    const { body, etag, headers, headersOfUnchanged } = found.representations[pickEncoding(accepted)];
    if (found.status === 200 && isKnown(known, etag)) httpResponse.writeHead(304, headersOfUnchanged).end();
    else httpResponse.writeHead(found.status, headers).end(method === "HEAD" ? undefined : body, "latin1");
    return true;
  }

  return { middleware, send };
}

/** Leaves a response to the next request for the same target; `common` are the headers that all responses have. */
export function leaveReady(c: Context, stored: StoredResponse, common: Readonly<Record<string, string>>): void {
  const ready: ReadyByTarget | undefined = c.get(key);
  if (!ready || stored.goodUntil === undefined) return;
  const target = targetOf(c);
  if (!target || target.length > longestTarget) return;
  // Many targets share a response, such as a page with queries that strangers make up: it is prepared once.
  const made = prepared.get(stored) ?? prepare(stored, stored.goodUntil, common);
  prepared.set(stored, made);
  ready.set(target, made);
}

const prepared = new WeakMap<StoredResponse, Ready>();

/** As it was sent, which only Node's own server tells; null where the app saw another, by the `Host` or by dots in the path. */
function targetOf(c: Context): string | null {
  const { pathname, search } = new URL(c.req.url);
  const target: unknown = c.env?.incoming?.url;
  return target === pathname + search ? pathname + search : null;
}

function prepare(stored: StoredResponse, goodUntil: number, common: Readonly<Record<string, string>>): Ready {
  const represent = (encoding: Encoding): Representation => {
    const { body, headers } = stored.representations[encoding];
    const all = { ...common, ...headers };
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    return {
      body: bytes.length > longestText ? bytes : bytes.toString("latin1"),
      etag: headers["etag"] ?? "",
      headers: Object.entries(all).flat(),
      headersOfUnchanged: Object.entries(withoutBody(all)).flat(),
    };
  };
  const representations = { identity: represent("identity"), br: represent("br"), gzip: represent("gzip") };
  return { status: stored.status, goodUntil, representations };
}

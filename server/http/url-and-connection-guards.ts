import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";

/** A name or an address, and perhaps a port. Names in a private network may have underscores. */
const validHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;
/** `/..` and `/.`, also written with escapes. Browsers resolve them before they send. */
const dots = /^[^?]*[/\\](\.|%2e){1,2}([/\\?]|$)/i;

/** The hosts of one site are few. */
const known = new LRUCache<string, boolean>({ max: 100 });

function isValidHost(host: string): boolean {
  // Of names that look like addresses, such as 1.2.3.999, the expression knows too little.
  const isPlain = known.get(host) ?? (validHost.test(host) && URL.canParse(`http://${host}`));
  known.set(host, isPlain);
  return isPlain;
}

/**
 * Rejects a URL that a proxy and the app could read differently, before anything else reads it. A host `1/blog?` would become part of
 * the path that the app sees, and its answer would be cached for another; `/a%2fb/../sr` is another path to nginx.
 */
const rejectAmbiguousUrls =
  (answer: RequestListener): RequestListener =>
  (httpRequest, httpResponse) => {
    const { headers, url = "" } = httpRequest;
    if (isValidHost(headers.host ?? "") && !dots.test(url)) return answer(httpRequest, httpResponse);
    httpResponse.statusCode = 400;
    httpResponse.setHeader("cache-control", "no-store").setHeader("connection", "close").end("Bad Request");
  };

/** More than load generators send ahead; browsers and proxies send nothing ahead. */
const maxWaiting = 64;

/**
 * Answers the HTTP requests of one connection one after the other, each once the response before it is written. Node hands
 * over all that arrived in one packet, and thousands of responses that wait for each other would fill the memory. A
 * connection with too many that wait is closed.
 */
function answerPipelinedRequestsInTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (httpRequest, httpResponse) => {
    const { socket } = httpRequest;
    // Node gives the connection to one response at a time.
    if (httpResponse.socket) return answer(httpRequest, httpResponse);
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= maxWaiting) return void socket.destroy();
    waiting.set(socket, ahead + 1);
    httpResponse.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer(httpRequest, httpResponse);
    });
  };
}

/** In milliseconds: how long connections may go on with their next HTTP requests before others have their turn. */
const maxTurnTime = 5;

/**
 * Lets all connections have their turn. Node answers what one has sent in a row without a look at others, as long as each
 * answer is at hand at once: thousands of questions in one packet would hold up every page for seconds.
 */
function letConnectionsTakeTurns(answer: RequestListener): RequestListener {
  let turn: { since: number; served: Set<Socket> } | undefined;
  const answerInTurn: RequestListener = (httpRequest, httpResponse) => {
    const { socket } = httpRequest;
    if (turn?.served.has(socket) && performance.now() - turn.since > maxTurnTime) {
      setImmediate(answerInTurn, httpRequest, httpResponse);
      return;
    }
    if (!turn) {
      turn = { since: performance.now(), served: new Set() };
      setImmediate(() => (turn = undefined));
    }
    turn.served.add(socket);
    answer(httpRequest, httpResponse);
  };
  return answerInTurn;
}

/** Of one connection: what is being sent on it, since when. */
type Sending = { since: number; from: number };

/**
 * Closes connections whose clients read so little of their response that it is not the network's fault. The slowest mobile
 * network, GPRS, carries 2,500 bytes a second, which six connections of a browser share. Node knows no more than when a
 * whole piece has left, so the time that is allowed depends on all that was handed over.
 */
function closeTricklingReaders(server: Server, { grace, bytesPerSecond }: { grace: number; bytesPerSecond: number }) {
  const sending = new Map<Socket, Sending | undefined>();
  server.on("connection", (socket) => {
    sending.set(socket, undefined);
    socket.once("close", () => sending.delete(socket));
  });
  setInterval(() => {
    const now = performance.now();
    for (const [socket, known] of sending) {
      const { bytesWritten, writableLength } = socket;
      const { since, from } = known ?? { since: now, from: bytesWritten - writableLength };
      if (now - since > grace + ((bytesWritten - from) / bytesPerSecond) * 1000) socket.destroy();
      else sending.set(socket, writableLength > 0 ? { since, from } : undefined);
    }
  }, grace / 10).unref();
}

/**
 * A server that no client can hold up. `head` and `whole` are how long one may take to send the head of an HTTP request, and
 * all of it; `stall` is how long one may read nothing of its response, and twice that is how long one may read it slower than
 * `slowest` bytes a second. Node checks connections at an interval, by default every 30 seconds, so a late one lives up to
 * an interval longer: here it is short, and part of the limit.
 */
export function createGuardedServer(
  answer: RequestListener,
  { head = 15_000, whole = 30_000, stall = 60_000, slowest = 400 } = {},
): Server {
  const connectionsCheckingInterval = head / 15;
  const options = {
    headersTimeout: head - connectionsCheckingInterval,
    requestTimeout: whole - connectionsCheckingInterval,
    connectionsCheckingInterval,
    // Most HTTP requests have no body: a stream for it would cost as much as all that is decided for a cached response.
    optimizeEmptyRequests: true,
  };
  const inTurn = letConnectionsTakeTurns(rejectAmbiguousUrls(answer));
  const server = createServer(options, answerPipelinedRequestsInTurn(inTurn));
  // Of a connection on which nothing moves while its response is awaited or sent. Bytes that leave start it anew.
  server.timeout = stall;
  closeTricklingReaders(server, { grace: 2 * stall, bytesPerSecond: slowest });
  // Longer than a proxy's own keep-alive, or it would reuse a connection that was just closed.
  server.keepAliveTimeout = 75_000;
  return server;
}

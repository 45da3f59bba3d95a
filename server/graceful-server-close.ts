import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Idle keep-alive connections are closed after this long: a proxy in front must drop its own sooner. */
const notice = 2000;
/** Responses still under way then are cut off; one that waits for a slow gateway may take most of it. */
const maxResponseTime = 8000;
/** No new connection for this long: every pending one has been accepted. Less, and a client that had to wait for a busy core may come too late. */
const quietTime = 60;
const maxHoldTime = 1000;
/** A longer turn of the event loop did work, and connections may have queued up meanwhile. */
const shortTurn = 0.5;

/**
 * Ends a server without breaking responses. Two things would break them: closing the listening socket resets all
 * connections that are pending in its backlog, and closing a keep-alive connection loses the HTTP request that is just
 * arriving on it. So pending connections are accepted before it closes, and each connection ends with its next response.
 */
export function createGracefulServerClose(server: Server): () => Promise<void> {
  /** The latest response of a connection, but those that were sent at once. */
  const latest = new WeakMap<Socket, ServerResponse>();
  const connections = new Set<Socket>();
  /** Connections whose last response is chosen: an HTTP request behind it would be carried out, and never answered. */
  const ending = new WeakSet<Socket>();
  const listeners = server.listeners("request");
  let isClosing = false;
  /** HTTP requests wait while pending connections are accepted: each response would let its client connect again. */
  let held: (() => void)[] | undefined;
  let lastConnection = 0;

  server.removeAllListeners("request");
  server.on("request", (httpRequest: IncomingMessage, httpResponse: ServerResponse) => {
    if (held) held.push(() => answer(httpRequest, httpResponse));
    else answer(httpRequest, httpResponse);
  });
  server.on("connection", (socket: Socket) => {
    lastConnection = performance.now();
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  function answer(httpRequest: IncomingMessage, httpResponse: ServerResponse) {
    if (ending.has(httpRequest.socket)) return;
    if (isClosing) endConnectionWith(httpResponse);
    for (const listener of listeners) listener.call(server, httpRequest, httpResponse);
    // A cached response is sent at once: following it would cost an eighth of its time.
    if (!httpResponse.headersSent) latest.set(httpRequest.socket, httpResponse);
  }

  function endConnectionWith(httpResponse: ServerResponse) {
    httpResponse.shouldKeepAlive = false;
    ending.add(httpResponse.req.socket);
  }

  async function acceptPending() {
    const start = performance.now();
    lastConnection = start;
    for (let before = start; ;) {
      // Each turn of the event loop accepts one connection.
      await nextTurn();
      const now = performance.now();
      const isQuiet = now - lastConnection > quietTime && now - before < shortTurn;
      if (isQuiet || now - start > maxHoldTime) return;
      before = now;
    }
  }

  return async () => {
    isClosing = true;
    // Of several on one connection, the last ends it; or the next, if the head of that one has promised to keep the connection.
    for (const socket of connections) {
      const last = latest.get(socket);
      if (last && !last.headersSent) endConnectionWith(last);
    }
    const cut = setTimeout(() => server.closeAllConnections(), maxResponseTime);
    held = [];
    await acceptPending();
    // The close of the HTTP server would also cut connections whose HTTP request has arrived but is not read yet.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const waiting = held;
    held = undefined;
    for (const handle of waiting) handle();
    await Promise.race([closed, sleep(notice)]);
    const closeIdle = setInterval(() => {
      // To Node a connection is idle as soon as its response is written, though a slow network may still carry it for seconds.
      const isSending = Array.from(connections).some((socket) => socket.writableLength > 0);
      if (!isSending) server.closeIdleConnections();
    }, 50);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(cut);
  };
}

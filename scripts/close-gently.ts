import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Long enough for clients that keep connections open to hear, with an answer, that theirs is about to close. */
const notice = 500;
/** Answers still under way then are cut off. */
const longestAnswer = 4000;

/**
 * Ends a server without breaking answers. Closing a kept-alive connection at once would break the request that is
 * just arriving on it, so each is closed with its next answer first, and only silent ones are closed after a while.
 */
export function closeGently(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive &&= !isClosing;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return async () => {
    isClosing = true;
    for (const response of open) response.shouldKeepAlive = false;
    // The close of the HTTP server would also cut connections whose request has arrived but is not read yet.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const cut = setTimeout(() => server.closeAllConnections(), longestAnswer);
    await Promise.race([closed, sleep(notice)]);
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(cut);
  };
}

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Kept-alive connections that stay silent this long are closed: a proxy in front must let go of its own sooner. */
const notice = 2000;
/** Answers still under way then are cut off; a question to a slow gateway may take most of it. */
const longestAnswer = 8000;
/** Nobody has connected for this long: whoever was about to has been let in. */
const quietTime = 30;
const longestHold = 1000;
/** A turn that did more than look around may have left somebody at the door. */
const shortTurn = 2;

/**
 * Ends a server without breaking answers. Two things would break them: the listening socket takes with it all
 * connections that nobody has accepted yet, and the end of a kept-alive connection takes the request that is just
 * arriving on it. So everybody at the door is let in before it closes, and each connection ends with its next answer.
 */
export function closeGently(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  const answers = server.listeners("request");
  let isClosing = false;
  /** While the last ones are let in nothing is answered: every answer would bring its client to the door again. */
  let held: (() => void)[] | undefined;
  let lastConnection = 0;

  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive &&= !isClosing;
    open.add(response);
    response.once("close", () => open.delete(response));
    const answer = () => answers.forEach((listener) => void listener.call(server, request, response));
    if (held) held.push(answer);
    else answer();
  });
  server.on("connection", () => (lastConnection = performance.now()));

  async function letEverybodyIn() {
    const start = performance.now();
    lastConnection = start;
    for (let before = start; ;) {
      // Each turn of the event loop accepts one connection.
      await nextTurn();
      const now = performance.now();
      const isQuiet = now - lastConnection > quietTime && now - before < shortTurn;
      if (isQuiet || now - start > longestHold) return;
      before = now;
    }
  }

  return async () => {
    isClosing = true;
    for (const response of open) response.shouldKeepAlive = false;
    const cut = setTimeout(() => server.closeAllConnections(), longestAnswer);
    held = [];
    await letEverybodyIn();
    // The close of the HTTP server would also cut connections whose request has arrived but is not read yet.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const waiting = held;
    held = undefined;
    for (const answer of waiting) answer();
    await Promise.race([closed, sleep(notice)]);
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(cut);
  };
}

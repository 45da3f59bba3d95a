import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type HttpRequest = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type From = { localAddress?: string | undefined };

/** `refused`: no connection, so nothing was sent. `dropped`: sent, but no complete response came back. */
export type Reply =
  | { kind: "answered"; status: number; body: string; milliseconds: number }
  | { kind: "refused" | "dropped"; code: string; milliseconds: number };

const maxWait = 30_000;

/** One HTTP request over a keep-alive connection of `agent`, without a retry that could hide a fault. */
export function send(url: string, httpRequest: HttpRequest, agent: Agent, { localAddress }: From = {}): Promise<Reply> {
  const start = performance.now();
  const milliseconds = () => performance.now() - start;
  return new Promise((resolve) => {
    let isConnected = false;
    const fail = (code: string) =>
      resolve({ kind: isConnected ? "dropped" : "refused", code, milliseconds: milliseconds() });
    const { path, method = "GET", headers, body } = httpRequest;
    const sent = request(url + path, { agent, method, headers, localAddress, timeout: maxWait }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("close", () => {
        if (!response.complete) return fail("incomplete");
        const text = Buffer.concat(chunks).toString();
        resolve({ kind: "answered", status: response.statusCode ?? 0, body: text, milliseconds: milliseconds() });
      });
    });
    sent.on("socket", (socket) => {
      if (!socket.connecting) isConnected = true;
      else socket.once("connect", () => (isConnected = true));
    });
    sent.on("timeout", () => sent.destroy(Object.assign(new Error("no response"), { code: "TIMEOUT" })));
    sent.on("error", (error: NodeJS.ErrnoException) => fail(error.code ?? error.name));
    sent.end(body);
  });
}

type LoadOptions = {
  url: string;
  clients: number;
  httpRequestOf: (index: number) => HttpRequest;
  onReply: (reply: Reply, httpRequest: HttpRequest) => void;
  /** The loopback address of a client, evaluated for every request. */
  addressOf?: (client: number) => string;
  /** Milliseconds before a client whose connection was refused tries again. */
  pauseAfterRefusal?: number;
};

/** Clients that each send the next request as soon as the last one is answered, until stopped. */
export function startLoad({ url, clients, httpRequestOf, onReply, addressOf, pauseAfterRefusal = 20 }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const stopped = new AbortController();
  let next = 0;
  const work = async (_: unknown, client: number) => {
    while (!stopped.signal.aborted) {
      const httpRequest = httpRequestOf(next++);
      const reply = await send(url, httpRequest, agent, { localAddress: addressOf?.(client) });
      onReply(reply, httpRequest);
      if (reply.kind === "refused") await sleep(pauseAfterRefusal);
    }
  };
  const done = Promise.all(Array.from({ length: clients }, work));
  return {
    async stop() {
      stopped.abort();
      await done;
      agent.destroy();
    },
  };
}

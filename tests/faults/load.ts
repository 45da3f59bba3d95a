import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Call = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type From = { localAddress?: string | undefined };

/** `refused`: nobody took the connection, so nothing was asked. `dropped`: asked, and no whole answer came. */
export type Reply =
  | { kind: "answered"; status: number; body: string; milliseconds: number }
  | { kind: "refused" | "dropped"; code: string; milliseconds: number };

const longestWait = 30_000;

/** One call over a kept connection of `agent`, without any retry that could hide a fault. */
export function send(url: string, call: Call, agent: Agent, { localAddress }: From = {}): Promise<Reply> {
  const start = performance.now();
  const milliseconds = () => performance.now() - start;
  return new Promise((resolve) => {
    let isConnected = false;
    const fail = (code: string) =>
      resolve({ kind: isConnected ? "dropped" : "refused", code, milliseconds: milliseconds() });
    const { path, method = "GET", headers, body } = call;
    const sent = request(url + path, { agent, method, headers, localAddress, timeout: longestWait }, (response) => {
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
    sent.on("timeout", () => sent.destroy(Object.assign(new Error("no answer"), { code: "TIMEOUT" })));
    sent.on("error", (error: NodeJS.ErrnoException) => fail(error.code ?? error.name));
    sent.end(body);
  });
}

type LoadOptions = {
  url: string;
  clients: number;
  callOf: (index: number) => Call;
  onReply: (reply: Reply, call: Call) => void;
  /** The loopback address a client comes from, asked for every call. */
  addressOf?: (client: number) => string;
  /** A client that met no server tries again a little later. */
  pauseAfterRefusal?: number;
};

/** Clients that each ask as fast as they are answered, until told to stop. */
export function startLoad({ url, clients, callOf, onReply, addressOf, pauseAfterRefusal = 20 }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const stopped = new AbortController();
  let next = 0;
  const work = async (_: unknown, client: number) => {
    while (!stopped.signal.aborted) {
      const call = callOf(next++);
      const reply = await send(url, call, agent, { localAddress: addressOf?.(client) });
      onReply(reply, call);
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

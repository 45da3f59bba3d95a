import { connect } from "node:net";
import { percentileOf } from "./figures.ts";

/** Sent to this process by `server.ts`: one raw HTTP request, to be repeated as fast as it is answered. */
export type Job = { port: number; httpRequest: string; connections: number; milliseconds: number };
export type Tally = { perSecond: number; p99: number; statuses: Record<string, number> };

process.on("message", (job: Job) => {
  void hammer(job).then((tally) => process.send?.(tally));
});

/** Raw sockets, with responses delimited by `content-length` alone: a full HTTP client would be slower than the server. */
async function hammer({ port, httpRequest, connections, milliseconds }: Job): Promise<Tally> {
  const waits: number[] = [];
  const statuses: Record<string, number> = {};
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, "127.0.0.1");
          let sent = 0;
          let missing = 0;
          const send = () => {
            sent = performance.now();
            if (sent >= end) return socket.end(resolve);
            missing = -1;
            return socket.write(httpRequest);
          };
          socket.once("connect", send).once("error", reject);
          socket.on("data", (chunk) => {
            if (missing === -1) {
              const { status, length } = readHead(chunk);
              statuses[status] = (statuses[status] ?? 0) + 1;
              missing = length;
            }
            missing -= chunk.length;
            if (missing > 0) return;
            waits.push(performance.now() - sent);
            send();
          });
        }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: waits.length / seconds, p99: percentileOf(waits, 0.99), statuses };
}

/** On loopback the first packet has the whole head; a response without `content-length` cannot be measured this way. */
function readHead(chunk: Buffer) {
  const headEnd = chunk.indexOf("\r\n\r\n") + 4;
  const head = chunk.toString("latin1", 0, headEnd);
  const status = head.slice(9, 12);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  if (headEnd < 4 || (length === undefined && status !== "204")) throw new Error(`No length in: ${head}`);
  return { status, length: headEnd + Number(length ?? 0) };
}

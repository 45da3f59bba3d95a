import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { closeGently } from "./close-gently.ts";
import { type Reply, send, startLoad } from "#tests/faults/load.ts";

async function startServer() {
  const server = createServer(async (_httpRequest, httpResponse) => {
    await sleep(1);
    httpResponse.end("a whole answer");
  });
  const close = closeGently(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test("a stop under load breaks no answer", async () => {
  const { url, close } = await startServer();
  const replies: Reply[] = [];
  const load = startLoad({
    url,
    clients: 20,
    httpRequestOf: () => ({ path: "/" }),
    onReply: (reply) => replies.push(reply),
  });
  await expect.poll(() => replies.length).toBeGreaterThan(200);
  await close();
  await load.stop();
  expect(replies.filter((reply) => reply.kind === "dropped")).toEqual([]);
});

test("a keep-alive connection is answered once more during a stop, and then closed", async () => {
  const { url, close } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect(await send(url, { path: "/" }, agent)).toMatchObject({ kind: "answered" });
  const closed = close();
  await expect.poll(() => send(url, { path: "/" }, new Agent())).toMatchObject({ kind: "refused" });
  expect(await send(url, { path: "/" }, agent)).toMatchObject({ kind: "answered" });
  await closed;
  expect(await send(url, { path: "/" }, agent)).toMatchObject({ kind: "refused" });
});

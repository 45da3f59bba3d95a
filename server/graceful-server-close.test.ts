import { Agent, createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { send, startLoad, type Reply } from "#tests/faults/load.ts";
import { createGracefulServerClose } from "./graceful-server-close.ts";

async function startServer(body: string | Buffer = "a whole answer") {
  const reached: string[] = [];
  const server = createServer(async (httpRequest, httpResponse) => {
    const { url = "" } = httpRequest;
    reached.push(url);
    await sleep(url.startsWith("/slow") ? 300 : 1);
    httpResponse.end(body);
  });
  const close = createGracefulServerClose(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, close, reached };
}

const raw = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

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

test("a client that reads slowly gets the rest of its response during a stop", async () => {
  const body = Buffer.alloc(12 * 1024 * 1024, "a");
  const { port, close } = await startServer(body);
  const socket = connect(port, "127.0.0.1", () => socket.write(raw("/")));
  socket.once("error", () => {});
  let received = 0;
  const whole = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const started = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      received += chunk.length;
      if (received > chunk.length) return;
      socket.pause();
      resolve();
    });
  });
  await started;
  const closed = close();
  // Longer than an idle connection is left open.
  await sleep(2500);
  socket.resume();
  await Promise.all([whole, closed]);
  expect(received).toBeGreaterThan(body.length);
});

test("a client that is still reading when a stop begins is answered once more", async () => {
  const body = Buffer.alloc(12 * 1024 * 1024, "a");
  const { port, close } = await startServer(body);
  const socket = connect(port, "127.0.0.1", () => socket.write(raw("/")));
  socket.once("error", () => {});
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  let received = 0;
  await new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      if (received === 0) resolve(void socket.pause());
      received += chunk.length;
      // The first response is whole with this chunk.
      if (received > body.length && received - chunk.length <= body.length) socket.write(raw("/"));
    });
  });
  const closed = close();
  socket.resume();
  await Promise.all([closed, ended]);
  expect(received).toBeGreaterThan(2 * body.length);
});

/** One connection that sends several HTTP requests at once, as no browser does. */
function openConnection(port: number) {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  return {
    ask: (...paths: string[]) => socket.write(paths.map(raw).join("")),
    answers: () => text.split("a whole answer").length - 1,
    ended: new Promise<void>((resolve) => socket.once("close", () => resolve())),
  };
}

test("of several HTTP requests sent at once during a stop, only what is answered is carried out", async () => {
  const { port, close, reached } = await startServer();
  const { ask, answers, ended } = openConnection(port);
  ask("/before");
  await expect.poll(answers).toBe(1);
  const closed = close();
  ask("/first", "/second");
  await Promise.all([ended, closed]);
  expect(answers()).toBe(2);
  expect(reached).toEqual(["/before", "/first"]);
});

test("what was asked before a stop is answered to the last, on one connection too", async () => {
  const { port, close, reached } = await startServer();
  const { ask, answers, ended } = openConnection(port);
  // The quick one is done first, and its response waits for its turn.
  ask("/slow/1", "/slow/2", "/quick");
  await expect.poll(() => reached).toContain("/quick");
  await sleep(50);
  await Promise.all([close(), ended]);
  expect(answers()).toBe(3);
});

import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { prepareResponse } from "./prepared-response.ts";
import { createGuardedServer } from "./url-and-connection-guards.ts";
import { createResponseCache, sendAndCachePrepared } from "./response-cache.ts";

const textOf = (name: string) => prepareResponse(Buffer.from(name), {}, { goodUntil: Number.POSITIVE_INFINITY });

/** Two pages in a cache by target, in front of an app that reads the address as Hono does. */
async function startServer({ isGuarded = true } = {}) {
  const ready = createResponseCache(() => new Date());
  const pages = { home: await textOf("home"), blog: await textOf("blog") };
  const app = new Hono();
  app.use(ready.middleware);
  app.get("/", (c) => sendAndCachePrepared(c, pages.home));
  app.get("/blog", (c) => sendAndCachePrepared(c, pages.blog));
  const answerByApp = getRequestListener(app.fetch);
  const answer: RequestListener = (httpRequest, httpResponse) => {
    if (!ready.send(httpRequest, httpResponse)) void answerByApp(httpRequest, httpResponse);
  };
  const server = isGuarded ? createGuardedServer(answer) : createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  /** The status and the body of one response; fetch would not send such a host. */
  return (target: string, hostLine: string) =>
    new Promise<string>((resolve, reject) => {
      const lines = [`GET ${target} HTTP/1.1`, hostLine, "connection: close"];
      const socket = connect(port, "127.0.0.1", () => socket.end(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString()));
      socket.once("error", reject);
      socket.once("close", () => resolve(`${text.slice(9, 12)} ${text.split("\r\n\r\n")[1] ?? ""}`));
    });
}

const strangeHosts = [
  "1/blog?",
  "1\\blog?",
  "1#xxxxx",
  "1?xxxxx",
  "me@localhost",
  "a b",
  "ü.aü/blog?x",
  "localhost:",
  "localhost:x",
  "[::1",
  "",
];

const brokenAddresses = ["localhost:99999", "1.2.3.999", "1.2.3.4.5", "0x100000000"];

test.each([...strangeHosts, ...brokenAddresses])("a host %j is refused", async (host) => {
  const ask = await startServer();
  expect(await ask("/", `host: ${host}`)).toBe("400 Bad Request");
});

test.each(["localhost", "course.example:8080", "app_1:3000", "127.0.0.1:4173", "[::1]:4173", "[2001:db8::1]"])(
  "a host %j is answered",
  async (host) => {
    const ask = await startServer();
    expect(await ask("/", `host: ${host}`)).toBe("200 home");
  },
);

test.each(strangeHosts)(
  "a response to the host %j is not cached for others, even without the check of hosts",
  async (host) => {
    const ask = await startServer({ isGuarded: false });
    await ask("/", `host: ${host}`);
    expect(await ask("/", "host: localhost")).toBe("200 home");
  },
);

test.each(["/x%2fy/../blog", "/..", "/.", "/./blog", "/%2E%2e/blog?q=a", "/x/.%2e?q", "/x\\..\\blog"])(
  "a target %j is refused: other readers may resolve it otherwise",
  async (target) => {
    const ask = await startServer();
    expect(await ask(target, "host: localhost")).toBe("400 Bad Request");
  },
);

test.each(["/blog?q=/../x", "/blog?a=.", "/blog?.."])("dots in the query of %j are left alone", async (target) => {
  const ask = await startServer();
  expect(await ask(target, "host: localhost")).toBe("200 blog");
});

test("a response to a target with another address in it is not cached for others", async () => {
  const ask = await startServer();
  await ask("http://localhost/blog", "host: localhost");
  await ask("http://localhost/blog?x", "host: localhost");
  expect(await ask("/", "host: localhost")).toBe("200 home");
  expect(await ask("/blog", "host: localhost")).toBe("200 blog");
});

/** Sends HTTP requests for /0, /1 and so on in one packet; resolves with all that comes back when the server ends the connection. */
async function sendAtOnce(count: number, answer: RequestListener): Promise<string> {
  const server = createGuardedServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const heads = Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nhost: a\r\n`);
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${heads.join("\r\n")}connection: close\r\n\r\n`);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

test("HTTP requests of one connection are answered one after the other", async () => {
  let underWay = 0;
  const text = await sendAtOnce(50, async ({ url }, httpResponse) => {
    underWay += 1;
    await nextTurn();
    httpResponse.end(`answer ${url} of ${underWay};`);
    underWay -= 1;
  });
  const answers = Array.from(text.matchAll(/answer [^;]+/g), ([answer]) => answer);
  expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => `answer /${index} of 1`));
});

test("a connection that piles up HTTP requests is closed", async () => {
  let reached = 0;
  await sendAtOnce(2000, async (_, httpResponse) => {
    reached += 1;
    await nextTurn();
    httpResponse.end();
  });
  expect(reached).toBe(1);
});

test("whoever sends many HTTP requests in a row does not keep others waiting", async () => {
  const answered: string[] = [];
  const server = createGuardedServer((httpRequest, httpResponse) => {
    httpRequest.resume().on("end", () => {
      const start = performance.now();
      while (performance.now() - start < 2);
      answered.push(httpRequest.url ?? "");
      httpResponse.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const [greedy, other] = [0, 1].map(() => connect((server.address() as AddressInfo).port, "127.0.0.1"));
  if (!greedy || !other) throw new Error("there are two connections");
  await Promise.all([once(greedy, "connect"), once(other, "connect")]);
  const post = (url: string) => `POST ${url} HTTP/1.1\r\nHost: site.test\r\nContent-Length: 2\r\n\r\n{}`;
  greedy.write(post("/greedy").repeat(60));
  other.write(post("/other"));
  await once(other, "data");
  expect(answered.indexOf("/other")).toBeLessThan(10);
});

/** Sends the beginning of an HTTP request and nothing more; resolves when the server ends the connection. */
async function stall(beginning: string, limits: Parameters<typeof createGuardedServer>[1]) {
  const server = createGuardedServer(
    (httpRequest, httpResponse) => httpRequest.resume().on("end", () => httpResponse.end()),
    limits,
  );
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  socket.write(beginning);
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
}

test.for([
  ["nothing", ""],
  ["half a head", "POST / HTTP/1.1\r\nHost: site.test\r\nX-"],
  ["half a body", "POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 100\r\n\r\nhalf"],
] as const)(
  "a client that sends %s is disconnected, long before Node's default check",
  { timeout: 10_000 },
  async ([, beginning]) => {
    await expect(stall(beginning, { head: 150, whole: 300 })).resolves.toBeUndefined();
  },
);

test("the head of an HTTP request is there within 15 seconds and all of it within 30", () => {
  const { headersTimeout, requestTimeout } = createGuardedServer(() => {});
  const interval = 1000;
  expect([headersTimeout + interval, requestTimeout + interval]).toEqual([15_000, 30_000]);
});

test("a client that reads nothing of its response is disconnected, one that reads slowly is not", async () => {
  const size = 30_000_000;
  const body = Buffer.alloc(size);
  const server = createGuardedServer((_, httpResponse) => httpResponse.end(body), { stall: 400 }).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const ask = () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
    return socket;
  };
  const stalled = ask().pause();
  const [left] = await once(server, "connection");
  await once(left, "close");
  stalled.destroy();

  const slow = ask();
  let read = 0;
  slow.on("data", (chunk) => {
    read += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 2);
  });
  await once(slow, "close");
  expect(read).toBeGreaterThan(size);
});

test("a client that reads a little now and then is disconnected, one that reads on is not", async () => {
  const size = 30_000_000;
  const body = Buffer.alloc(size);
  const limits = { stall: 1000, slowest: 30_000_000 };
  const server = createGuardedServer((_, httpResponse) => httpResponse.end(body), limits).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const readAll = async (pause: number) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    socket.write("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
    let read = 0;
    socket.on("data", (chunk) => {
      read += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), pause);
    });
    await once(socket, "close");
    return read;
  };
  const [all, little] = await Promise.all([readAll(0), readAll(15)]);
  expect(all).toBeGreaterThan(size);
  expect(little).toBeLessThan(size);
}, 30_000);

import { afterEach, expect, test, vi } from "vitest";
import runOfflineServiceWorker from "./service-worker.ts";

type Answer = (httpRequest: Request) => Response | Promise<Response>;
type Listener = (event: {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}) => void;

const site = "https://course.example";
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

afterEach(() => vi.unstubAllGlobals());

/** A device with the worker, and a network that answers as the test says. */
function startDevice() {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (key: Request | string) => new URL(key instanceof Request ? key.url : key, site).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return { put: async (key: Request | string, response: Response) => void store.set(addressOf(key), response) };
  };
  const network = { answer: offline as Answer, asked: [] as string[] };
  vi.stubGlobal("location", { origin: site });
  vi.stubGlobal("caches", {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (key: Request | string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(addressOf(key))?.clone(),
  });
  vi.stubGlobal("fetch", async (to: Request | string, init?: RequestInit) => {
    const httpRequest = to instanceof Request ? to : new Request(new URL(to, site), init);
    network.asked.push(`${httpRequest.method} ${new URL(httpRequest.url).pathname}`);
    return network.answer(httpRequest);
  });
  const listeners = new Map<string, Listener>();
  runOfflineServiceWorker({
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    addEventListener: (name, listener) => void listeners.set(name, listener as unknown as Listener),
  });
  /** What the browser shows for an address, and the work that goes on after it. */
  function visit(path: string, method = "GET") {
    const work: Promise<unknown>[] = [];
    let response = Promise.reject<Response>(new Error("not answered"));
    response.catch(() => {});
    listeners.get("fetch")?.({
      request: new Request(site + path, { method }),
      respondWith: (given) => void (response = given),
      waitUntil: (given) => void work.push(given),
    });
    const shown = response.then(
      (given) => given.text(),
      () => "no connection",
    );
    return { shown, settled: async () => void (await Promise.allSettled([shown, ...work])) };
  }
  return { network, visit, kept: async () => (await caches.match("/my", { cacheName: "my-page" }))?.text() };
}

const pageOf = (name: string) => new Response(name);
const redirect = () => Response.redirect(`${site}/my`, 303);
const unknown = () => new Response("unknown", { status: 404 });

test("the page of the student who was here last is shown without a connection, and goes with the link", async () => {
  const { network, visit, kept } = startDevice();
  network.answer = () => pageOf("Asha");
  await visit("/my").settled();
  network.answer = offline;
  expect(await visit("/my").shown).toBe("Asha");
  network.answer = unknown;
  expect(await visit("/my").shown).toBe("unknown");
  expect(await kept()).toBeUndefined();
});

test("an answer that was on its way when the student left, or another came, is not kept", async () => {
  for (const [path, method, then] of [
    ["/my/leave", "POST", redirect],
    ["/my/ravis-key", "GET", redirect],
  ] as const) {
    const { network, visit, kept } = startDevice();
    const answer = Promise.withResolvers<Response>();
    network.answer = () => answer.promise;
    const slow = visit("/my");
    await vi.waitFor(() => expect(network.asked).toEqual(["GET /my"]));
    network.answer = then;
    await visit(path, method).settled();
    answer.resolve(pageOf("Asha"));
    await slow.settled();
    expect(await kept()).toBeUndefined();
  }
});

test("a copy that is being written when its link ends goes with it", async () => {
  const { network, visit, kept } = startDevice();
  const disk = Promise.withResolvers<void>();
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const { caches: quick } = globalThis;
  const open = async (name: string) => disk.promise.then(() => quick.open(name));
  vi.stubGlobal("caches", Object.assign(Object.create(quick), { open }));
  network.answer = () => pageOf("Asha");
  const writing = visit("/my");
  await nextTask();
  network.answer = unknown;
  const ended = visit("/my");
  await nextTask();
  disk.resolve();
  await Promise.all([writing.settled(), ended.settled()]);
  expect(await kept()).toBeUndefined();
});

test("who leaves without a connection has left: the cookie ends before anything is opened", async () => {
  const { network, visit, kept } = startDevice();
  network.answer = () => pageOf("Asha");
  await visit("/my").settled();
  network.answer = offline;
  expect(await visit("/my/leave", "POST").shown).toBe("no connection");
  expect(await kept()).toBeUndefined();
  network.asked.length = 0;
  let hasCookie = true;
  network.answer = ({ url, method }) => {
    if (method === "POST" && url.endsWith("/my/leave")) {
      hasCookie = false;
      return redirect();
    }
    return hasCookie ? pageOf("Asha") : unknown();
  };
  expect(await visit("/my").shown).toBe("unknown");
  expect(network.asked).toEqual(["POST /my/leave", "GET /my"]);
  await visit("/my").settled();
  expect(network.asked).toHaveLength(3);
});

test("a copy is shown for thirty days: a link that ended meanwhile is not known without a connection", async () => {
  const { network, visit, kept } = startDevice();
  const day = 24 * 60 * 60 * 1000;
  const keep = (age: number) => {
    const date = new Date(Date.now() - age * day).toUTCString();
    network.answer = () => new Response("Asha", { headers: { date } });
    return visit("/my").settled();
  };
  await keep(29);
  network.answer = offline;
  expect(await visit("/my").shown).toBe("Asha");
  await keep(31);
  network.answer = offline;
  expect(await visit("/my").shown).toBe("no connection");
  expect(await kept()).toBeUndefined();
});

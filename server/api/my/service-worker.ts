type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  fetch: FetchEvent;
};
/** As much of a service worker as this one uses: the types of pages do not have it. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

const cacheName = "my-page";
/** Has nothing in it: that it is there says that the student left, and the server does not know yet. */
const leftName = "my-left";
const page = "/my";
const leavePath = `${page}/leave`;
/** In milliseconds. A link may have ended meanwhile, which nothing tells a device that is never online. */
const maxKeptTime = 30 * 24 * 60 * 60 * 1000;

/** Runs in the browser, for `/my` alone: keeps the page of the student who was here last, for when there is no connection. */
export default function runOfflineServiceWorker(worker: WorkerScope) {
  /** Which answer may be kept: one that was asked for before the last was, or before all was forgotten, comes too late. */
  let latest = 0;

  /** One after the other: what is being written when all is forgotten would come back after it. */
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = (task: () => Promise<unknown>) => (work = work.then(task, task));

  async function forget() {
    latest += 1;
    await inTurn(() => caches.delete(cacheName));
  }

  /** Keeps the page as it is now; one that is not known any more is forgotten. */
  async function refresh(): Promise<Response> {
    latest += 1;
    const asked = latest;
    const response = await fetch(page);
    if (response.status === 404) await forget();
    else if (response.ok) {
      await inTurn(async () => {
        if (asked === latest) await (await caches.open(cacheName)).put(page, response.clone());
      });
    }
    return response;
  }

  /** Ends the cookie, which the server alone can. */
  async function endCookie(ask: Promise<Response>): Promise<Response> {
    const response = await ask;
    // A redirect, of which a worker sees no status.
    if (response.status >= 400) throw new Error("the cookie is still there");
    await caches.delete(leftName);
    return response;
  }

  async function leave(httpRequest: Request): Promise<Response> {
    await caches.open(leftName);
    await forget();
    return endCookie(fetch(httpRequest));
  }

  /** Who left without a connection has left: the cookie goes before anything is opened. */
  async function finishLeaving() {
    if (await caches.has(leftName)) await endCookie(fetch(leavePath, { method: "POST", redirect: "manual" }));
  }

  async function openPage({ search }: URL, httpRequest: Request, event: FetchEvent): Promise<Response> {
    try {
      if (search === "") return await refresh();
      const response = await fetch(httpRequest);
      event.waitUntil(refresh());
      return response;
    } catch (error) {
      const kept = await caches.match(page, { cacheName });
      if (!kept) throw error;
      if (Date.now() - Date.parse(kept.headers.get("date") ?? "") > maxKeptTime) {
        await forget();
        throw error;
      }
      return search === "" ? kept : Response.redirect(page);
    }
  }

  /** A link with a key may be another student's: what was kept before it goes, once the link has answered. */
  async function openLink(httpRequest: Request): Promise<Response> {
    const response = await fetch(httpRequest);
    await forget();
    return response;
  }

  async function send(httpRequest: Request, event: FetchEvent): Promise<Response> {
    const response = await fetch(httpRequest);
    if (response.ok || response.type === "opaqueredirect") event.waitUntil(refresh());
    return response;
  }

  /** Its name changes with what it holds, so a kept one is never too old. */
  async function findFile(httpRequest: Request): Promise<Response> {
    const kept = await caches.match(httpRequest, { cacheName });
    if (kept) return kept;
    const response = await fetch(httpRequest);
    if (response.ok) await (await caches.open(cacheName)).put(httpRequest, response.clone());
    return response;
  }

  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
  // The files of the page that is open: it came before this worker.
  worker.addEventListener("message", (event) => {
    const files = Array.isArray(event.data)
      ? event.data.filter((file): file is string => typeof file === "string")
      : [];
    event.waitUntil(caches.open(cacheName).then((cache) => Promise.all([refresh(), cache.addAll(files)])));
  });
  worker.addEventListener("fetch", (event) => {
    const { request: httpRequest } = event;
    const url = new URL(httpRequest.url);
    const isOwn = url.pathname.startsWith(`${page}/`);
    const respond = (answer: () => Promise<Response>) => event.respondWith(finishLeaving().then(answer));
    if (url.origin !== location.origin) return;
    if (httpRequest.method === "POST") {
      if (url.pathname === leavePath) event.respondWith(leave(httpRequest));
      else if (isOwn) respond(() => send(httpRequest, event));
    } else if (url.pathname === page) respond(() => openPage(url, httpRequest, event));
    else if (isOwn && !url.pathname.includes(".")) respond(() => openLink(httpRequest));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(findFile(httpRequest));
  });
}

/** Lets a service worker of `/my` keep the page and its files. Where there is none, the page needs a connection. */
export async function keepOfflineCopy(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/my/sw.js", { scope: "/my" });
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    active?.postMessage(
      files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/")).map(String),
      {},
    );
  } catch {
    // A browser may forbid it, in a private window for example.
  }
}

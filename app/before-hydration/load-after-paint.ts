declare global {
  interface Window {
    loadAfterPaint?: (modules?: readonly string[]) => Promise<void>;
  }
}

/**
 * Fetches a page's modules, all at once, when the first paint is over, or right away where none is to come because the page is
 * in the background. Called by the end of the first screen, and again by the script that imports them, which then waits.
 */
export default function provideLoadAfterPaint(page: Window) {
  const { document } = page;
  let loading: Promise<void> | undefined;
  page.loadAfterPaint = (modules = []) => (loading ??= load(modules));

  async function load(modules: readonly string[]) {
    if (!document.hidden) await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
    for (const href of modules) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
    }
  }
}

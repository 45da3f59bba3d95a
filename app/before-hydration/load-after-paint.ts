import { loadFonts, type WebFont } from "./load-fonts.ts";

declare global {
  interface Window {
    loadAfterPaint?: (modules?: readonly string[], fonts?: readonly WebFont[]) => Promise<void>;
  }
}

/**
 * Fetches a page's fonts and modules, all at once, when the first paint is over, or right away where none is to come because the page is
 * in the background. Called by the end of the first screen, and again by the script that imports them, which then waits.
 */
export default function provideLoadAfterPaint(page: Window & typeof globalThis) {
  const { document } = page;
  let loading: Promise<void> | undefined;
  page.loadAfterPaint = (modules = [], fonts = []) => (loading ??= load(modules, fonts));

  async function load(modules: readonly string[], fonts: readonly WebFont[]) {
    if (!document.hidden) await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
    void loadFonts(page, fonts);
    for (const href of modules) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
    }
  }
}

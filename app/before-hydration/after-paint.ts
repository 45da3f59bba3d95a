declare global {
  interface Window {
    afterPaint?: () => Promise<void>;
  }
}

/** Lets the script that hydrates the page wait for the next paint, but for a page in the background, which has none. */
export default function provideAfterPaint(page: Window & typeof globalThis) {
  page.afterPaint = async () => {
    if (page.document.hidden) return;
    await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  };
}

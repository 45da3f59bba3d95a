declare global {
  interface Window {
    loadAfterPaint?: (modules: readonly string[], sheet?: string) => Promise<void>;
  }
}

/**
 * Fetches a page's modules and the whole style sheet, all at once, when the first paint is over, or right away where none is
 * to come because the page is in the background. Resolves when the sheet is applied: then scripts may show anything.
 */
export default function provideLoadAfterPaint(page: Window) {
  const { document } = page;
  page.loadAfterPaint = async (modules, sheet) => {
    if (!document.hidden) await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
    for (const href of modules) document.head.append(createLink("modulepreload", href));
    if (!sheet) return;
    const link = createLink("stylesheet", sheet);
    await new Promise((resolve) => {
      // Also where it fails: the page has all that it needs itself.
      for (const type of ["load", "error"]) link.addEventListener(type, resolve);
      document.head.append(link);
    });
  };

  function createLink(rel: string, href: string) {
    const link = document.createElement("link");
    return Object.assign(link, { rel, href, fetchPriority: "low" });
  }
}

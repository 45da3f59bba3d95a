/**
 * How a visitor shows that the first screen is not all they came for. A click without a press comes from assistive
 * technology; the page loses the focus when the browser's own search opens.
 */
const signs = ["scroll", "pointerdown", "keydown", "focusin", "click", "blur"] as const;

/** Not where the page was never deferred, nor where the address asks for another state than the HTML has. */
let isAwaited =
  !import.meta.env.SSR && document.documentElement.classList.contains("sparing") && location.search === "";

export const isFirstSignAwaited = () => isAwaited;

/** Resolves at the first sign, at once where none is awaited. */
export const firstSign = new Promise<void>((resolve) => {
  if (!isAwaited) return resolve();
  const awaited = new AbortController();
  function note() {
    isAwaited = false;
    awaited.abort();
    resolve();
  }
  // While the event is captured, so that what it reaches hydrates in time to handle it.
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true, signal: awaited.signal });
});

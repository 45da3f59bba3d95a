/**
 * How a visitor shows that the first screen is not all they came for. A click without a press comes from assistive
 * technology; the page loses the focus when the browser's own search opens.
 */
const signs = ["scroll", "pointerdown", "keydown", "focusin", "click", "blur"] as const;

let isAwaited = false;
let resolve = () => {};

/** Resolves at the first sign. */
export const firstSign = new Promise<void>((resolveSign) => {
  resolve = resolveSign;
});

/** False where the page was never deferred, and where the address asks for another state than the HTML has. */
export const isFirstSignAwaited = () => isAwaited;

function note() {
  isAwaited = false;
  for (const sign of signs) removeEventListener(sign, note, true);
  resolve();
}

if (!import.meta.env.SSR && document.documentElement.classList.contains("sparing") && location.search === "") {
  isAwaited = true;
  // While the event is captured, so that what it reaches hydrates in time to handle it.
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
}

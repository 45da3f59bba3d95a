/** Falls back to a pause where the browser cannot tell when it is idle. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 200);

const waiting: Element[] = [];
let isSettling = false;

/**
 * Lays out what stands below the first screen piece by piece, once the page has answered and the browser is idle.
 * Until then the stylesheet skips it, or laying out the whole page would hold up the first taps.
 */
export function settleLater(section: Element) {
  waiting.push(section);
  if (isSettling) return;
  isSettling = true;
  whenIdle(settleNext);
}

/** At once, before a scroll whose way must be known. */
export function settleNow() {
  for (const section of waiting.splice(0)) section.classList.remove("unsettled");
}

function settleNext() {
  waiting.shift()?.classList.remove("unsettled");
  isSettling = waiting.length > 0;
  // The frame in between does the layout; the next piece waits for its own.
  if (isSettling) requestAnimationFrame(() => whenIdle(settleNext));
}

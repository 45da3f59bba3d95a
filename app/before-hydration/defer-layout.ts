const interactions = ["scroll", "pointerdown", "keydown"];
/** On a screen that shows half the page there is little to defer. A media query, because reading `innerHeight` would force a layout. */
const tallScreen = "(min-height: 1201px)";

/**
 * Runs before the first paint. The parts of a long page below its first screen (`ui/hydrate-below-fold-later.tsx`) wait until its HTML is
 * there: laying them out again with every packet would hold up the first paint. Then they are left to the browser,
 * which lays out what comes near (`content-visibility: auto`); many visitors never go further. With the first scroll or
 * tap all are laid out, each in a task of its own, so that the page soon has its real length; with the first key at
 * once, since it may be End. Not where the visitor comes back to a place further down.
 */
export default function deferLayout(page: Window) {
  const { document } = page;
  const classes = document.documentElement.classList;
  const [visit] = page.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (page.matchMedia(tallScreen).matches || page.location.hash || visit?.type !== "navigate") return;
  classes.add("defers-layout", "html-loading");

  const afterFrame = (task: () => void) => page.requestAnimationFrame(() => page.setTimeout(task));
  const endLoading = () => classes.remove("html-loading");

  function layOut([part, ...rest]: HTMLElement[]) {
    if (!part) return classes.remove("defers-layout");
    part.classList.add("laid-out");
    void part.offsetHeight;
    afterFrame(() => layOut(rest));
  }
  function layOutAll() {
    const parts = document.querySelectorAll<HTMLElement>(".below-fold .part:not(.part .part)");
    afterFrame(() => layOut([...parts]));
  }
  function start({ type }: Event) {
    for (const other of interactions) page.removeEventListener(other, start, true);
    endLoading();
    if (type === "keydown") classes.remove("defers-layout");
    else if (document.readyState === "loading") page.addEventListener("DOMContentLoaded", layOutAll);
    else layOutAll();
  }

  for (const type of interactions) page.addEventListener(type, start, { capture: true, passive: true });
  page.addEventListener("DOMContentLoaded", () => afterFrame(endLoading));
}

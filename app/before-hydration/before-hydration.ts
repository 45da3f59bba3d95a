import deferLayout from "./defer-layout.ts";
import recordEarlyClicks from "./early-clicks.ts";
import provideLoadAfterPaint from "./load-after-paint.ts";
import applyTheme from "./theme.ts";

/** Runs before the first paint; a page has it inline, as one script. */
export default function runBeforeHydration(page: Window & typeof globalThis) {
  applyTheme(page);
  recordEarlyClicks(page);
  deferLayout(page);
  provideLoadAfterPaint(page);
}

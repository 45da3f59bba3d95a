import provideAfterPaint from "./after-paint.ts";
import deferLayout from "./defer-layout.ts";
import recordEarlyClicks from "./early-clicks.ts";
import provideLoadFonts from "./load-fonts.ts";
import applyTheme from "./theme.ts";

/** Runs before the first paint; a page has it inline, as one script. */
export default function runBeforeHydration(page: Window & typeof globalThis) {
  applyTheme(page);
  recordEarlyClicks(page);
  deferLayout(page);
  provideLoadFonts(page);
  provideAfterPaint(page);
}

import deferLayout from "./defer-layout.ts";
import applyTheme from "./theme.ts";

/** Runs before the first paint; a page has it inline, as one script. */
export default function runBeforeHydration(page: Window & typeof globalThis) {
  applyTheme(page);
  recordEarlyClicks(page);
  deferLayout(page);
  provideLoadFonts(page);
  provideAfterPaint(page);
}

/** Family, source, weight, range of signs, and whether the page has a sign of it (`parseFontFaces` of `server/pages/page-styles.ts`). */
type WebFont = readonly [family: string, source: string, weight: string, unicodeRange: string, isUsed: boolean];

declare global {
  interface Window {
    takeEarlyClicks?: () => HTMLElement[];
    loadFonts?: (fonts: readonly WebFont[]) => Promise<void>;
    afterPaint?: () => Promise<void>;
  }
}

/**
 * On a slow network a page is seen seconds before it hydrates. This records the buttons and tabs pressed meanwhile, each once
 * however impatient the visitor, except those that the browser itself gives an effect.
 */
export function recordEarlyClicks(page: Window) {
  const pressed = new Set<HTMLElement>();
  function recordPress({ target }: Event) {
    const button = (target as Element).closest<HTMLElement>("button[type=button]:not([popovertarget]), [role=tab]");
    if (button) pressed.add(button);
  }
  page.addEventListener("click", recordPress);
  page.takeEarlyClicks = () => {
    page.removeEventListener("click", recordPress);
    return [...pressed];
  };
}

/**
 * Gives the page its fonts in one step, when all that it uses are there: each by itself has the browser lay all text out anew.
 * Until then it knows none: one that is named but still loads has it look for system fonts in every size, which took half of
 * the time until the first paint. None is preloaded by a tag either: a browser holds the first paint back for that.
 */
export function provideLoadFonts(page: Window & typeof globalThis) {
  page.loadFonts = async (fonts) => {
    const faces = await Promise.all(
      fonts.map(async ([family, source, weight, unicodeRange, isUsed]) => {
        const face = new page.FontFace(family, source, { weight, unicodeRange, display: "swap" });
        // One that fails is drawn in its fallback, as it would be anyway.
        if (isUsed) await face.load().catch(() => face);
        return face;
      }),
    );
    for (const face of faces) page.document.fonts.add(face);
  };
}

/** Lets the script that hydrates the page wait for the next paint, but for a page in the background, which has none. */
export function provideAfterPaint(page: Window & typeof globalThis) {
  page.afterPaint = async () => {
    if (page.document.hidden) return;
    await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  };
}

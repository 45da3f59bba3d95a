/** Family, source, weight, range of signs, and whether the page has a sign of it (`server/pages/parse-font-faces.ts`). */
type WebFont = readonly [family: string, source: string, weight: string, unicodeRange: string, isUsed: boolean];

declare global {
  interface Window {
    loadFonts?: (fonts: readonly WebFont[]) => Promise<void>;
  }
}

/**
 * Gives the page its fonts in one step, when all that it uses are there: each by itself has the browser lay all text out anew.
 * Until then it knows none: one that is named but still loads has it look for system fonts in every size, which took half of
 * the time until the first paint. None is preloaded by a tag either: a browser holds the first paint back for that.
 */
export default function provideLoadFonts(page: Window & typeof globalThis) {
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

/** Family, source, weight, range of signs, and whether the page has a sign of it (`server/pages/web-fonts.ts`). */
export type WebFont = readonly [family: string, source: string, weight: string, unicodeRange: string, isUsed: boolean];

/**
 * Gives the page its fonts in one step, when all that it uses are there: each by itself has the browser lay all text out anew.
 * Until then it knows none: one that is named but still loads has it look for system fonts in every size, which took half of
 * the time until the first paint.
 */
export async function loadFonts(page: Window & typeof globalThis, fonts: readonly WebFont[]) {
  const faces = await Promise.all(
    fonts.map(async ([family, source, weight, unicodeRange, isUsed]) => {
      const face = new page.FontFace(family, source, { weight, unicodeRange, display: "swap" });
      // One that fails is drawn in its fallback, as it would be anyway.
      if (isUsed) await face.load().catch(() => face);
      return face;
    }),
  );
  for (const face of faces) page.document.fonts.add(face);
}

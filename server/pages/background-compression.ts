import { setTimeout } from "node:timers/promises";
import { recompressAtBestLevel, type PreparedResponse } from "../http/prepared-response.ts";

/** In milliseconds, after the first page: a start has more urgent work, and so has the first visitor of a day. */
const quietTime = 10_000;

export type CachedPage = { goodUntil: number; response: Promise<PreparedResponse | Response> };

/**
 * Compresses pages as well as it gets, which takes some twenty times as long as the quick way, when nobody waits for them. Only
 * this last form may be left ready in front of the app, where nothing replaces it before midnight.
 */
export function createBackgroundCompression(after = quietTime) {
  const waiting = new Map<CachedPage, PreparedResponse>();
  let work: Promise<void> | undefined;

  /** One after the other, on another thread: visitors keep a processor. */
  async function compressAll() {
    for (const [page, quick] of waiting) {
      // What cannot be compressed, for want of memory, stays as it is.
      const best = await recompressAtBestLevel(quick).catch(() => quick);
      // Not before: the page may have been expired meanwhile.
      page.response = Promise.resolve({ ...best, goodUntil: page.goodUntil });
      waiting.delete(page);
    }
    work = undefined;
  }

  return {
    add(page: CachedPage, quick: PreparedResponse) {
      waiting.set(page, quick);
      work ??= setTimeout(after, undefined, { ref: false }).then(compressAll);
    },
    /** For a page that is cached no more. */
    drop: (page: CachedPage) => void waiting.delete(page),
    finished: async () => work,
  };
}

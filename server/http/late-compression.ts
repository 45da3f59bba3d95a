import { setTimeout } from "node:timers/promises";
import { compressBest, type StoredResponse } from "./stored-response.ts";

/** In milliseconds: a start has more urgent work, and so has the first visitor of a day. */
const quietTime = 10_000;

export type CachedPage = { goodUntil: number; stored: Promise<StoredResponse | Response> };

/**
 * Compresses pages as well as it gets, which takes some twenty times as long as the quick way, when nobody waits for them. Only
 * then they are good for later requests without the app: what is left ready there stays as it is.
 */
export function createLateCompression(after = quietTime) {
  const waiting = new Map<CachedPage, StoredResponse>();
  let work: Promise<void> | undefined;

  /** One after the other, on another thread: visitors keep a processor. */
  async function compressAll() {
    for (const [page, quick] of waiting) {
      // What cannot be made smaller, for want of memory, is sent as it is.
      const best = await compressBest(quick, page.goodUntil).catch(() => quick);
      page.stored = Promise.resolve(best);
      waiting.delete(page);
    }
    work = undefined;
  }

  return {
    add(page: CachedPage, quick: StoredResponse) {
      waiting.set(page, quick);
      work ??= setTimeout(after, undefined, { ref: false }).then(compressAll);
    },
    finished: async () => work,
  };
}

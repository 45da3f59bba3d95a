/** Counts the gateway calls of a day; `take` says whether one more is allowed. */
export type DailyLimit = { take: () => boolean | Promise<boolean> };

/** Per process, in memory: a restart or a second instance starts a count of its own. */
export function createDailyLimit(limit: number, now: () => Date): DailyLimit {
  let day = "";
  let used = 0;
  return {
    take() {
      const today = now().toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        used = 0;
      }
      if (used >= limit) return false;
      used += 1;
      return true;
    },
  };
}

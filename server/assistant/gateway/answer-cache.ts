const timeToLive = 3_600_000;
const mostEntries = 500;

/** Caches the last answers for an hour, so that the same question is not sent twice; the oldest make room. */
export function createAnswerCache<Value>(now: () => number) {
  const entries = new Map<string, { at: number; value: Value }>();

  return {
    find(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() - entry.at >= timeToLive) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    save(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, { at: now(), value });
      for (const oldest of entries.keys()) {
        if (entries.size <= mostEntries) break;
        entries.delete(oldest);
      }
    },
    delete(key: string) {
      entries.delete(key);
    },
  };
}

const keptFor = 3_600_000;
const mostKept = 500;

/** Remembers the last answers for an hour, so that the same question is not asked twice; the oldest make room. */
export function createKeptAnswers<Value>(now: () => number) {
  const kept = new Map<string, { at: number; value: Value }>();

  return {
    find(key: string): Value | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      if (now() - entry.at >= keptFor) return undefined;
      kept.set(key, entry);
      return entry.value;
    },
    keep(key: string, value: Value) {
      kept.delete(key);
      kept.set(key, { at: now(), value });
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
    },
    forget(key: string) {
      kept.delete(key);
    },
  };
}

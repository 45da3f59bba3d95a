/** Remembers the results of the most recently asked keys, and no more of them than `limit`. */
export function keepRecent<Value>(limit: number) {
  const kept = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

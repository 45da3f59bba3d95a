import { LRUCache } from "lru-cache";

/** Remembers what is read out of the site's own texts: the same few are compared with every answer. */
export function rememberPerText<Result extends object | string>(read: (text: string) => Result) {
  const known = new LRUCache<string, Result>({ max: 300 });
  return (text: string): Result => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

/** `क k ख kh`: each letter and what stands for it. */
export function letterTable(written: string): ReadonlyMap<string, string> {
  const parts = written.split(/\s+/);
  return new Map(parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? ""] as const] : [])));
}

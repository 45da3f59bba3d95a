import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send one of a handful of these headers. */
const picked = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that an `accept-encoding` header allows. */
export function pickEncoding(accepted = ""): Encoding {
  const known = picked.get(accepted);
  if (known) return known;
  const names = new Set(
    accepted
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  const encoding = names.has("br") ? "br" : names.has("gzip") ? "gzip" : "identity";
  picked.set(accepted, encoding);
  return encoding;
}

/** Whether an `if-none-match` header names this representation, or any. */
export const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

/** The headers of a 304. */
export function withoutBody(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { "content-length": _, "content-encoding": __, ...rest } = headers;
  return rest;
}

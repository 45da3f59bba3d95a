import type { RequestKind } from "./request-fields.ts";

/** What `/sent` confirms; null where the address names no sent form. Whether there is one is for the team to know only. */
export function parseSentPageQuery(search: URLSearchParams): { kind: RequestKind; reference: string } | null {
  const kind = search.get("kind");
  const reference = search.get("reference") ?? "";
  if (kind !== "enrollment" && kind !== "contact") return null;
  return /^[0-9a-f]{8}$/.test(reference) ? { kind, reference } : null;
}

import type { InfiniteData } from "@tanstack/react-query";
import type { InboxPage, InboxRequest } from "#domain/requests/request.ts";

/**
 * Puts the start of a long list, as it is now, into the copy that is not fetched again: known requests in place, new ones on
 * top. What changed further down goes in place too, and out if it is now deleted or restored.
 */
export function mergeHead(
  list: InfiniteData<InboxPage>,
  head: readonly InboxRequest[],
  changed: readonly InboxRequest[] = [],
): InfiniteData<InboxPage> {
  const later = new Map([...changed, ...head].map((request) => [request.id, request]));
  const known = new Set<string>();
  const pages = list.pages.map((page) => ({
    ...page,
    requests: page.requests.flatMap((request) => {
      known.add(request.id);
      const copy = later.get(request.id) ?? request;
      return (copy.deletedAt === null) === (request.deletedAt === null) ? copy : [];
    }),
  }));
  const added = head.filter((request) => !known.has(request.id));
  pages[0]?.requests.unshift(...added);
  return { ...list, pages };
}

import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { inboxPageSchema, relatedSchema, type InboxPage, type InboxRequest } from "#domain/requests/request-schemas.ts";
import { fetchParsed } from "../staff-api.ts";

export const requestsKey = ["requests"];
export const requestListKey = [...requestsKey, "list"];
export const relatedRequestsKey = [...requestsKey, "related"];

/** A list that was scrolled further is not fetched again page by page: only its start is, and what was changed. */
const fewPages = 5;

export const fetchRelatedRequests = (id: string) =>
  fetchParsed(relatedSchema, `requests/related?id=${encodeURIComponent(id)}`);

export async function refreshRequestLists(client: QueryClient, changedId?: string) {
  // The open request too, so that nobody calls a lead whom a colleague has just called.
  for (const queryKey of [[...requestsKey, "overdue"], relatedRequestsKey]) {
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: requestListKey, type: "active" })) {
    const list = client.getQueryData<InfiniteData<InboxPage>>(queryKey);
    if (!list || list.pages.length <= fewPages) {
      void client.invalidateQueries({ queryKey }, { cancelRefetch: changedId !== undefined });
      continue;
    }
    const { requests } = await fetchParsed(inboxPageSchema, `requests?${String(queryKey.at(-1))}`);
    const isAtTop = requests.some((request) => request.id === changedId);
    const changed = changedId && !isAtTop ? [(await fetchRelatedRequests(changedId)).request] : [];
    client.setQueryData<InfiniteData<InboxPage>>(queryKey, (now) => now && mergeFirstPage(now, requests, changed));
  }
}

/** After a change of one request: all that shows requests is fetched again, long lists only in part. */
export async function refreshAllAfterRequestChange(client: QueryClient, changedId: string) {
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== requestListKey[1];
  await Promise.all([
    client.invalidateQueries({ queryKey: requestsKey, predicate: isOther }),
    refreshRequestLists(client, changedId),
  ]);
}

/**
 * Puts the start of a long list, as it is now, into the copy that is not fetched again: known requests in place, new ones on
 * top. What changed further down goes in place too, and out if it is now deleted or restored.
 */
export function mergeFirstPage(
  list: InfiniteData<InboxPage>,
  firstPage: readonly InboxRequest[],
  changed: readonly InboxRequest[] = [],
): InfiniteData<InboxPage> {
  const later = new Map([...changed, ...firstPage].map((request) => [request.id, request]));
  const known = new Set<string>();
  const pages = list.pages.map((page) => ({
    ...page,
    requests: page.requests.flatMap((request) => {
      known.add(request.id);
      const found = later.get(request.id);
      // A list that was fetched while the request was being saved may hold its older version.
      const copy = found && found.version >= request.version ? found : request;
      return (copy.deletedAt === null) === (request.deletedAt === null) ? copy : [];
    }),
  }));
  pages[0]?.requests.unshift(...firstPage.filter((request) => !known.has(request.id)));
  return { ...list, pages };
}

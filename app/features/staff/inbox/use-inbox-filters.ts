import { useQueryParams } from "#app/lib/use-url-state.ts";
import { useDebouncedUrlText } from "#app/lib/use-url-text.ts";
import { requestKinds } from "#domain/requests/request-fields.ts";
import { inboxOrders } from "#domain/requests/inbox-query-schemas.ts";
import { deliveryStates, requestStatuses } from "#domain/requests/request-schemas.ts";
import { parseOption } from "../filter-bar.tsx";

/** The query parameters and the values that each may have; a campaign or host (`toSourceKey`) and a text may be any. */
const filters = {
  status: requestStatuses,
  kind: requestKinds,
  delivery: deliveryStates,
  source: null,
  text: null,
  deleted: ["true"],
  order: inboxOrders,
} as const;
type FilterName = keyof typeof filters;

/** What of the inbox is shown, and in which order; an empty text is no filter. */
export type InboxFilters = Record<FilterName, string>;

function parseInboxFilters(params: URLSearchParams): InboxFilters {
  const parse = (name: FilterName) => {
    const given = params.get(name)?.trim() ?? "";
    return filters[name] === null ? given : (parseOption<string>(filters[name], given) ?? "");
  };
  const names = Object.keys(filters) as FilterName[];
  const view = Object.fromEntries(names.map((name) => [name, parse(name)])) as InboxFilters;
  return { ...view, order: view.order || inboxOrders[0] };
}

export function formatFilterQuery({ order: _order, text: search, ...view }: InboxFilters): string {
  return new URLSearchParams(Object.entries({ ...view, search }).filter(([, value]) => value !== "")).toString();
}

export const hasFilters = (view: InboxFilters) => formatFilterQuery(view) !== "";

/** The inbox's filters, all in the URL: reload and Back restore them. */
export function useInboxFilters() {
  const { params, setParams } = useQueryParams();
  const view = parseInboxFilters(params);
  const [typed, setTyped] = useDebouncedUrlText(
    view.text,
    (text) => setParams({ text: text.trim() || null }, { replace: true }),
    (text) => text.trim(),
  );
  return {
    view,
    text: { value: typed, onChange: setTyped },
    /** Drops the history entry's mark of an opened request: closing the request would go back, which takes the filter off and leaves the request open. */
    setFilter: (name: FilterName, value: string) => setParams({ [name]: value || null }),
  };
}

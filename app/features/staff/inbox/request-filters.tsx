import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";
import type { InboxCounts } from "#domain/requests/inbox-counts.ts";
import { requestKinds } from "#domain/requests/request-fields.ts";
import { inboxOrders } from "#domain/requests/inbox-query-schemas.ts";
import { deliveryStates, directSource, requestStatuses } from "#domain/requests/request-schemas.ts";
import { FilterBar, formatNameWithCount, listOptionsWithCounts } from "../filter-bar.tsx";
import { requestKindNames } from "../request-labels.tsx";
import { formatFilterQuery, type useInboxFilters } from "./use-inbox-filters.ts";

const orderNames = { newest: "Newest first", overdue: "Overdue first" } as const;

type RequestFiltersProps = { inbox: ReturnType<typeof useInboxFilters>; counts: InboxCounts | undefined };

export function RequestFilters({ inbox: { view, text, setFilter }, counts }: RequestFiltersProps) {
  const facets = counts?.facets;
  const hasWebhook = counts !== undefined && counts.webhooks.length > 0;
  // Without a team chat nothing is delivered: only what is held, or was chosen in the URL, is left to filter by.
  const states = deliveryStates.filter(
    (state) => state === view.delivery || state === "held" || (hasWebhook && state !== "not-configured"),
  );
  const anyDelivery = hasWebhook ? "Any delivery" : "Held or not";
  const sources = listSources(view.source, counts);
  const isChoice = view.source !== "" || sources.some(([key]) => key !== directSource);
  return (
    <FilterBar
      search={{ label: "Search requests", placeholder: "Name, e-mail, phone, reference", ...text }}
      values={view}
      selects={[
        ["status", "Filter by status", listOptionsWithCounts("Any status", requestStatuses, facets?.status)],
        ["kind", "Filter by kind", listOptionsWithCounts("Any kind", requestKinds, facets?.kind, requestKindNames)],
        ["delivery", "Filter by delivery", listOptionsWithCounts(anyDelivery, states, facets?.delivery)],
        ...(isChoice ? [["source", "Came from", [["", "From anywhere"] as const, ...sources]] as const] : []),
        ["order", "Sort by", listOptionsWithCounts(null, inboxOrders, null, orderNames)],
      ]}
      chosen={new URLSearchParams(formatFilterQuery({ ...view, text: "" })).size}
      onChange={setFilter}
    >
      <Button
        variant={view.deleted ? "solid" : "outline"}
        aria-pressed={view.deleted !== ""}
        size="sm"
        className="lg:min-h-11"
        onClick={() => setFilter("deleted", view.deleted ? "" : "true")}
      >
        {formatNameWithCount("Deleted", counts?.deleted)}
      </Button>
      <a
        href={`/api/requests.csv?${formatFilterQuery(view)}`}
        download
        aria-label="Export requests as CSV"
        title="Export what is filtered as CSV"
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong px-3 text-small font-[650] no-underline hover:bg-raised"
      >
        <Icon name="download" />
        CSV
      </a>
    </FilterBar>
  );
}

/** One that was chosen in the URL is offered too, however rare it is. */
function listSources(chosen: string, counts: InboxCounts | undefined) {
  const frequent: { key: string; count?: number }[] = counts?.sources ?? [];
  const isOffered = chosen === "" || frequent.some(({ key }) => key === chosen);
  return [...(isOffered ? [] : [{ key: chosen, count: undefined }]), ...frequent].map(
    ({ key, count }) =>
      [
        key,
        formatNameWithCount(key === directSource ? "Direct or unknown" : key, counts?.facets ? count : undefined),
      ] as const,
  );
}

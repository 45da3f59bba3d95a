import { Icon } from "#app/ui/icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import type { InboxCounts } from "#domain/requests/request-facets.ts";
import { requestKinds } from "#domain/requests/request-fields.ts";
import { inboxOrders } from "#domain/requests/request-query.ts";
import { deliveryStates, requestStatuses } from "#domain/requests/request.ts";
import { kindNames } from "../request-summary.tsx";
import { formatFilterQuery, type useInboxView } from "./use-inbox-view.ts";

const orderNames = { newest: "Newest first", overdue: "Overdue first" } as const;

type RequestFiltersProps = { inbox: ReturnType<typeof useInboxView>; counts: InboxCounts | undefined };

/** Each choice says how many requests it would show. */
export function RequestFilters({ inbox: { view, text, setFilter }, counts }: RequestFiltersProps) {
  const facets = counts?.facets;
  const count = (name: string, number: number | undefined) => (number === undefined ? name : `${name} · ${number}`);
  const hasWebhook = counts !== undefined && counts.webhooks.length > 0;
  // Without a team chat nothing is delivered: only what is held, or was chosen in the URL, is left to filter by.
  const states = deliveryStates.filter(
    (state) => state === view.delivery || state === "held" || (hasWebhook && state !== "not-configured"),
  );
  const sources = listSourceOptions(view.source, counts).map(
    ({ key, count: number }) => [key, count(key, facets ? number : undefined)] as const,
  );
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <div className="col-span-2 min-w-56 flex-1 [&_button]:top-0 [&_input]:min-h-11 [&_input]:py-1">
        <SearchBox label="Search requests" placeholder="Name, e-mail, phone, reference" {...text} />
      </div>
      <Select
        isCompact
        label="Filter by status"
        value={view.status}
        onChange={(status) => setFilter({ status })}
        options={[
          ["", "Any status"],
          ...requestStatuses.map((status) => [status, count(status, facets?.status[status])] as const),
        ]}
      />
      <Select
        isCompact
        label="Filter by kind"
        value={view.kind}
        onChange={(kind) => setFilter({ kind })}
        options={[
          ["", "Any kind"],
          ...requestKinds.map((kind) => [kind, count(kindNames[kind], facets?.kind[kind])] as const),
        ]}
      />
      <Select
        isCompact
        label="Filter by delivery"
        value={view.delivery}
        onChange={(delivery) => setFilter({ delivery })}
        options={[
          ["", hasWebhook ? "Any delivery" : "Held or not"],
          ...states.map((state) => [state, count(state, facets?.delivery[state])] as const),
        ]}
      />
      {sources.length > 0 && (
        <Select
          isCompact
          label="Came from"
          value={view.source}
          onChange={(source) => setFilter({ source })}
          options={[["", "From anywhere"], ...sources]}
        />
      )}
      <Select
        isCompact
        label="Sort by"
        value={view.order}
        onChange={(order) => setFilter({ order })}
        options={inboxOrders.map((order) => [order, orderNames[order]] as const)}
      />
      <Button
        variant={view.isDeleted ? "solid" : "outline"}
        aria-pressed={view.isDeleted}
        size="sm"
        className="lg:min-h-11"
        onClick={() => setFilter({ deleted: view.isDeleted ? "" : "true" })}
      >
        {count("Deleted", counts?.deleted)}
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
    </div>
  );
}

/** One that was chosen in the URL is offered too, however rare it is. */
function listSourceOptions(chosen: string, counts: InboxCounts | undefined) {
  const frequent: { key: string; count?: number }[] = counts?.sources ?? [];
  return chosen === "" || frequent.some(({ key }) => key === chosen) ? frequent : [{ key: chosen }, ...frequent];
}

import { Download } from "lucide-react";
import { useState } from "react";
import { focusPlace } from "#app/lib/scroll.ts";
import { useAddressParams } from "#app/lib/use-address.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { deliveryStates, requestKinds } from "#domain/request.ts";
import { LoadState } from "./load-state.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { kindNames, RequestList } from "./request-list.tsx";
import { useHeldRows } from "./use-held-rows.ts";
import { useNow } from "./use-now.ts";
import { useStaysOpen } from "./use-stays-open.ts";
import { useListsFollowCounts, useOverdueRequests, useRequests } from "./use-requests.ts";

const searchPause = 300;
const deleted = "deleted";

export function RequestInbox({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { params, setParams } = useAddressParams();
  const now = useNow();
  const [search, setSearch] = useState("");
  const settledSearch = useDebounced(search.trim(), searchPause);
  const [kind, setKind] = useState("");
  const [delivery, setDelivery] = useState("");
  const isDeleted = delivery === deleted;
  const pages = useRequests({ kind, delivery: isDeleted ? "" : delivery, search: settledSearch, isDeleted });
  const overdue = useOverdueRequests();
  useListsFollowCounts();

  const isWhole = kind === "" && delivery === "" && settledSearch === "";
  const late = isWhole ? (overdue.data ?? []) : [];
  const lateIds = new Set(late.map((request) => request.id));
  const rest = pages.data?.pages.flatMap((page) => page.requests).filter((request) => !lateIds.has(request.id));
  const heldRows = useHeldRows([...late, ...(rest ?? [])].map((request) => request.id).join());
  const wanted = params.get("request");
  const listed = [...late, ...(rest ?? [])].find((request) => request.id === wanted);
  const selected = useStaysOpen(listed, (request) => request.id === wanted);
  const list = { selectedId: selected?.id, now, onSelect: (id: string) => setParams({ request: id }) };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div id="records" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <SearchBox label="Search requests" placeholder="Search requests..." value={search} onChange={setSearch} />
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="Kind"
            value={kind}
            onChange={setKind}
            options={[["", "All"], ...requestKinds.map((key) => [key, kindNames[key]] as const)]}
          />
          <Select
            label="Delivery"
            value={delivery}
            onChange={setDelivery}
            options={[["", "All"], ...deliveryStates.map((state) => [state, state] as const), [deleted, "Deleted"]]}
          />
        </div>
        {/* Scrolls by itself: a new request moves neither the rows in view nor the page with what is open beside them. */}
        <div
          {...heldRows}
          className="relative grid max-h-[min(70dvh,45rem)] grid-cols-[minmax(0,1fr)] gap-3 overflow-auto [overflow-anchor:none] max-lg:max-h-[50dvh]"
        >
          {late.length > 0 && (
            <>
              <h2 className="text-h4">Overdue</h2>
              <RequestList label="Overdue requests" requests={late} {...list} />
              <h2 className="text-h4">All others</h2>
            </>
          )}
          {rest && rest.length > 0 && <RequestList label="Requests" requests={rest} {...list} />}
        </div>
        {!rest && (
          <LoadState
            loading="Loading requests..."
            failed="Failed to fetch requests. Please try again."
            isError={pages.isError}
            onRetry={() => void pages.refetch()}
          />
        )}
        {rest?.length === 0 && late.length === 0 && (
          <p className="card text-fg-2">{isWhole ? "No requests yet." : "No requests match."}</p>
        )}
        {pages.hasNextPage && (
          <Button variant="outline" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        )}
        <a href="/api/requests.csv" download className="link justify-self-start text-small">
          <Download aria-hidden className="icon" />
          Export requests as CSV
        </a>
      </div>
      {selected ? (
        <RequestDetail
          key={selected.id}
          request={selected}
          now={now}
          onDirty={onDirty}
          onGone={() => {
            setParams({ request: null });
            focusPlace("records");
          }}
        />
      ) : (
        <div className="card grid min-h-40 content-center justify-items-center gap-2 text-center">
          <h2 className="text-h3">No Request Selected</h2>
          <p className="text-fg-2">Choose one in the list.</p>
        </div>
      )}
    </div>
  );
}

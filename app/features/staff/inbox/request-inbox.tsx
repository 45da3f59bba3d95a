import { useMemo, useState } from "react";
import { focusElement } from "#app/lib/scroll.ts";
import { Button } from "#app/ui/button.tsx";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { LoadingOrError } from "../loading-or-error.tsx";
import { NothingSelected, RecordSheet, useIsWideScreen } from "../record-sheet.tsx";
import { focusSearch, ShortcutsFooter, useShortcuts } from "../shortcuts.tsx";
import { useKeptRecord, readOpenId, useOpenRecord } from "../use-open-record.ts";
import { useOpenSearchResultOnEnter, useOpenNextOrPreviousRow } from "../open-rows-by-key.ts";
import { selectOrDeselectIds, findFocusedRowId, VirtualList } from "../virtual-list.tsx";
import { SelectAllAndBulkActions } from "./select-all-and-bulk-actions.tsx";
import { hasDeliveryToShow } from "./request-badges.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { RequestFilters } from "./request-filters.tsx";
import { RequestRow } from "./request-row.tsx";
import { hasFilters, formatFilterQuery, useInboxFilters } from "./use-inbox-filters.ts";
import {
  useBulkChange,
  useInboxCounts,
  useRefetchListsAfterCounts,
  useOverdueRequests,
  useRequestAndRelated,
  useRequests,
} from "./use-requests.ts";

const none: never[] = [];
const getRequestId = ({ id }: InboxRequest) => id;

export function RequestInbox() {
  const inbox = useInboxFilters();
  const isWide = useIsWideScreen();
  const { view } = inbox;
  const record = useOpenRecord();
  const { requestId } = record;
  const open = (id: string) => record.open("request", id);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const { data: counts } = useInboxCounts(formatFilterQuery(view));
  const webhooks = counts?.webhooks ?? none;
  const isUnfiltered = !hasFilters(view);
  const hasGroup = isUnfiltered && view.order === "newest";
  const pages = useRequests(view);
  const { data: overdue, isPending: isOverduePending } = useOverdueRequests(hasGroup);
  // Shown together: overdue rows that came later, above the others, would move what staff are about to press.
  const isLoaded = pages.data !== undefined && !(hasGroup && isOverduePending);
  useRefetchListsAfterCounts();

  const late = hasGroup ? (overdue ?? none) : none;
  const { groups, shown } = useMemo(() => {
    const lateIds = new Set(late.map(getRequestId));
    const listed = pages.data?.pages.flatMap((page) => page.requests) ?? none;
    const others = { label: "Requests", items: listed.filter(({ id }) => !lateIds.has(id)) };
    const both = [
      { label: "Overdue requests", heading: "Overdue", items: late },
      { ...others, heading: "All others" },
    ];
    return { groups: late.length > 0 ? both : [others], shown: [...late, ...others.items] };
  }, [late, pages.data]);

  const mark = useBulkChange(shown, () => undefined);
  const related = useRequestAndRelated(requestId);
  const listed = shown.find((request) => request.id === requestId);
  const fetched = related.data?.request;
  // The later copy: a row far down in a long list is not fetched again and may be older than what a colleague has saved.
  const found = fetched && fetched.version >= (listed?.version ?? 0) ? fetched : listed;
  const selected = useKeptRecord(found, (request) => request.id === requestId);
  const { step, pressRow, resolveRow, onRendered } = useOpenNextOrPreviousRow(
    isLoaded ? shown.map(getRequestId) : undefined,
    selected,
    open,
  );

  const check = (id: string, isChecked?: boolean) =>
    setChecked((last) => selectOrDeselectIds(last, [id], isChecked ?? !last.has(id)));
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = resolveRow(findFocusedRowId());
      if (id !== null) check(id);
    },
    "/": focusSearch,
    Escape: () => (checked.size > 0 ? setChecked(new Set()) : readOpenId() !== null && record.close()),
  });

  useOpenSearchResultOnEnter({
    ids: shown.map(getRequestId),
    isSettled: isLoaded && !pages.isPlaceholderData && inbox.text.value.trim() === view.text,
    open,
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" id="records">
      <RequestFilters inbox={inbox} counts={counts} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:h-[max(28rem,100dvh-14.5rem)] lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[minmax(0,1fr)] min-[80rem]:grid-cols-[minmax(0,1fr)_27rem] min-[80rem]:h-[max(28rem,100dvh-12.25rem)]">
        <div className="flex min-h-0 flex-col gap-1">
          <SelectAllAndBulkActions
            shown={shown}
            checked={checked}
            onChecked={setChecked}
            total={counts?.facets?.total}
            webhooks={webhooks}
          />
          {isLoaded && shown.length > 0 && (
            <VirtualList
              // Another view starts at its top.
              key={`${formatFilterQuery(view)} ${view.order}`}
              groups={groups}
              idOf={getRequestId}
              rowHeight={isWide ? 38 : 68}
              openId={selected?.id}
              isAnchored
              className="h-full max-lg:h-[max(20rem,100dvh-18.5rem)]"
              renderRow={(request, control) => (
                <RequestRow
                  request={request}
                  isOpen={request.id === selected?.id}
                  isChecked={checked.has(request.id)}
                  hasDelivery={hasDeliveryToShow(request, webhooks)}
                  control={control}
                  onOpen={() => pressRow(request.id)}
                  onCheck={(isChecked) => check(request.id, isChecked)}
                  onContacted={() => mark.mutate({ action: "status", ids: [request.id], status: "contacted" })}
                />
              )}
              onRendered={onRendered}
              onNearEnd={
                pages.hasNextPage && !pages.isFetching && !pages.isPlaceholderData && !pages.isError
                  ? () => void pages.fetchNextPage()
                  : undefined
              }
            />
          )}
          {!isLoaded && (
            <LoadingOrError
              query={pages}
              loading="Loading requests..."
              failed="Failed to fetch requests. Please try again."
            />
          )}
          {isLoaded && shown.length === 0 && (
            <p className="card text-fg-2">{isUnfiltered ? "No requests yet." : "No requests match."}</p>
          )}
          {pages.isFetchNextPageError && (
            <Button variant="outline" onClick={() => void pages.fetchNextPage()}>
              Show more
            </Button>
          )}
        </div>
        <RecordSheet isOpen={selected !== undefined} className="lg:overflow-y-auto lg:overscroll-contain">
          {selected ? (
            <RequestDetail
              key={selected.id}
              request={selected}
              webhooks={webhooks}
              onStep={step}
              onClose={record.close}
              onGone={() => {
                record.leave();
                focusElement("records");
              }}
            />
          ) : (
            <NothingSelected title="No Request Selected" className="max-lg:hidden">
              {related.isError ? "There is no such request." : "Choose one in the list."}
            </NothingSelected>
          )}
        </RecordSheet>
      </div>
      <ShortcutsFooter />
    </div>
  );
}

import { useMemo } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import type { InboxRequest } from "#domain/requests/request.ts";
import { kindNames, StatusLabel, summarizeRequest } from "../request-summary.tsx";
import { formatShortDateTime, useNow } from "../staff-time.ts";
import { useIsWideScreen } from "../use-open-record.ts";
import { VirtualList, type RowControl } from "../virtual-list.tsx";
import { DeliveryIcon, hasDelivery, ReplyDeadlineBadge } from "./request-badges.tsx";

/** What every row needs alike. */
type RowProps = {
  webhooks: readonly RequestKind[];
  onOpen: (id: string) => void;
  onCheck: (id: string, isChecked: boolean) => void;
};

type RequestListProps = RowProps & {
  overdue: readonly InboxRequest[];
  others: readonly InboxRequest[];
  openId: string | undefined;
  checked: ReadonlySet<string>;
  onNearEnd: (() => void) | undefined;
  onRendered: () => void;
};

const getRequestId = ({ id }: InboxRequest) => id;

/** One line for each request on a laptop, two on a phone. */
export function RequestList(props: RequestListProps) {
  const { overdue, others, openId, checked, onNearEnd, onRendered, ...row } = props;
  const groups = useMemo(() => {
    const rest = { label: "Requests", items: others };
    if (overdue.length === 0) return [rest];
    return [
      { label: "Overdue requests", heading: "Overdue", items: overdue },
      { ...rest, heading: "All others" },
    ];
  }, [overdue, others]);
  return (
    <VirtualList
      groups={groups}
      idOf={getRequestId}
      rowHeight={useIsWideScreen() ? 38 : 68}
      openId={openId}
      isAnchored
      onNearEnd={onNearEnd}
      onRendered={onRendered}
      renderRow={(request, control) => (
        <RequestRow
          {...row}
          request={request}
          isOpen={request.id === openId}
          isChecked={checked.has(request.id)}
          control={control}
        />
      )}
      className="h-full max-lg:h-[65dvh]"
    />
  );
}

type RequestRowProps = RowProps & { request: InboxRequest; isOpen: boolean; isChecked: boolean; control: RowControl };

function RequestRow({ request, isOpen, isChecked, webhooks, onOpen, onCheck, control }: RequestRowProps) {
  return (
    <div
      className={cn(
        "flex h-full border-b border-line hover:bg-raised",
        isChecked && "bg-accent-soft",
        isOpen && "bg-raised shadow-[inset_4px_0_0_var(--accent-mark)]",
      )}
    >
      <label className="grid w-11 shrink-0 cursor-pointer place-items-center lg:w-10">
        <input
          type="checkbox"
          aria-label={`Select ${request.name}`}
          checked={isChecked}
          onChange={(event) => onCheck(request.id, event.target.checked)}
          className="size-5 accent-accent"
          {...control}
        />
      </label>
      <button
        type="button"
        {...control}
        aria-current={isOpen ? "true" : undefined}
        onClick={() => onOpen(request.id)}
        className={cn(
          "grid min-w-0 flex-1 content-center items-center gap-x-3 gap-y-1 pr-3 text-left -outline-offset-3",
          "grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_5rem_7.5rem_4.25rem]",
        )}
      >
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate font-[650]">{request.name}</span>
          {request.wroteBefore && (
            <span title="Wrote before" className="shrink-0 text-cool-text">
              <Icon name="history" className="icon size-4" />
              <span className="sr-only">Wrote before</span>
            </span>
          )}
          {hasDelivery(request, webhooks) && <DeliveryIcon delivery={request.delivery} />}
        </span>
        <span className="truncate text-small text-fg-2 max-lg:order-1">
          <span className="sr-only">{kindNames[request.kind]}: </span>
          {summarizeRequest(request)}
        </span>
        <span className="flex gap-3 max-lg:order-2 lg:contents">
          <StatusLabel status={request.status} />
          <span className="grid min-w-0">
            <ReplyDeadlineBadge request={request} isShort />
          </span>
        </span>
        <time dateTime={request.createdAt} className="label-mono text-right whitespace-nowrap text-fg-2">
          {formatShortDateTime(request.createdAt, useNow())}
        </time>
      </button>
    </div>
  );
}

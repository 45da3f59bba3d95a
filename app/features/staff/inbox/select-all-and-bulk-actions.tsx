import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { RequestKind } from "#domain/requests/request-fields.ts";
import { maxAtOnce, type BulkChange } from "#domain/requests/inbox-query-schemas.ts";
import { requestStatuses, type InboxRequest } from "#domain/requests/request-schemas.ts";
import { formatAmount } from "#domain/format/money.ts";
import { useBulkChange } from "./use-requests.ts";

type SelectAllAndBulkActionsProps = {
  shown: readonly InboxRequest[];
  checked: ReadonlySet<string>;
  onChecked: (ids: ReadonlySet<string>) => void;
  total: number | undefined;
  webhooks: readonly RequestKind[];
};

export function SelectAllAndBulkActions({ shown, checked, onChecked, total, webhooks }: SelectAllAndBulkActionsProps) {
  const selectAll = useRef<HTMLInputElement>(null);
  const chosen = shown.filter((request) => checked.has(request.id));
  const change = useBulkChange(chosen, () => {
    onChecked(new Set());
    selectAll.current?.focus();
  });
  const ids = chosen.map((request) => request.id);
  const first = shown.slice(0, maxAtOnce);
  const isAll = first.length > 0 && chosen.length === first.length;
  useEffect(() => {
    if (selectAll.current) selectAll.current.indeterminate = chosen.length > 0 && !isAll;
  }, [chosen.length, isAll]);

  const canRelease = chosen.some(({ delivery, deletedAt }) => delivery === "held" && !deletedAt);
  const canRetry = chosen.some(
    ({ delivery, kind }) => (delivery === "failed" || delivery === "pending") && webhooks.includes(kind),
  );
  const actions: readonly (Omit<BulkChange, "ids"> & { name: string })[] = [
    ...requestStatuses.map((status) => ({ name: status, action: "status" as const, status })),
    ...(canRelease ? [{ name: "Release", action: "release" as const }] : []),
    ...(canRetry ? [{ name: "Retry", action: "retry" as const }] : []),
  ];

  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <label className="flex min-h-11 cursor-pointer lg:min-h-9 items-center gap-2.5 pl-2.5 text-small max-lg:pl-3">
        <input
          ref={selectAll}
          type="checkbox"
          checked={isAll}
          disabled={shown.length === 0}
          onChange={() => onChecked(isAll ? new Set() : new Set(first.map((request) => request.id)))}
          className="size-6 accent-accent"
        />
        <span className="sr-only">Select all shown</span>
        <span role="status">
          {chosen.length > 0 ? `${chosen.length} selected` : formatRequestCount(total ?? shown.length)}
        </span>
      </label>
      {chosen.length > 0 && (
        <div role="group" aria-label="Change the selected" className="flex flex-wrap items-center gap-1.5">
          <span aria-hidden className="text-small text-fg-2">
            Set to:
          </span>
          {actions.map(({ name, ...body }) => (
            <Button
              key={name}
              variant="outline"
              size="sm"
              aria-label={body.status && `Mark as ${name}`}
              busy={change.isPending}
              onClick={() => change.mutate({ ids, ...body })}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

const formatRequestCount = (count: number) => `${formatAmount(count)} ${count === 1 ? "request" : "requests"}`;

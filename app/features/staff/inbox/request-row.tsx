import { Icon } from "#app/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import type { InboxRequest } from "#domain/requests/request-schemas.ts";
import { requestKindNames, StatusLabel, formatRequestMessageOrCourse } from "../request-labels.tsx";
import { formatTimeIfTodayElseDate, useNow } from "../staff-clock-and-date-formats.ts";
import { openRowClass, RowButton, type RowControl } from "../virtual-list.tsx";
import { UndeliveredIcon, ReplyDeadlineBadge } from "./request-badges.tsx";
import { useState, type PointerEvent } from "react";

type RequestRowProps = {
  request: InboxRequest;
  isOpen: boolean;
  isChecked: boolean;
  hasDelivery: boolean;
  control: RowControl;
  onOpen: () => void;
  onCheck: (isChecked: boolean) => void;
  onContacted: () => void;
};

/** One line on a laptop, two on a phone, where a new one is drawn to the right to mark it contacted. */
export function RequestRow({ request, isOpen, isChecked, hasDelivery, control, ...on }: RequestRowProps) {
  const { onOpen, onCheck, onContacted } = on;
  const { distance, isFar, handlers } = useSwipe(request.status === "new" ? onContacted : undefined);
  return (
    <div className="relative h-full touch-pan-y overflow-hidden border-b border-line" {...handlers}>
      {distance > 0 && (
        <span
          aria-hidden
          className={cn(
            "absolute inset-0 flex items-center gap-2 px-3 font-[650]",
            isFar && "bg-cool-soft text-cool-text",
          )}
        >
          <Icon name="check" />
          Contacted
        </span>
      )}
      <div
        style={distance > 0 ? { transform: `translateX(${distance}px)` } : undefined}
        className={cn(
          "relative flex h-full hover:bg-raised",
          distance > 0 && "bg-surface",
          isChecked && "bg-accent-soft",
          isOpen && openRowClass,
        )}
      >
        <label className="grid w-11 shrink-0 cursor-pointer place-items-center lg:w-10">
          <input
            type="checkbox"
            aria-label={`Select ${request.name}`}
            checked={isChecked}
            onChange={(event) => onCheck(event.target.checked)}
            className="size-6 accent-accent"
            {...control}
          />
        </label>
        <RowButton
          control={control}
          isOpen={isOpen}
          onClick={onOpen}
          className="pr-3 pl-1.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_5rem_7.5rem_4.25rem]"
        >
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-[650]">{request.name}</span>
            {request.wroteBefore && (
              <span title="Wrote before" className="shrink-0 text-cool-text">
                <Icon name="history" className="icon size-4" />
                <span className="sr-only">Wrote before</span>
              </span>
            )}
            {hasDelivery && <UndeliveredIcon request={request} />}
          </span>
          <span className="truncate text-small text-fg-2 max-lg:order-1">
            <span className="sr-only">{requestKindNames[request.kind]}: </span>
            {formatRequestMessageOrCourse(request)}
          </span>
          <span className="flex gap-3 max-lg:order-2 lg:contents">
            <StatusLabel status={request.status} />
            <span className="grid min-w-0">
              <ReplyDeadlineBadge request={request} isShort />
            </span>
          </span>
          <time dateTime={request.createdAt} className="label-mono text-right whitespace-nowrap text-fg-2">
            {formatTimeIfTodayElseDate(request.createdAt, useNow())}
          </time>
        </RowButton>
      </div>
    </div>
  );
}

/** How far to the right a row is drawn before letting it go counts. */
const neededDistance = 96;
/** Before this it may still become a scroll or a tap. */
const slack = 12;

/** A row that a finger draws to the right; `distance` is how far it is by now. The row must leave sideways moves to us: `touch-pan-y`. */
function useSwipe(onSwiped: (() => void) | undefined) {
  const [from, setFrom] = useState<number | null>(null);
  const [distance, setDistance] = useState(0);
  function end() {
    setFrom(null);
    setDistance(0);
  }
  const handlers = onSwiped && {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => pointerType === "touch" && setFrom(clientX),
    onPointerMove(event: PointerEvent) {
      if (from === null) return;
      const moved = event.clientX - from - slack;
      if (moved > 0) event.currentTarget.setPointerCapture(event.pointerId);
      setDistance(Math.max(0, moved));
    },
    onPointerUp() {
      if (distance >= neededDistance) onSwiped();
      end();
    },
    // The list is scrolled, or the finger left the screen.
    onPointerCancel: end,
  };
  return { distance, isFar: distance >= neededDistance, handlers };
}

import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowUp } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import type { InboxRequest } from "#domain/requests/request.ts";
import { RequestRow, type RowProps } from "./request-row.tsx";
import { useHeldRows } from "./use-scroll-anchor.ts";
import { useIsWide } from "./use-is-wide.ts";
import { focusRow } from "./use-row-focus.ts";

const heights = { wide: 38, narrow: 68, heading: 28 };
/** Rows rendered beyond what is in view, so that Tab and the keys find the next one. */
const rowsAround = 8;
/** The next page is fetched when so many rows are left below. */
const rowsAhead = 30;

type RequestListProps = RowProps & {
  overdue: readonly InboxRequest[];
  others: readonly InboxRequest[];
  openId: string | undefined;
  checked: ReadonlySet<string>;
  /** Fetches the next page; missing when there is none or it is being fetched. */
  onEnd: (() => void) | undefined;
  onRows: () => void;
};

type Heading = { id: string; heading: string };
type Item = Heading | { id: string; request: InboxRequest };

const isHeading = (item: Item | undefined): item is Heading => item !== undefined && "heading" in item;

function listItems(overdue: readonly InboxRequest[], others: readonly InboxRequest[]): Item[] {
  const toItem = (request: InboxRequest): Item => ({ id: request.id, request });
  if (overdue.length === 0) return others.map(toItem);
  return [
    { id: "overdue", heading: "Overdue" },
    ...overdue.map(toItem),
    { id: "others", heading: "All others" },
    ...others.map(toItem),
  ];
}

/** Only the rows in view are in the page: a hundred thousand scroll like ten. One of them is a tab stop, arrow keys move on from it. */
export function RequestList({ overdue, others, openId, checked, onEnd, onRows, ...row }: RequestListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rowHeight = useIsWide() ? heights.wide : heights.narrow;
  const items = useMemo(() => listItems(overdue, others), [overdue, others]);
  const places = useMemo(() => {
    let end = 0;
    const tops = items.map((item) => {
      const top = end;
      end += isHeading(item) ? heights.heading : rowHeight;
      return top;
    });
    return { ids: items.map((item) => item.id), tops };
  }, [items, rowHeight]);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this site's components
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => (isHeading(items[index]) ? heights.heading : rowHeight),
    overscan: rowsAround,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  useEffect(() => rows.measure(), [rows, items, rowHeight]);
  const { freshCount, onScroll } = useHeldRows(frame, places);
  const shown = rows.getVirtualItems();
  const [focusedId, setFocusedId] = useState(openId);
  const shownIds = shown.flatMap(({ index }) => (isHeading(items[index]) ? [] : (items[index]?.id ?? [])));
  const tabStop = [focusedId, openId].find((id) => id !== undefined && shownIds.includes(id)) ?? shownIds[0];
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= items.length - rowsAhead;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);

  const showRow = useEffectEvent((id: string) => {
    const index = places.ids.indexOf(id);
    if (index >= 0) rows.scrollToIndex(index);
  });
  useEffect(() => {
    if (openId !== undefined) showRow(openId);
  }, [openId]);

  // After every render: the virtualizer renders this component alone.
  useEffect(onRows);

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = places.ids.indexOf(event.currentTarget.closest("li")?.dataset["request"] ?? "");
    if (!step || index < 0) return;
    event.preventDefault();
    let next = index + step;
    while (isHeading(items[next])) next += step;
    const target = items[next];
    if (!target) return;
    rows.scrollToIndex(next);
    focusRow(target.id, event.currentTarget instanceof HTMLInputElement ? "input" : "button");
  }

  const parts: { overdue: ReactNode[]; others: ReactNode[] } = { overdue: [], others: [] };
  const headings: ReactNode[] = [];
  for (const { index, start } of shown) {
    const item = items[index];
    if (!item) continue;
    // Positions are set by script: the content policy refuses style attributes in markup, and this list has none there.
    const place = { className: "absolute inset-x-0 top-0", style: { transform: `translateY(${start}px)` } };
    if (isHeading(item)) {
      headings.push(
        <h2 key={item.id} {...place} className={`${place.className} px-3 pt-1.5 text-label font-[650] text-fg-2`}>
          {item.heading}
        </h2>,
      );
      continue;
    }
    const isLate = overdue.length > 0 && index <= overdue.length;
    const [first, size] = isLate ? [1, overdue.length] : [items.length - others.length, others.length];
    parts[isLate ? "overdue" : "others"].push(
      <li
        key={item.id}
        data-request={item.id}
        aria-setsize={size}
        aria-posinset={index - first + 1}
        {...place}
        style={{ ...place.style, height: rowHeight }}
      >
        <RequestRow
          {...row}
          request={item.request}
          isOpen={item.id === openId}
          isChecked={checked.has(item.id)}
          control={{
            tabIndex: item.id === tabStop ? 0 : -1,
            onFocus: () => setFocusedId(item.id),
            onKeyDown: moveFocus,
          }}
        />
      </li>,
    );
  }

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={frame}
        onScroll={onScroll}
        className="card h-full overflow-auto p-0 [overflow-anchor:none] max-lg:h-[65dvh]"
      >
        <div className="relative" style={{ height: rows.getTotalSize() }}>
          {headings}
          {overdue.length > 0 && <ul aria-label="Overdue requests">{parts.overdue}</ul>}
          <ul aria-label="Requests">{parts.others}</ul>
        </div>
      </div>
      <p role="status" className="pointer-events-none absolute inset-x-0 top-2 grid justify-items-center">
        {freshCount > 0 && (
          <Button
            variant="solid"
            size="sm"
            className="pointer-events-auto"
            onClick={() => frame.current?.scrollTo({ top: 0 })}
          >
            <ArrowUp aria-hidden className="icon" />
            {freshCount} new
          </Button>
        )}
      </p>
    </div>
  );
}

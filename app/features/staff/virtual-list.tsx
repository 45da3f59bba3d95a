import { useVirtualizer } from "@tanstack/react-virtual";
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { cn } from "#app/lib/cn.ts";
import { Button } from "#app/ui/button.tsx";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

const headingHeight = 28;
/** Rows rendered beyond what is in view, so that Tab and the keys find the next one. */
const rowsAround = 8;
/** The next page is fetched when so many rows are left below. */
const rowsAhead = 30;

/** Of the controls of a row: one row of the list is a tab stop, arrow keys move on from it. */
export type RowControl = {
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

type Group<Item> = { label: string; heading?: string; items: readonly Item[] };

type VirtualListProps<Item> = {
  groups: readonly Group<Item>[];
  idOf: (item: Item) => string;
  rowHeight: number;
  /** Scrolled to when it changes. */
  openId?: string | undefined;
  /** Whether rows in view stay where they are when others come above them; those are counted instead. */
  isAnchored?: boolean;
  /** Fetches the next page; missing when there is none or it is being fetched. */
  onNearEnd?: (() => void) | undefined;
  onRendered?: () => void;
  renderRow: (item: Item, control: RowControl) => ReactNode;
  className?: string;
};

/** Only the rows in view are in the page: a hundred thousand scroll like ten. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { groups, idOf, rowHeight, openId, isAnchored = false, onNearEnd, onRendered, renderRow, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => computeRowLayout(groups, idOf, rowHeight), [groups, idOf, rowHeight]);
  const { rows, ids } = layout;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this site's components
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => (rows[index]?.item === undefined ? headingHeight : rowHeight),
    overscan: rowsAround,
    getItemKey: (index) => ids[index] ?? index,
  });
  const sizes = `${rowHeight} ${groups.map(({ heading, items }) => heading && items.length).join()}`;
  useEffect(() => virtualizer.measure(), [virtualizer, sizes]);
  const { newCount, onScroll } = useScrollAnchor(frame, layout, isAnchored);
  const shown = virtualizer.getVirtualItems();
  const [focusedId, setFocusedId] = useState(openId);
  const shownIds = shown.flatMap(({ index }) => (rows[index]?.item === undefined ? [] : (ids[index] ?? [])));
  const tabStop = [focusedId, openId].find((id) => id !== undefined && shownIds.includes(id)) ?? shownIds[0];
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= rows.length - rowsAhead;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);

  const showRow = useEffectEvent((id: string) => {
    const index = ids.indexOf(id);
    if (index >= 0) virtualizer.scrollToIndex(index);
  });
  useEffect(() => {
    if (openId !== undefined) showRow(openId);
  }, [openId]);
  // After every render: the virtualizer renders this component alone.
  useEffect(() => onRendered?.());

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = ids.indexOf(event.currentTarget.closest("li")?.dataset["row"] ?? "");
    if (!step || index < 0) return;
    event.preventDefault();
    let next = index + step;
    while (rows[next] && rows[next]?.item === undefined) next += step;
    const id = ids[next];
    if (id === undefined) return;
    virtualizer.scrollToIndex(next);
    focusRowIfRendered(id, event.currentTarget.localName);
  }

  // Positions are set by script: the content policy refuses style attributes in markup, and this list has none there.
  const position = (start: number) => ({ transform: `translateY(${start}px)` });
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={frame} onScroll={onScroll} className={cn("card overflow-auto p-0 [overflow-anchor:none]", className)}>
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {shown.map(({ index, key, start }) =>
            rows[index]?.item === undefined ? (
              <h2
                key={key}
                className={cn(atTop, "px-3 pt-1.5 text-label font-[650] text-fg-2")}
                style={position(start)}
              >
                {rows[index]?.group.heading}
              </h2>
            ) : null,
          )}
          {groups.map((group) => (
            <ul key={group.label} aria-label={group.label}>
              {shown.map(({ index, key, start }) => {
                const [row, id] = [rows[index], ids[index]];
                if (row?.group !== group || row.item === undefined || id === undefined) return null;
                return (
                  <li
                    key={key}
                    data-row={id}
                    aria-setsize={group.items.length}
                    aria-posinset={row.position}
                    className={atTop}
                    style={{ ...position(start), height: rowHeight }}
                  >
                    {renderRow(row.item, {
                      tabIndex: id === tabStop ? 0 : -1,
                      onFocus: () => setFocusedId(id),
                      onKeyDown: moveFocus,
                    })}
                  </li>
                );
              })}
            </ul>
          ))}
        </div>
      </div>
      {isAnchored && (
        <p role="status" className="pointer-events-none absolute inset-x-0 top-2 grid justify-items-center">
          {newCount > 0 && (
            <Button
              icon="arrow-up"
              variant="solid"
              size="sm"
              className="pointer-events-auto"
              onClick={() => frame.current?.scrollTo({ top: 0 })}
            >
              {newCount} new
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

type RowButtonProps = ComponentProps<"button"> & { control: RowControl; isOpen: boolean };

export const RowButton = ({ control, isOpen, className, ...button }: RowButtonProps) => (
  <button
    type="button"
    aria-current={isOpen ? "true" : undefined}
    className={cn(
      "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 text-left -outline-offset-3",
      className,
    )}
    {...control}
    {...button}
  />
);

export const openRowClass = "bg-raised shadow-[inset_4px_0_0_var(--accent-mark)]";

const atTop = "absolute inset-x-0 top-0";

type Row<Item> = { group: Group<Item>; position: number; item?: Item };

/** The rows of all groups with their headings, one below the other. */
function computeRowLayout<Item>(groups: readonly Group<Item>[], idOf: (item: Item) => string, rowHeight: number) {
  const rows = groups.flatMap((group): Row<Item>[] => [
    ...(group.heading === undefined ? [] : [{ group, position: 0 }]),
    ...group.items.map((item, index) => ({ group, position: index + 1, item })),
  ]);
  let end = 0;
  const tops = rows.map(({ item }) => {
    const top = end;
    end += item === undefined ? headingHeight : rowHeight;
    return top;
  });
  return { rows, ids: rows.map(({ group, item }) => (item === undefined ? group.label : idOf(item))), tops };
}

export function selectOrDeselectIds(selected: Iterable<string>, ids: readonly string[], isIn: boolean) {
  const next = new Set(selected);
  for (const id of ids) next[isIn ? "add" : "delete"](id);
  return next;
}

export const findFocusedRowId = () => document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];

/** Focuses a control of a row. The list scrolls by itself; the page does where the list is higher than the window. */
export function focusRowIfRendered(id: string, control = "button"): boolean {
  const target = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${control}`);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
  return target !== null;
}

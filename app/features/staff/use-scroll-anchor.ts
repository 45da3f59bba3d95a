import { useLayoutEffect, useRef, useState, type RefObject } from "react";

type Rows = { ids: readonly string[]; tops: readonly number[] };

/** The first row that was in view and is still there, and where it is now. */
function findAnchorRow(before: Rows, after: Rows, scrollTop: number) {
  const indexes = new Map(after.ids.map((id, index) => [id, index]));
  for (const [index, id] of before.ids.entries()) {
    const bottom = before.tops[index + 1] ?? Infinity;
    const now = indexes.get(id);
    if (bottom > scrollTop && now !== undefined) {
      return { index: now, moved: (after.tops[now] ?? 0) - (before.tops[index] ?? 0) };
    }
  }
  return undefined;
}

/**
 * Keeps the rows in view where they are while others come above them, and counts these; at the top the new ones show. By
 * hand: the browser's own scroll anchoring does not see rows that are not in the page.
 */
export function useScrollAnchor(frame: RefObject<HTMLElement | null>, rows: Rows, isOn: boolean) {
  const shown = useRef(rows);
  const [newIds, setNewIds] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const { current: before } = shown;
    const { current: box } = frame;
    if (before === rows) return;
    shown.current = rows;
    if (!isOn || !box || box.scrollTop === 0) return;
    const anchor = findAnchorRow(before, rows, box.scrollTop);
    if (!anchor) return;
    if (anchor.moved !== 0) box.scrollTo({ top: box.scrollTop + anchor.moved });
    const known = new Set(before.ids);
    const added = rows.ids.slice(0, anchor.index).filter((id) => !known.has(id));
    if (added.length > 0) setNewIds((last) => [...new Set([...last, ...added])]);
  }, [frame, rows, isOn]);
  return {
    newCount: newIds.length,
    onScroll: () => {
      if (frame.current?.scrollTop === 0 && newIds.length > 0) setNewIds([]);
    },
  };
}

import { useLayoutEffect, useRef, useState, type RefObject } from "react";

type Rows = { ids: readonly string[]; tops: readonly number[] };

/** The first row that was in view and is still there, and where it is now. */
function findHeld(before: Rows, after: Rows, scrollTop: number) {
  const places = new Map(after.ids.map((id, index) => [id, index]));
  for (const [index, id] of before.ids.entries()) {
    const top = before.tops[index] ?? 0;
    const bottom = before.tops[index + 1] ?? Infinity;
    const place = places.get(id);
    if (bottom > scrollTop && place !== undefined) return { index: place, moved: (after.tops[place] ?? 0) - top };
  }
  return undefined;
}

/**
 * Keeps the rows in view where they are while others come above them, and counts these; at the top the new ones show. By
 * hand: the browser's own scroll anchoring does not see rows that are not in the page.
 */
export function useHeldRows(frame: RefObject<HTMLElement | null>, rows: Rows) {
  const shown = useRef(rows);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const { current: before } = shown;
    const { current: box } = frame;
    if (before === rows) return;
    shown.current = rows;
    if (!box || box.scrollTop === 0) return;
    const held = findHeld(before, rows, box.scrollTop);
    if (!held) return;
    if (held.moved !== 0) box.scrollTo({ top: box.scrollTop + held.moved });
    const known = new Set(before.ids);
    const added = rows.ids.slice(0, held.index).filter((id) => !known.has(id));
    if (added.length > 0) setFresh((last) => [...new Set([...last, ...added])]);
  }, [frame, rows]);
  return {
    freshCount: fresh.length,
    onScroll: () => {
      if (frame.current?.scrollTop === 0 && fresh.length > 0) setFresh([]);
    },
  };
}

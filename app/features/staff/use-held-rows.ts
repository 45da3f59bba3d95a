import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the rows in view where they are while others come above them; at the top the new ones show. By hand: the
 * browser's own scroll anchoring moves the page as well, and not every browser has it.
 */
export function useHeldRows(ids: string) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ row: HTMLElement; top: number } | null>(null);

  function hold() {
    const { current: box } = frame;
    if (!box) return;
    const isInView = (row: HTMLElement) => row.offsetTop + row.offsetHeight > box.scrollTop;
    const row = box.scrollTop > 0 ? [...box.querySelectorAll("li")].find(isInView) : undefined;
    held.current = row ? { row, top: row.offsetTop - box.scrollTop } : null;
  }

  const shownIds = useRef(ids);
  useLayoutEffect(() => {
    if (shownIds.current === ids) return;
    shownIds.current = ids;
    if (!held.current?.row.isConnected) return;
    frame.current?.scrollTo({ top: held.current.row.offsetTop - held.current.top });
  }, [ids]);

  return { ref: frame, onScroll: hold };
}

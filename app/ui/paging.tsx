import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { Button } from "./button.tsx";

type PagerProps = { page: number; pageCount: number; onChange: (page: number) => void; label: string };

/** Back and Next around `Page X of Y`; an absent button leaves its place, so nothing jumps. */
export function Pager({ page, pageCount, onChange, label }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const turnedFrom = useRef<number | null>(null);
  // The button that was pressed is gone on the first and the last page: the other one goes on.
  useEffect(() => {
    if (turnedFrom.current === null || turnedFrom.current === page) return;
    turnedFrom.current = null;
    if (!nav.current?.contains(document.activeElement)) nav.current?.querySelector("button")?.focus();
  }, [page]);

  function turnTo(next: number) {
    turnedFrom.current = page;
    onChange(next);
  }

  return (
    <nav ref={nav} aria-label={label} className="no-js:hidden mt-5 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <span className="justify-self-start">
        {page > 0 && (
          <Button icon="arrow-left" variant="outline" onClick={() => turnTo(page - 1)}>
            Back
          </Button>
        )}
      </span>
      <span className="label-mono text-fg-2" aria-live="polite">
        {`Page ${page + 1} of ${pageCount}`}
      </span>
      <span className="justify-self-end">
        {page < pageCount - 1 && (
          <Button variant="outline" onClick={() => turnTo(page + 1)}>
            Next
            <Icon name="arrow-right" />
          </Button>
        )}
      </span>
    </nav>
  );
}

/** Cuts a list into pages of the given size; an empty list has one empty page. */
export function chunkIntoPages<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "./button.tsx";

type PagerProps = { page: number; pageCount: number; onChange: (page: number) => void; label: string };

/** Back and Next around `Page X of Y`; an absent button leaves its place, so nothing jumps. */
export function Pager({ page, pageCount, onChange, label }: PagerProps) {
  return (
    <nav aria-label={label} className="no-js:hidden mt-5 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      <span className="justify-self-start">
        {page > 0 && (
          <Button variant="outline" onClick={() => onChange(page - 1)}>
            <ArrowLeft aria-hidden className="icon" />
            Back
          </Button>
        )}
      </span>
      <span className="label-mono text-fg-2" aria-live="polite">
        Page {page + 1} of {pageCount}
      </span>
      <span className="justify-self-end">
        {page < pageCount - 1 && (
          <Button variant="outline" onClick={() => onChange(page + 1)}>
            Next
            <ArrowRight aria-hidden className="icon" />
          </Button>
        )}
      </span>
    </nav>
  );
}

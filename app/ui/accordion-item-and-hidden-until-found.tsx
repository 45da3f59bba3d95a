import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { cn } from "#app/lib/cn.ts";

type AccordionItemProps = {
  /** The URL fragment that opens the item. */
  id: string;
  /** Items of one group close each other. */
  group: string;
  summary: ReactNode;
  children: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  className?: string;
};

export function AccordionItem({ id, group, summary, children, open, onToggle, className }: AccordionItemProps) {
  return (
    <li className={cn("border-b border-line", className)}>
      <details
        name={group}
        open={open}
        onToggle={(event) => onToggle(event.currentTarget.open)}
        className="scroll-mt-8"
      >
        <summary className="chevron flex min-h-18 list-none items-center gap-4 py-3 text-[clamp(1.0625rem,1rem+0.35vw,1.25rem)] leading-[1.2] font-[650] tracking-[-0.01em]">
          {summary}
        </summary>
        {/* The id is on the panel, so that the browser opens it by itself, also without scripts. */}
        <div id={id} className="scroll-mt-26 pb-5.5 text-fg-2">
          {children}
        </div>
      </details>
    </li>
  );
}

type HiddenUntilFoundProps = {
  folded: boolean;
  /** The browser found something in here (find in page, a fragment) and shows it: make it the current one. */
  onReveal: () => void;
  children: ReactNode;
};

/**
 * Content that waits out of sight but stays in the page: readable without scripts, found by the browser's search.
 * React knows `hidden` only as on or off, hence the attribute set by hand; until then the stylesheet folds it.
 */
export function HiddenUntilFound({ folded, onReveal, children }: HiddenUntilFoundProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(onReveal);

  useLayoutEffect(() => {
    if (folded) ref.current?.setAttribute("hidden", "until-found");
    else ref.current?.removeAttribute("hidden");
  }, [folded]);

  useEffect(() => {
    const element = ref.current;
    const listener = () => {
      // Synchronously, before the browser scrolls to the match; React renders the same state afterwards.
      element?.setAttribute("data-folded", "false");
      // A fragment is in the URL already, and the URL decides what is shown.
      const target = document.getElementById(location.hash.slice(1));
      if (!element?.contains(target)) reveal();
    };
    element?.addEventListener("beforematch", listener);
    return () => element?.removeEventListener("beforematch", listener);
  }, []);

  return (
    <div ref={ref} data-folded={folded}>
      {children}
    </div>
  );
}

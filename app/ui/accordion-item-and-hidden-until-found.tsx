import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";

type AccordionItemProps = {
  /** The URL fragment that opens the item. */
  id: string;
  /** Items of one group close each other. */
  group: string;
  summary: ReactNode;
  children: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The URL names it: it stands out. */
  isTarget?: boolean;
  className?: string;
};

export function AccordionItem({
  id,
  group,
  summary,
  children,
  open,
  onToggle,
  isTarget,
  className,
}: AccordionItemProps) {
  return (
    <li className={className}>
      <details name={group} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary aria-current={isTarget ? "location" : undefined}>{summary}</summary>
        {/* The id is on the panel, so that the browser opens it by itself, also without scripts. */}
        <div id={id}>{children}</div>
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

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

type FoldableProps = {
  folded: boolean;
  /** The browser found something in here (find in page, a fragment) and shows it: make it the current one. */
  onReveal: () => void;
  children: ReactNode;
};

// There is no layout on the server, and React warns about layout effects there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Content that waits out of sight but stays in the page: readable without scripts, found by the browser's search.
 * React knows `hidden` only as on or off, hence the attribute set by hand; until then the stylesheet folds it.
 */
export function Foldable({ folded, onReveal, children }: FoldableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(onReveal);

  useBrowserLayoutEffect(() => {
    if (folded) ref.current?.setAttribute("hidden", "until-found");
    else ref.current?.removeAttribute("hidden");
  }, [folded]);

  useEffect(() => {
    const element = ref.current;
    const listener = () => {
      // Synchronously, before the browser scrolls to the match; React renders the same state afterwards.
      element?.setAttribute("data-folded", "false");
      // A fragment is in the address already, and the address decides what is shown.
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

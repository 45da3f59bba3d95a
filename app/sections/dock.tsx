import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useGoHomeToContactForm } from "#app/lib/requests/contact-prefill.ts";
import { scrollToLinkedSection } from "#app/lib/navigation.ts";
import { useKeepQueryOnSamePage } from "#app/lib/use-url-state.ts";
import type { PhaseKey } from "#domain/content/phase.ts";

/** What the bar at the bottom of a phone offers on a page; with a phase it leads to the contact form of the home page. */
export type DockAction = { label: string; amount: string; to: string; phase?: PhaseKey };

type DockProps = { action: DockAction | null; isInPage?: boolean; children: ReactNode };

/**
 * The bar at the bottom of a phone: a page's action, and what floats over every page beside it. On a wide screen
 * only the latter is left, in the corner. A page that nothing may float over has it at its end. Remounted for each page.
 */
export function Dock({ action, isInPage, children }: DockProps) {
  if (isInPage) return <div className="wrap flex justify-end pb-6">{children}</div>;
  return (
    <div
      className={cn(
        "dock fixed inset-x-0 bottom-0 z-15 flex min-h-dock items-center justify-end gap-3 px-gutter py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]",
        "border-t border-line bg-surface nav:inset-[auto_1.5rem_1.5rem_auto] nav:min-h-0 nav:border-0 nav:bg-transparent nav:p-0",
      )}
    >
      {action && <DockLink action={action} />}
      {children}
    </div>
  );
}

/** Outline while a marigold button of the page is on screen, marigold otherwise: one such action at a time. */
function DockLink({ action }: { action: DockAction }) {
  const { pathname } = useLocation();
  const pageHasPrimary = useIsPrimaryButtonInView();
  const scrollsHere = action.to.startsWith(`${pathname}#`);
  const keepQuery = useKeepQueryOnSamePage();
  const enroll = useGoHomeToContactForm(action.phase);
  return (
    <Link
      to={keepQuery(action.to)}
      preventScrollReset={scrollsHere}
      onClick={scrollsHere ? scrollToLinkedSection : enroll}
      className={cn(
        "flex min-h-12 min-w-0 flex-1 items-center justify-between gap-3 rounded-control border px-5 font-[650] no-underline transition-colors nav:hidden",
        pageHasPrimary ? "border-line-strong [&_b]:text-accent-text" : "border-accent-edge bg-accent text-on-accent",
      )}
    >
      <span className="leading-[1.15] wrap-anywhere">{action.label}</span>
      <b className="flex-none font-[750]">{action.amount}</b>
    </Link>
  );
}

function useIsPrimaryButtonInView() {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) visible[isIntersecting ? "add" : "delete"](target);
      setInView(visible.size > 0);
    });
    // <head> has no box and is never in view: it makes the observer's callback run on pages without such a button too.
    for (const element of document.querySelectorAll("[data-primary], head")) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return inView;
}

import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useGoHomeToContactForm } from "#app/lib/requests/prefill-contact-message.ts";
import { scrollToSectionOnClick } from "#app/lib/navigation.ts";
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
    <div className="dock">
      {action && <DockLink action={action} />}
      {children}
    </div>
  );
}

/** Marigold, and gone while a form, the bundle or something else marigold of the page is on screen: one such action at a time. */
function DockLink({ action }: { action: DockAction }) {
  const { pathname } = useLocation();
  const givesWay = usePrimaryInView();
  const scrollsHere = action.to.startsWith(`${pathname}#`);
  const keepQuery = useKeepQueryOnSamePage();
  const enroll = useGoHomeToContactForm(action.phase);
  return (
    <Link
      to={keepQuery(action.to)}
      preventScrollReset={scrollsHere}
      onClick={scrollsHere ? scrollToSectionOnClick : enroll}
      data-away={givesWay || undefined}
      className="flex min-h-12 min-w-0 flex-1 items-center justify-between gap-3 rounded-control border border-accent-edge bg-accent px-5 font-[650] text-on-accent no-underline nav:hidden"
    >
      <span className="leading-[1.15] wrap-anywhere">{action.label}</span>
      <b className="flex-none font-[750]">{action.amount}</b>
    </Link>
  );
}

/** Of a button all must be seen, of a form or a card enough to tell what it is. */
const partInView = (target: Element) => (target.matches("a, button") ? 0.95 : 0.2);

/** Whether one is on screen above the bar, which covers what is behind it. */
function usePrimaryInView() {
  // Until that is known: a bar that comes is calmer than one that goes.
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries) {
          visible[intersectionRatio < partInView(target) ? "delete" : "add"](target);
        }
        setInView(visible.size > 0);
      },
      { threshold: [0.2, 0.95], rootMargin: "0px 0px -72px" },
    );
    for (const element of document.querySelectorAll("[data-primary], form:has([data-primary])")) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return isInView;
}

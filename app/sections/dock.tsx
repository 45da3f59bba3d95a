import { useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { cn } from "#app/lib/cn.ts";
import { useGoHomeToContactForm } from "#app/lib/requests/contact-prefill.ts";
import { isPlainClick, scrollToLinkedSection } from "#app/lib/navigation.ts";
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

/**
 * Outline while something marigold of the page, or the card of a plan, is on screen, marigold otherwise: one such action at a time.
 * While one card alone is, it has the card's price and presses the card's button.
 */
function DockLink({ action }: { action: DockAction }) {
  const { pathname } = useLocation();
  const primaries = usePrimariesInView();
  const [card, other] = primaries?.filter((primary) => primary.matches("article")) ?? [];
  const enrollButton = other ? null : card?.querySelector("button");
  const scrollsHere = action.to.startsWith(`${pathname}#`);
  const keepQuery = useKeepQueryOnSamePage();
  const enroll = useGoHomeToContactForm(action.phase);
  return (
    <Link
      to={keepQuery(action.to)}
      preventScrollReset={scrollsHere}
      onClick={(event) => {
        if (!enrollButton || !isPlainClick(event)) return scrollsHere ? scrollToLinkedSection(event) : enroll(event);
        event.preventDefault();
        return enrollButton.click();
      }}
      className={cn(
        "flex min-h-12 min-w-0 flex-1 items-center justify-between gap-3 rounded-control border px-5 font-[650] no-underline nav:hidden",
        primaries?.length !== 0
          ? "border-line-strong [&_b]:text-accent-text"
          : "border-accent-edge bg-accent text-on-accent",
      )}
    >
      <span className="leading-[1.15] wrap-anywhere">{enrollButton ? "Enroll Now" : action.label}</span>
      <b className="flex-none font-[750]">{enrollButton ? card?.getAttribute("data-primary") : action.amount}</b>
    </Link>
  );
}

const partInView = 0.4;

/** The primary buttons and cards that are on screen, once that is known. */
function usePrimariesInView() {
  const [inView, setInView] = useState<readonly Element[]>();
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries) {
          visible[intersectionRatio < partInView ? "delete" : "add"](target);
        }
        setInView([...visible]);
      },
      { threshold: partInView },
    );
    // <head> has no box and is never in view: it makes the observer's callback run on pages without such a button too.
    for (const element of document.querySelectorAll("[data-primary], head")) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return inView;
}

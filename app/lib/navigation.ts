import { useEffect, useLayoutEffect, useRef, type MouseEvent } from "react";
import { useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { focusElement, forceFullLayout } from "./scroll.ts";

/** A press that asks for a new tab or window belongs to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** For pages that show every query and fragment from what they have: a tab or a step back needs nothing from the server. */
export const isPathChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

const longestScroll = 1500;

/**
 * A link to a part of this page scrolls there smoothly, and at once: the router scrolls when it has rendered, and not at all
 * where the visitor's next press changes the URL before that. Its scroll is made smooth too; a change of page stays
 * instant, which a rule in the stylesheet alone could not tell apart.
 */
export function scrollToLinkedSection(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainClick(event)) return;
  forceFullLayout();
  const root = document.documentElement;
  const end = () => delete root.dataset["scroll"];
  root.dataset["scroll"] = "smooth";
  addEventListener("scrollend", end, { once: true });
  setTimeout(end, longestScroll);
  const { hash } = event.currentTarget;
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  else scrollTo(0, 0);
}

let hasNavigated = false;

/** Back, forward and a reload lead to the place that was left, where the router scrolls by itself. */
export function isReturn(kind: string): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A fragment that is typed into the address has no state of the router's yet.
  return kind === "POP" && history.state !== null && (hasNavigated || visit?.type !== "navigate");
}

/** A new page, or the place in it that a link names, is where keyboards and screen readers go on, as after a full load. */
export function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  // Before the router scrolls, which needs to know the way.
  useLayoutEffect(() => {
    if (shown.current.key !== key) forceFullLayout();
  }, [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    hasNavigated = true;
    if (hash && focusElement(hash.slice(1))) return;
    if (before.pathname !== pathname) focusElement("main");
  }, [pathname, hash, key]);
}

import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { focusElement, forceFullLayout, scrollSmoothlyToSection } from "./scroll.ts";

/** A press that asks for a new tab or window belongs to the browser. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** For pages that show every query and fragment from what they have: a tab or a step back needs nothing from the server. */
export const isPathChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * A link to a part of this page scrolls there at once: the router scrolls when it has rendered, and not at all where the
 * visitor's next press changes the URL before that.
 */
export function scrollToSectionOnClick(event: MouseEvent<HTMLAnchorElement>) {
  if (isPlainClick(event)) scrollSmoothlyToSection(event.currentTarget.hash.slice(1));
}

let hasNavigated = false;

/** Back, forward and a reload lead to the place that was left, where the router scrolls by itself. */
export function isBackForwardOrReload(kind: string): boolean {
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

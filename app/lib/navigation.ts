import { useEffect, useRef, type MouseEvent } from "react";
import { useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { focusElement } from "./scroll.ts";

/** A press that asks for a new tab or window belongs to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** For pages that show every query and fragment from what they have: a tab or a step back needs nothing from the server. */
export const isPathChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A new page, or the place in it that a link names, is where keyboards and screen readers go on, as after a full load. */
export function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    if (hash && focusElement(hash.slice(1))) return;
    if (before.pathname !== pathname) focusElement("main");
  }, [pathname, hash, key]);
}

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusPlace } from "./scroll.ts";

/** A new page, or the place in it that a link names, is where keyboards and screen readers go on, as after a full load. */
export function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    if (hash && focusPlace(hash.slice(1))) return;
    if (before.pathname !== pathname) focusPlace("main");
  }, [pathname, hash, key]);
}

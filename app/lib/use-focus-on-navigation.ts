import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page starts at its content for keyboards and screen readers too, as it would after a full load. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

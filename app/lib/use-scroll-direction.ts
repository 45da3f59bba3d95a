import { useEffect } from "react";

/** Above this the page counts as unread, and the bounce at its top as no scroll. */
const topArea = 64;
/** In pixels: a resting finger is no scroll. */
const leastMove = 8;

/** Tells the stylesheet which way the page was scrolled last, where the browser has no scroll-state query of its own. */
export function useScrollDirection() {
  useEffect(() => {
    if (CSS.supports("container-type: scroll-state")) return undefined;
    const { dataset } = document.documentElement;
    let last = scrollY;
    const note = () => {
      if (Math.abs(scrollY - last) < leastMove) return;
      dataset["scrolled"] = scrollY > Math.max(last, topArea) ? "down" : "up";
      last = scrollY;
    };
    addEventListener("scroll", note, { passive: true });
    return () => {
      removeEventListener("scroll", note);
      delete dataset["scrolled"];
    };
  }, []);
}

import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { scrollToSection } from "./scroll.ts";

const settleDelay = 100;

/**
 * On a slow phone the new page may need longer than the first wait. Once it stands there is one more, because the
 * router's own scroll to the top comes with the page and would undo ours.
 */
function scrollOnceThere(id: string, triesLeft: number) {
  if (document.getElementById(id)) setTimeout(() => scrollToSection(id), settleDelay);
  else if (triesLeft > 0) setTimeout(() => scrollOnceThere(id, triesLeft - 1), settleDelay);
}

/** Phase pages have no dialog: enrolling goes home and, once that page stands, scrolls to its contact form. */
export function useEnrollOnHome() {
  const navigate = useNavigate();
  return async (event: MouseEvent) => {
    event.preventDefault();
    await navigate("/");
    scrollOnceThere("contact", 20);
  };
}
